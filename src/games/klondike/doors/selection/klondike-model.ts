import { valueText } from '../../../../core/given.js';
import { Card, Pile } from './pile.js';
import { pileAt } from '../../contract/checked-numbers.js';
import { FOUNDATIONS, TABLEAU } from '../../words/piles.js';
import { NoSuchElementException, listOf, mustBe } from './exceptions.js';
import { Location } from './location.js';

/** The piles of a game. They belong to the caller that made the model, and are empty until a controller deals. */
export class KlondikeModel {
  private readonly mainDeck = new Pile();
  private readonly wastePile = new Pile();
  private readonly foundationPiles = FOUNDATIONS.map(() => new Pile());
  private readonly tableauPiles = TABLEAU.map(() => new Pile());

  getMainDeck(): Pile {
    return this.mainDeck;
  }

  /** The tableau pile with this index, from 0 (leftmost) to 6. @throws NoSuchElementException for any other */
  getTableauPile(index: number): Pile {
    return existing(this.tableauPiles, index, 'tableau');
  }

  /** The foundation pile with this index, from 0 (leftmost) to 3. @throws NoSuchElementException for any other */
  getFoundationPile(index: number): Pile {
    return existing(this.foundationPiles, index, 'foundation');
  }

  getWastePile(): Pile {
    return this.wastePile;
  }
}

function existing(piles: readonly Pile[], index: number, name: string): Pile {
  const pile = pileAt(piles, index);
  if (pile === undefined) {
    throw new NoSuchElementException(
      `no ${name} pile ${valueText(index)}: they are 0 to ${piles.length - 1}`,
    );
  }
  return pile;
}

/** Cards lifted from a pile, with the place they come from. */
export class Selection {
  private readonly cards: readonly Card[];

  /**
   * `cards` are bottom to top.
   * @throws IllegalArgumentException if an argument is of the wrong class
   */
  constructor(
    private readonly origin: Location,
    cards: readonly Card[],
  ) {
    mustBe(Location, origin);
    this.cards = listOf(Card, cards);
  }

  /** The location where the lowest of the cards was. */
  getOrigin(): Location {
    return this.origin;
  }

  /** The cards from bottom to top, in a new array. */
  getCards(): Card[] {
    return this.cards.slice();
  }

  getNumCards(): number {
    return this.cards.length;
  }
}
