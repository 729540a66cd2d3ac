/**
 * A layout as sets of cards instead of piles. A face-up card of the tableau is locked while it lies where it was
 * dealt, first of its pile's face-up cards, and otherwise placed. Where a placed card lies is not told: it can be moved
 * to the twin of the card under it at any time.
 */
import type { Card } from '../core/card.js';
import { ACE, DECK_SIZE, KING, isRed, rankOf, suitOf } from '../core/card.js';
import type { Pile } from '../core/pile.js';
import type { Layout } from '../games/klondike/model/layout.js';
import { foundationsOf, tableauOf } from '../games/klondike/model/layout.js';
import type { Rules } from '../games/klondike/model/rules.js';
import {
  allOnFoundations,
  alternateColors,
  onlyOnFoundations,
  playsItself,
  wholeSuits,
} from '../games/klondike/model/rules.js';
import { ALL_HIGH, ALL_LOW, FIRST_KING, HIGH, LOW, indexOfCard } from './card-index.js';
import { heightsIn } from './heights.js';
import type { StockReach } from './stock-reach.js';
import { MOST_IN_STOCK, rowOf, stockReach } from './stock-reach.js';

/** What happens to the tableau when a locked card leaves its place. Each is asked by the card's index. */
export interface LockedPiles {
  /** The card turned up then. */
  readonly turnedLow: Int32Array;
  readonly turnedHigh: Int32Array;
  /** 1 if a card is turned up. */
  readonly turned: Int32Array;
  /** That card if it is locked in its turn, or -1: a king alone in its pile is as good as placed. */
  readonly lockedNext: Int32Array;
  /** What the key of the hidden cards loses. */
  readonly weight: Int32Array;
  /** 1 if the pile is empty then. */
  readonly empties: Int32Array;
}

/** Where a search starts. */
export interface Start {
  readonly visibleLow: number;
  readonly visibleHigh: number;
  readonly lockedLow: number;
  readonly lockedHigh: number;
  /** As in `heights.ts`. */
  readonly heights: number;
  /** A number that tells how much of each pile is still locked. */
  readonly lockKey: number;
  /** Cards face down on the tableau. */
  readonly hidden: number;
  readonly empty: number;
  /** How many cards are in the waste. */
  readonly boundary: number;
  /** How often the waste may still be turned over, if that is limited. */
  readonly redeals: number;
  /** The cards of stock and waste in a row, and the place of each card in it. */
  readonly row: Int32Array;
  readonly placeInRow: Int32Array;
  readonly piles: LockedPiles;
  readonly reach: StockReach;
  readonly worryBack: boolean;
  /** The game is won as soon as the rest plays itself. */
  readonly wonEarly: boolean;
}

/** Redeals left are counted up to here. */
export const MOST_REDEALS = 19;

/** The most keys that `lockKey` can have: seven piles as they are dealt, one to seven cards, each counted from 0. */
const LOCK_KEYS = 2 * 3 * 4 * 5 * 6 * 7 * 8;

const WINS_TOLD: readonly Rules['isWon'][] = [allOnFoundations, onlyOnFoundations, wholeSuits, playsItself];

/** Undefined if sets do not tell this layout or these rules exactly. */
export function startOf(rules: Rules, layout: Layout): Start | undefined {
  if (rules.build !== alternateColors || !WINS_TOLD.includes(rules.isWon)) return undefined;
  const row = rowOf(layout);
  if (row.length > MOST_IN_STOCK || !isWhole(layout)) return undefined;
  if (!foundationsOf(layout).every(isSuit) || !tableauOf(layout).every(isRun)) return undefined;
  const tableau = lockedIn(tableauOf(layout));
  const redeals = rules.redeals - layout.redeals;
  const isUnlimited = redeals >= row.length;
  if (tableau.lockKeys > LOCK_KEYS || (!isUnlimited && redeals > MOST_REDEALS)) return undefined;
  const indexes = row.map(indexOfCard);
  const placeInRow = new Int32Array(DECK_SIZE);
  indexes.forEach((card, place) => (placeInRow[card] = place));
  return {
    ...tableau,
    heights: heightsIn(layout),
    boundary: layout.waste.cards.length,
    redeals: isUnlimited ? 0 : Math.max(0, redeals),
    row: Int32Array.from(indexes),
    placeInRow,
    reach: stockReach(rules, isUnlimited),
    worryBack: rules.worryBack,
    wonEarly: rules.isWon === playsItself,
  };
}

/** All 52 cards, each once. */
function isWhole(layout: Layout): boolean {
  let [count, low, high] = [0, 0, 0];
  for (const { cards } of [layout.stock, layout.waste, ...foundationsOf(layout), ...tableauOf(layout)]) {
    count += cards.length;
    for (const card of cards) {
      low |= LOW[indexOfCard(card)] ?? 0;
      high |= HIGH[indexOfCard(card)] ?? 0;
    }
  }
  return count === DECK_SIZE && low === ALL_LOW && high === ALL_HIGH;
}

const isSuit = ({ cards, faceDown }: Pile): boolean =>
  faceDown === 0 &&
  cards.every((card, at) => rankOf(card) === at + ACE && suitOf(card) === suitOf(cards[0] ?? card));

/** Are the face-up cards a run, as every game leaves them? */
const isRun = ({ cards, faceDown }: Pile): boolean =>
  (cards.length === 0 || faceDown < cards.length) &&
  cards.slice(faceDown + 1).every((card, at) => follows(card, cards[faceDown + at] ?? card));

const follows = (card: Card, onto: Card): boolean =>
  isRed(card) !== isRed(onto) && rankOf(card) === rankOf(onto) - 1;

type Tableau = Pick<
  Start,
  'visibleLow' | 'visibleHigh' | 'lockedLow' | 'lockedHigh' | 'lockKey' | 'hidden' | 'empty' | 'piles'
> & { readonly lockKeys: number };

function lockedIn(tableau: readonly Pile[]): Tableau {
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
