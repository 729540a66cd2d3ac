/**
 * A layout as sets of cards instead of piles. A face-up tableau card is locked if it is still where it was dealt and is
 * the first face-up card of its pile. Otherwise it is placed. The sets don't record where a placed card is, because it
 * can always move to the twin of the card under it.
 */
import type { Card } from '../core/card.js';
import { ACE, DECK_SIZE, isRed, KING, rankOf, suitOf } from '../core/card.js';
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
import { ALL_HIGH, ALL_LOW, FIRST_KING, HIGH, indexOfCard, LOW } from './card-index.js';
import { heightsIn } from './heights.js';
import type { StockReach } from './stock-reach.js';
import { MOST_IN_STOCK, rowOf, stockReach } from './stock-reach.js';

/** The start of a search, with everything it needs to know about the rules. */
export interface SearchStart extends LockedTableau {
  /** How many cards are on each foundation, as in `heights.ts`. */
  readonly heights: number;
  /** How many cards are in the waste, 0 to the length of the row. */
  readonly boundary: number;
  /** How many redeals are left, 0 to `MOST_REDEALS`; 0 if they are unlimited. */
  readonly redeals: number;
  /** The cards in the stock and waste, in the order of `rowOf`. */
  readonly row: Int32Array;
  /** The place in the row of each stock or waste card, indexed by card; 0 for all other cards. */
  readonly placeInRow: Int32Array;
  readonly reach: StockReach;
  /** May cards come back from the foundations? */
  readonly worryBack: boolean;
  /** Is the game won as soon as it can finish itself? */
  readonly isWonEarly: boolean;
}

/** The most redeals that a position can count: 25 boundaries times 20 values fit in the nine bits of a pass. */
export const MOST_REDEALS = 19;

/** The most values of `lockKey`: seven piles as dealt, with one to seven cards, each counted from 0. */
const LOCK_KEYS = 2 * 3 * 4 * 5 * 6 * 7 * 8;

/**
 * The same rules, but with no more redeals than a position can count. A win under these also wins with more redeals.
 */
export const withCountedRedeals = (rules: Rules, layout: Layout): Rules =>
  rules.redeals === Infinity || rules.redeals - layout.redeals <= MOST_REDEALS
    ? rules
    : { ...rules, redeals: layout.redeals + MOST_REDEALS };

const SUPPORTED_WINS: readonly Rules['isWon'][] = [
  allOnFoundations,
  onlyOnFoundations,
  wholeSuits,
  playsItself,
];

/** Undefined if card sets can't represent this layout or these rules exactly. */
export function startOf(rules: Rules, layout: Layout): SearchStart | undefined {
  if (rules.build !== alternateColors || !SUPPORTED_WINS.includes(rules.isWon)) return undefined;
  const row = rowOf(layout);
  if (row.length > MOST_IN_STOCK || !isWhole(layout)) return undefined;
  if (!foundationsOf(layout).every(isSuit) || !tableauOf(layout).every(isRun)) return undefined;
  const tableau = lockedTableau(tableauOf(layout));
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
    isWonEarly: rules.isWon === playsItself,
  };
}

/** A placeholder for a card that is never played. No card has this number. */
const NEVER_PLAYED = 60;

/**
 * The same start, but this card from the stock or waste is never played. The game is won when no card is face down and
 * no other card is left in stock and waste.
 */
export const startWithout = (start: SearchStart, card: Card): SearchStart => ({
  ...start,
  row: start.row.map((index) => (index === indexOfCard(card) ? NEVER_PLAYED : index)),
  isWonEarly: true,
});

/** Does the layout hold each of the 52 cards once? */
function isWhole(layout: Layout): boolean {
  let count = 0;
  let low = 0;
  let high = 0;
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

/** Are the face-up cards a run, as in every normal game? */
const isRun = ({ cards, faceDown }: Pile): boolean =>
  (cards.length === 0 || faceDown < cards.length) &&
  cards.slice(faceDown + 1).every((card, at) => follows(card, cards[faceDown + at] ?? card));

const follows = (card: Card, onto: Card): boolean =>
  isRed(card) !== isRed(onto) && rankOf(card) === rankOf(onto) - 1;

/**
 * The tableau at the start of a search, as sets of cards. The locked cards of a pile are those still where they were
 * dealt: all face-down cards and the first face-up one. The last of these is the pile's surface card. An open king at
 * the bottom is not locked: nothing is below it, and all empty piles are equivalent.
 */
interface LockedTableau {
  /** The face-up cards. */
  readonly visibleLow: number;
  readonly visibleHigh: number;
  /** The surface cards. */
  readonly lockedLow: number;
  readonly lockedHigh: number;
  /**
   * The number of locked cards in each pile, in mixed radix. Each pile with locked cards has a digit, from 0 to the
   * number of its locked cards now. The leftmost pile has the lowest digit.
   */
  readonly lockKey: number;
  /** The number of keys: `lockKey` is less than this. */
  readonly lockKeys: number;
  /** Face-down cards, 0 to 21 after a deal. */
  readonly hidden: number;
  /** Empty piles, 0 to 7. */
  readonly empty: number;
  /** The changes in the tableau when a locked card leaves, indexed by card, 0 to 51. */
  readonly piles: {
    /** The card that is turned up, as a set of one card or none. */
    readonly turnedLow: Int32Array;
    readonly turnedHigh: Int32Array;
    /** 1 if a card is turned up, otherwise 0. */
    readonly turned: Int32Array;
    /** The index of that card if it is locked too, or -1: a king alone in its pile counts as placed. */
    readonly lockedNext: Int32Array;
    /** What `lockKey` loses. */
    readonly weight: Int32Array;
    /** 1 if the pile becomes empty, otherwise 0. */
    readonly empties: Int32Array;
  };
}

/** @param tableau the seven piles, leftmost first; the face-up cards of each are a run */
function lockedTableau(tableau: readonly Pile[]): LockedTableau {
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

/**
 * The cards of a pile that are still where they were dealt, bottom to top. The list is empty if an open king is at the
 * bottom.
 */
export function lockedCards({ cards, faceDown }: Pile): number[] {
  const [first] = cards;
  if (first === undefined || (faceDown === 0 && rankOf(first) === KING)) return [];
  return cards.slice(0, faceDown + 1).map(indexOfCard);
}

const newPiles = (): LockedTableau['piles'] => ({
  turnedLow: new Int32Array(DECK_SIZE),
  turnedHigh: new Int32Array(DECK_SIZE),
  turned: new Int32Array(DECK_SIZE),
  lockedNext: new Int32Array(DECK_SIZE).fill(-1),
  weight: new Int32Array(DECK_SIZE),
  empties: new Int32Array(DECK_SIZE),
});

/** Records what each locked card of a pile turns up. @param locked bottom to top */
function lockPile(piles: LockedTableau['piles'], locked: readonly number[], unit: number): void {
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
