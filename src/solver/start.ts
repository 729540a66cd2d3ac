/**
 * A layout as sets of cards instead of piles. A face-up card of the tableau is locked while it lies where it was
 * dealt, first of its pile's face-up cards, and otherwise placed. Where a placed card lies is not told: it can be moved
 * to the twin of the card under it at any time.
 */
import type { Card } from '../core/card.js';
import { ACE, DECK_SIZE, isRed, rankOf, suitOf } from '../core/card.js';
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
import { ALL_HIGH, ALL_LOW, HIGH, LOW, indexOfCard } from './card-index.js';
import { heightsIn } from './heights.js';
import type { LockedTableau } from './locked-piles.js';
import { lockedTableau } from './locked-piles.js';
import type { StockReach } from './stock-reach.js';
import { MOST_IN_STOCK, rowOf, stockReach } from './stock-reach.js';

/** The position that a search starts from, and all that it must know of the rules. */
export interface Start extends LockedTableau {
  /** How many cards lie on each foundation, as in `heights.ts`. */
  readonly heights: number;
  /** How many cards are in the waste, 0 to the length of the row. */
  readonly boundary: number;
  /** How often the waste may still be turned over, 0 to `MOST_REDEALS`; 0 if that is not limited. */
  readonly redeals: number;
  /** The cards of stock and waste, in the order of `rowOf`. */
  readonly row: Int32Array;
  /** The place in the row of each of its cards, by the card's index; 0 for other cards. */
  readonly placeInRow: Int32Array;
  readonly reach: StockReach;
  /** Cards may come back from the foundations. */
  readonly worryBack: boolean;
  /** The game is won as soon as the rest plays itself. */
  readonly wonEarly: boolean;
}

/** Redeals left are counted up to here: 25 boundaries times 20 numbers of redeals fit the nine bits of a pass. */
export const MOST_REDEALS = 19;

/** The most keys that `lockKey` can have: seven piles as they are dealt, one to seven cards, each counted from 0. */
const LOCK_KEYS = 2 * 3 * 4 * 5 * 6 * 7 * 8;

/** The rules, with as many redeals as a position can count if there are more: whatever wins so, wins. */
export const withCountedRedeals = (rules: Rules, layout: Layout): Rules =>
  rules.redeals === Infinity || rules.redeals - layout.redeals <= MOST_REDEALS
    ? rules
    : { ...rules, redeals: layout.redeals + MOST_REDEALS };

const WINS_TOLD: readonly Rules['isWon'][] = [allOnFoundations, onlyOnFoundations, wholeSuits, playsItself];

/** Undefined if sets do not tell this layout or these rules exactly. */
export function startOf(rules: Rules, layout: Layout): Start | undefined {
  if (rules.build !== alternateColors || !WINS_TOLD.includes(rules.isWon)) return undefined;
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
    wonEarly: rules.isWon === playsItself,
  };
}

/** Replaces a card that is never played. No card has this number. */
const NEVER_PLAYED = 60;

/**
 * The same start, but this card of the stock or waste is never played. The game is won when no card is face down and no
 * other card is left in the stock and waste.
 */
export const startKeeping = (start: Start, card: Card): Start => ({
  ...start,
  row: start.row.map((index) => (index === indexOfCard(card) ? NEVER_PLAYED : index)),
  wonEarly: true,
});

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
