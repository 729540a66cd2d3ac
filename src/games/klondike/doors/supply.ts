/**
 * The card objects of a course, to be laid again as a layout says. Cards that are there already stay the same
 * objects.
 */
import type { Card as CardNumber } from '../../../core/card.js';

/** Each card is taken once. Of equal cards the lowest is taken first. */
export class Supply<Card> {
  private readonly cards = new Map<CardNumber, Card[]>();

  /** @param make makes a card that is not there */
  constructor(
    cards: readonly Card[],
    numberOf: (card: Card) => CardNumber,
    private readonly make: (number: CardNumber) => Card,
  ) {
    for (const card of cards) {
      const alike = this.cards.get(numberOf(card));
      if (alike === undefined) this.cards.set(numberOf(card), [card]);
      else alike.push(card);
    }
  }

  /** The cards of these numbers, in their order. */
  take(numbers: readonly CardNumber[]): Card[] {
    return numbers.map((number) => this.cards.get(number)?.shift() ?? this.make(number));
  }
}
