/**
 * The card objects of a course, to be laid again as a layout says. Cards that are there already stay the same
 * objects.
 */
import type { Card as CardNumber } from '../../../core/card.js';

/**
 * Each card is taken once. Of equal cards the lowest is taken first. A move takes few, mostly in their order, so that
 * they are found in a list faster than in a map.
 */
export class Supply<Card> {
  /** Undefined for a card that was taken. */
  private readonly numbers: (CardNumber | undefined)[] = [];
  /** All before this one were taken. */
  private first = 0;

  /** @param make makes a card that is not there */
  constructor(
    private readonly cards: readonly Card[],
    numberOf: (card: Card) => CardNumber,
    private readonly make: (number: CardNumber) => Card,
  ) {
    for (const card of cards) this.numbers.push(numberOf(card));
  }

  take(number: CardNumber): Card {
    const { cards, numbers, first } = this;
    const at = numbers[first] === number ? first : numbers.indexOf(number, first);
    const card = cards[at];
    if (card === undefined) return this.make(number);
    numbers[at] = undefined;
    if (at === first) this.first++;
    return card;
  }
}

/**
 * Calls `lay` for each pile with the number of cards that stay at its bottom, and the cards to lay on them.
 * @param piles each with its cards and the numbers of those that it is to hold, both bottom to top
 */
export function relay<
  Card,
  Pile extends { readonly cards: readonly Card[]; readonly numbers: readonly CardNumber[] },
>(
  piles: readonly Pile[],
  {
    numberOf,
    make,
  }: { readonly numberOf: (card: Card) => CardNumber; readonly make: (number: CardNumber) => Card },
  lay: (pile: Pile, kept: number, laid: Card[]) => void,
): void {
  const staying: number[] = [];
  const taken: Card[] = [];
  for (const { cards, numbers } of piles) {
    const most = Math.min(cards.length, numbers.length);
    let same = 0;
    while (same < most && numberOf(cards[same] as Card) === numbers[same]) same++;
    staying.push(same);
    for (let index = same; index < cards.length; index++) taken.push(cards[index] as Card);
  }
  const supply = new Supply(taken, numberOf, make);
  for (const [index, pile] of piles.entries()) {
    const kept = staying[index] ?? 0;
    lay(
      pile,
      kept,
      pile.numbers.slice(kept).map((number) => supply.take(number)),
    );
  }
}
