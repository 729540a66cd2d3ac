import { listOf, mustBe } from '../arguments.js';
import { Card } from './card.js';
import { Location } from './location.js';

/** Cards lifted from a pile, with the place they come from. */
export class Selection {
  private readonly cards: readonly Card[];

  /**
   * `cards` bottom to top.
   * @throws IllegalArgumentException for any other argument
   */
  constructor(
    private readonly origin: Location,
    cards: readonly Card[],
  ) {
    mustBe(Location, origin);
    this.cards = listOf(Card, cards);
  }

  /** Where the lowest of the cards lay. */
  getOrigin(): Location {
    return this.origin;
  }

  /** Bottom to top, in a new array. */
  getCards(): Card[] {
    return this.cards.slice();
  }

  getNumCards(): number {
    return this.cards.length;
  }
}
