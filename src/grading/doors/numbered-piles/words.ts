/** The classes of the numbered piles behind a port. */
import type { Card } from '../../../core/card.js';
import type { Crossing, ObjectPort, Ref } from '../port/object-port.js';
import { numberIn, objectIn } from '../port/object-port.js';
import { YorkWords } from '../york/york-words.js';

/** How many piles have a number: the main deck, seven working piles, four finished piles. */
export const PILE_COUNT = 12;

export class NumberedWords {
  readonly cards: YorkWords;

  constructor(readonly port: ObjectPort) {
    this.cards = new YorkWords(port, 'suit first');
  }

  newGame(): Ref {
    return this.port.construct('Game', []);
  }

  location(pile: number, index: number): Ref {
    return this.port.construct('CardLocation', [pile, index]);
  }

  pile(game: Ref, index: number): Ref {
    return objectIn(this.port.call(game, 'getPile', [index]), `getPile(${index})`);
  }

  count(deck: Ref): number {
    return numberIn(this.port.call(deck, 'getNumCards', []), 'getNumCards()');
  }

  exposed(deck: Ref): number {
    return numberIn(this.port.call(deck, 'getExposeIndex', []), 'getExposeIndex()');
  }

  cardAt(deck: Ref, index: number): Crossing {
    return this.port.call(deck, 'getCard', [index]);
  }

  /** Bottom to top. */
  cardsOf(deck: Ref): Card[] {
    return Array.from({ length: this.count(deck) }, (_, index) => this.cards.read(this.cardAt(deck, index)));
  }

  add(deck: Ref, cards: readonly Card[]): void {
    for (const card of cards) this.port.tell(deck, 'add', [this.cards.make(card)]);
  }

  /** Takes all cards off a pile. */
  empty(deck: Ref): void {
    if (this.count(deck) > 0) this.port.tell(deck, 'removeCards', [0]);
    for (let left = this.count(deck); left > 0; left--) this.port.tell(deck, 'drawCard', []);
  }
}
