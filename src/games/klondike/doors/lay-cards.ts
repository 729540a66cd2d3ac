/** Lays a course's card objects as in a layout. Cards that are already on the table stay the same objects. */
import type { Card as CardNumber } from '../../../core/card.js';

/**
 * Card objects, each of which can be taken once; among equal cards, the lowest comes first. A list is faster than a map
 * here, because a move takes few cards, mostly in their order.
 */
export class CardSupply<Card> {
  /** Undefined for a card that was taken. */
  private readonly numbers: (CardNumber | undefined)[] = [];
  /** All cards before this index were taken. */
  private first = 0;

  /** @param make makes a card that is not among `cards` */
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
 * Calls `lay` for each pile, with the number of cards that stay at its bottom and the cards to lay on top of them.
 * @param piles each with its current cards and the numbers of its new cards, bottom to top
 */
export function layCards<
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
  const supply = new CardSupply(taken, numberOf, make);
  for (const [index, pile] of piles.entries()) {
    const kept = staying[index] ?? 0;
    lay(
      pile,
      kept,
      pile.numbers.slice(kept).map((number) => supply.take(number)),
    );
  }
}
