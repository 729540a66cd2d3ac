/** The classes of the clicks door behind a port. */
import type { Card, Suit } from '../../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES, cardOf, rankOf, suitOf } from '../../../core/card.js';
import type { Ref } from '../port/object-port.js';
import { SubmissionError, keyOf, numberIn, objectIn } from '../port/object-port.js';
import { CardWords } from '../card-words.js';

const SUITS: readonly (readonly [name: string, suit: Suit])[] = [
  ['Clubs', CLUBS],
  ['Diamonds', DIAMONDS],
  ['Hearts', HEARTS],
  ['Spades', SPADES],
];

/** The piles of a window. The game moves the cards in them. */
export interface ClicksWindow {
  readonly stock: Ref;
  readonly discard: Ref;
  readonly foundations: readonly Ref[];
  readonly columns: readonly Ref[];
}

export class ClicksWords extends CardWords {
  private readonly suits = this.constants('Suit', SUITS);

  protected override newCard(card: Card): Ref {
    const [name = ''] = SUITS.find(([, suit]) => suit === suitOf(card)) ?? [];
    return this.port.construct('Card', [rankOf(card), this.port.constant('Suit', name)]);
  }

  protected override cardIn(object: Ref): Card {
    const suit = this.suits.get(keyOf(this.port.get(object, 'suit')));
    if (suit === undefined) throw new SubmissionError('TypeError', 'a card has no suit');
    return cardOf(numberIn(this.port.get(object, 'rank'), 'rank'), suit);
  }

  newWindow(): ClicksWindow {
    const { port } = this;
    const several = (name: string, count: number): Ref[] =>
      Array.from({ length: count }, () => port.construct(name, []));
    return {
      stock: port.construct('CardPile', []),
      discard: port.construct('DiscardPile', []),
      foundations: several('CardPile', 4),
      columns: several('TableauColumn', 7),
    };
  }

  newGame({ stock, columns }: ClicksWindow, seed: number): Ref {
    return this.port.construct('Game', [stock, columns, seed]);
  }

  /** Bottom to top. */
  stack(on: Ref, property: 'pile' | 'faceDownPile'): Card[] {
    return this.readAll(this.port.get(on, property), property);
  }

  fillStack(on: Ref, property: 'pile' | 'faceDownPile', cards: readonly Card[]): void {
    const stack = this.port.part(on, property);
    this.port.tell(stack, 'splice', [0, this.stack(on, property).length]);
    for (const card of cards) this.port.tell(stack, 'push', [this.make(card)]);
  }

  queueOf(column: Ref): Ref {
    return objectIn(this.port.get(column, 'faceUpPile'), 'faceUpPile');
  }

  count(queue: Ref): number {
    return numberIn(this.port.get(queue, 'count'), 'count');
  }

  /** Front to back. The card at the back is the top card. */
  queue(queue: Ref): Card[] {
    return this.readAll(this.port.call(queue, 'toArray', []), 'toArray()');
  }

  fillQueue(queue: Ref, cards: readonly Card[]): void {
    for (let left = this.count(queue); left > 0; left--) this.port.tell(queue, 'dequeue', []);
    for (const card of cards) this.port.tell(queue, 'enqueue', [this.make(card)]);
  }
}
