/** The moves and their effects. Source: University of Maryland, Baltimore County, CMSC 202. */
import type { Card } from '../../../core/card.js';
import { NO_CARD, rankOf } from '../../../core/card.js';
import { checkGiven } from '../../../core/given.js';
import type { Cell } from '../words/cell.js';
import { areTouching, checkCell, isSameCell } from '../words/cell.js';
import type { Grid } from './grid.js';
import { cardAt, checkGrid, checkSize, indexOf } from './grid.js';
import type { MonteCarloRefusalStrings } from '../words/strings/english.js';
import { MONTECARLO_REFUSALS_ENGLISH } from '../words/strings/english.js';

/** The cells of two cards to remove together. */
export type Pair = readonly [Cell, Cell];

/** Removes a pair, or closes the gaps and deals more cards. */
export type MonteCarloMove = 'consolidate' | Pair;

/** The grid after a move, or the reason for its refusal. */
export type MonteCarloOutcome =
  | { readonly ok: true; readonly next: Grid }
  | { readonly ok: false; readonly why: MonteCarloRefusal };

/** Makes a move if the rules allow it. Doesn't change `grid`. @throws TypeError or RangeError unless the arguments are a grid and a move */
export function play(grid: Grid, move: MonteCarloMove): MonteCarloOutcome {
  const why = refuseMove(grid, move);
  if (why !== undefined) return { ok: false, why };
  return { ok: true, next: move === 'consolidate' ? consolidated(grid) : without(grid, move) };
}

/** The reason why `play` refuses the move; undefined if it accepts it. @throws as `play` */
export function refuseMove(grid: Grid, move: MonteCarloMove): MonteCarloRefusal | undefined {
  checkGrid(grid);
  if (move === 'consolidate') return refuseConsolidating(grid);
  checkPair(move);
  return refusePair(grid, move);
}

/** @throws TypeError unless it is an array of two cells */
export function checkPair(pair: unknown): asserts pair is Pair {
  checkGiven('a pair', pair, 'an array');
  const [one, other] = pair as readonly unknown[];
  checkCell(one);
  checkCell(other);
}

function refusePair(grid: Grid, [one, other]: Pair): MonteCarloRefusal | undefined {
  const [first, second] = [cardAt(grid, one), cardAt(grid, other)];
  if (first === NO_CARD || second === NO_CARD) return 'no-card';
  if (isSameCell(one, other)) return 'same-card';
  if (!areTouching(one, other)) return 'not-touching';
  return rankOf(first) === rankOf(second) ? undefined : 'not-a-pair';
}

function refuseConsolidating({ cells, deck }: Grid): MonteCarloRefusal | undefined {
  const gap = cells.indexOf(NO_CARD);
  if (gap < 0) return 'nothing-to-do';
  const isMoving = deck.length > 0 || cells.slice(gap).some((card) => card !== NO_CARD);
  return isMoving ? undefined : 'nothing-to-do';
}

function without(grid: Grid, pair: Pair): Grid {
  const cells = grid.cells.slice();
  for (const cell of pair) cells[indexOf(grid, cell)] = NO_CARD;
  return { ...grid, cells };
}

/**
 * Moves the cards to the front, row by row, in their order, and fills the cells after them from the deck.
 */
export function consolidated({ cells, deck, ...size }: Grid): Grid {
  return dealt(cells.filter((card) => card !== NO_CARD).concat(deck), size);
}

/** Deals the first cards row by row. The others stay in the deck. @throws TypeError or RangeError unless the arguments are an array and a size */
export function dealt(cards: readonly Card[], size: Pick<Grid, 'rows' | 'columns'>): Grid {
  checkGiven('cards', cards, 'an array');
  checkSize(size);
  const places = size.rows * size.columns;
  const cells = cards.slice(0, places);
  while (cells.length < places) cells.push(NO_CARD);
  return { ...size, cells, deck: cards.slice(places) };
}

/** The code for a reason to refuse an event, for programs. */
export type MonteCarloRefusal = keyof MonteCarloRefusalStrings;

/** The English sentence for each reason. */
export const REFUSALS: Readonly<Record<MonteCarloRefusal, string>> = MONTECARLO_REFUSALS_ENGLISH;
