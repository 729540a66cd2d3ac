/**
 * The tableau as sets of cards. The locked cards of a pile are those that lie where they were dealt: all that are face
 * down, and the first that is face up. The last of these is the pile's surface card. A king that lies open at the bottom
 * is not locked: nothing is below it, and one empty pile is as good as another.
 */
import { DECK_SIZE, KING, rankOf } from '../core/card.js';
import type { Pile } from '../core/pile.js';
import { FIRST_KING, HIGH, LOW, indexOfCard } from './card-index.js';

/** What happens to the tableau when a locked card leaves its place. Each is asked by the card's index, 0 to 51. */
interface LockedPiles {
  /** The card turned up then, as a set of one card or none. */
  readonly turnedLow: Int32Array;
  readonly turnedHigh: Int32Array;
  /** 1 if a card is turned up, or else 0. */
  readonly turned: Int32Array;
  /** The index of that card if it is locked in its turn, or -1: a king alone in its pile is as good as placed. */
  readonly lockedNext: Int32Array;
  /** What `lockKey` loses. */
  readonly weight: Int32Array;
  /** 1 if the pile is empty then, or else 0. */
  readonly empties: Int32Array;
}

/** The tableau when a search starts. */
export interface LockedTableau {
  /** The face-up cards. */
  readonly visibleLow: number;
  readonly visibleHigh: number;
  /** The surface cards. */
  readonly lockedLow: number;
  readonly lockedHigh: number;
  /**
   * How many cards of each pile are locked, in mixed radix: a digit from 0 to their number now for each pile that has
   * any, leftmost pile lowest.
   */
  readonly lockKey: number;
  /** How many keys there are: `lockKey` is below. */
  readonly lockKeys: number;
  /** Cards face down, 0 to 21 after a deal. */
  readonly hidden: number;
  /** Empty piles, 0 to 7. */
  readonly empty: number;
  readonly piles: LockedPiles;
}

/** @param tableau the seven piles, leftmost first; the face-up cards of each are a run */
export function lockedTableau(tableau: readonly Pile[]): LockedTableau {
  const piles = newPiles();
  const sets = {
    visibleLow: 0,
    visibleHigh: 0,
    lockedLow: 0,
    lockedHigh: 0,
    lockKey: 0,
    hidden: 0,
    empty: 0,
  };
  let unit = 1;
  for (const { cards, faceDown } of tableau) {
    for (const card of cards.slice(faceDown)) {
      sets.visibleLow |= LOW[indexOfCard(card)] ?? 0;
      sets.visibleHigh |= HIGH[indexOfCard(card)] ?? 0;
    }
    if (cards.length === 0) sets.empty++;
    const locked = lockedCards({ cards, faceDown });
    const surface = locked.at(-1);
    if (surface !== undefined) {
      sets.lockedLow |= LOW[surface] ?? 0;
      sets.lockedHigh |= HIGH[surface] ?? 0;
      sets.lockKey += unit * locked.length;
      sets.hidden += faceDown;
      lockPile(piles, locked, unit);
      unit *= locked.length + 1;
    }
  }
  return { ...sets, piles, lockKeys: unit };
}

/** The cards of a pile that lie where they were dealt, bottom to top: none if it is empty or begins with an open king. */
export function lockedCards({ cards, faceDown }: Pile): number[] {
  const [first] = cards;
  if (first === undefined || (faceDown === 0 && rankOf(first) === KING)) return [];
  return cards.slice(0, faceDown + 1).map(indexOfCard);
}

const newPiles = (): LockedPiles => ({
  turnedLow: new Int32Array(DECK_SIZE),
  turnedHigh: new Int32Array(DECK_SIZE),
  turned: new Int32Array(DECK_SIZE),
  lockedNext: new Int32Array(DECK_SIZE).fill(-1),
  weight: new Int32Array(DECK_SIZE),
  empties: new Int32Array(DECK_SIZE),
});

/** Writes down what each card of a pile turns up. `locked` is bottom to top. */
function lockPile(piles: LockedPiles, locked: readonly number[], unit: number): void {
  locked.forEach((card, level) => {
    const below = locked[level - 1];
    piles.weight[card] = unit;
    if (below === undefined) {
      piles.empties[card] = 1;
      return;
    }
    piles.turned[card] = 1;
    piles.turnedLow[card] = LOW[below] ?? 0;
    piles.turnedHigh[card] = HIGH[below] ?? 0;
    if (level === 1 && below >= FIRST_KING) piles.weight[card] = 2 * unit;
    else piles.lockedNext[card] = below;
  });
}
