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

/** A pile as it lies, and the cards that it is to hold, both bottom to top. */
interface Relaying<Card> {
  readonly cards: readonly Card[];
  readonly numbers: readonly CardNumber[];
}

/** The numbers of a course's cards, and how such a card is made. */
interface Numbering<Card> {
  readonly numberOf: (card: Card) => CardNumber;
  readonly make: (number: CardNumber) => Card;
}

/** Calls `lay` for each pile with the number of cards that stay at its bottom, and the cards to lay on them. */
export function relay<Card, Pile extends Relaying<Card>>(
  piles: readonly Pile[],
  { numberOf, make }: Numbering<Card>,
  lay: (pile: Pile, kept: number, laid: Card[]) => void,
): void {
  const staying = piles.map(({ cards, numbers }) => {
    const most = Math.min(cards.length, numbers.length);
    let same = 0;
    while (same < most && numberOf(cards[same] as Card) === numbers[same]) same++;
    return same;
  });
  const taken = piles.flatMap(({ cards }, index) => cards.slice(staying[index]));
  const supply = new Supply(taken, numberOf, make);
  piles.forEach((pile, index) => {
    const kept = staying[index] ?? 0;
    lay(pile, kept, supply.take(pile.numbers.slice(kept)));
  });
}
