/** The classes of the numbered piles behind a port. */
import type { Card } from '../../../core/card.js';
import type { PortValue, Ref } from '../port/object-port.js';
import { objectIn } from '../port/object-port.js';
import { YorkWords } from '../card-words.js';

/** Piles have the numbers 0 to 11: the main deck, seven working piles, four finished piles. */
export const PILE_COUNT = 12;

export class NumberedWords extends YorkWords {
  protected override cardArguments(suit: PortValue, rank: PortValue): readonly PortValue[] {
    return [suit, rank];
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

  add(deck: Ref, cards: readonly Card[]): void {
    for (const card of cards) this.port.tell(deck, 'add', [this.make(card)]);
  }

  /** Removes all cards from a pile. */
  empty(deck: Ref): void {
    if (this.count(deck) > 0) this.port.tell(deck, 'removeCards', [0]);
    for (let left = this.count(deck); left > 0; left--) this.port.tell(deck, 'drawCard', []);
  }
}
