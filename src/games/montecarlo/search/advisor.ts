/** Advises a player on the next move towards the best ending that the search finds. */
import type { Card } from '../../../core/card.js';
import { NO_CARD } from '../../../core/card.js';
import { checkGiven } from '../../../core/given.js';
import type { Grid } from '../model/grid.js';
import { cardIn, checkGrid } from '../model/grid.js';
import { legalMoves } from '../model/moves.js';
import type { MonteCarloMove, Pair } from '../model/play.js';
import { consolidated, play } from '../model/play.js';
import type { Budget, Ending } from './ending.js';
import { findBestEnding } from './ending.js';

/**
 * The limit of a search, which takes less than a tenth of a second on a computer from 2026. It leaves only one of the
 * games 0 to 999 undecided.
 */
export const ADVICE: Budget = { positions: 10_000 };

/**
 * The first move towards the best ending found; undefined if no move is legal. It is `consolidate` only if no pair
 * leads to that ending.
 */
export const advise = (grid: Grid, budget: Budget = ADVICE): MonteCarloMove | undefined =>
  findBestEnding(grid, budget).line[0] ?? legalMoves(grid)[0];

/** The pairs to remove before the next consolidation, in any order, and the grid with all of them. */
interface Round {
  readonly grid: Grid;
  readonly pairs: readonly Pair[];
}

/**
 * Keeps its plan as long as the game can follow it, even if the player removes the pairs of a round in another order or
 * undoes moves. So players who follow the advice never reach a worse ending than the first one found.
 */
export class Advisor {
  private plan: { readonly ending: Ending; readonly rounds: readonly Round[] } | undefined;

  /** @throws TypeError unless the budget is an object */
  constructor(private readonly budget: Budget = ADVICE) {
    checkGiven('budget', budget, 'an object');
  }

  /** Undefined if no move is legal; `consolidate` only if no pair leads to the best ending. */
  advise(grid: Grid): MonteCarloMove | undefined {
    checkGrid(grid);
    return this.lineFrom(grid)[0] ?? legalMoves(grid)[0];
  }

  /** Searches again if the plan doesn't lead through the grid, or if it may not be the best. */
  private lineFrom(grid: Grid): readonly MonteCarloMove[] {
    const { plan } = this;
    const planned = plan && lineOn(plan.rounds, grid);
    if (planned !== undefined && plan?.ending.isExact === true) return planned;
    const ending = findBestEnding(grid, this.budget);
    if (planned !== undefined && plan !== undefined && !isBetter(ending, plan.ending)) return planned;
    this.plan = { ending, rounds: roundsOf(grid, ending.line) };
    return ending.line;
  }
}

const isBetter = (ending: Ending, than: Ending): boolean => ending.isExact || ending.score > than.score;

function roundsOf(grid: Grid, line: readonly MonteCarloMove[]): Round[] {
  const rounds: Round[] = [];
  let pairs: Pair[] = [];
  let start = grid;
  for (const move of line) {
    if (move !== 'consolidate') {
      pairs.push(move);
      continue;
    }
    rounds.push({ grid: start, pairs });
    start = consolidated(afterPairs(start, pairs));
    pairs = [];
  }
  return [...rounds, { grid: start, pairs }];
}

/** The moves of the rounds after this grid; undefined if the rounds don't lead through it. */
function lineOn(rounds: readonly Round[], grid: Grid): MonteCarloMove[] | undefined {
  for (const [index, round] of rounds.entries()) {
    const isLeft = ([cell]: Pair): boolean => cardIn(grid, cell) !== NO_CARD;
    const removed = round.pairs.filter((pair) => !isLeft(pair));
    if (!isSameGrid(afterPairs(round.grid, removed), grid)) continue;
    const later = rounds.slice(index + 1).flatMap(({ pairs }): MonteCarloMove[] => ['consolidate', ...pairs]);
    return [...round.pairs.filter(isLeft), ...later];
  }
  return undefined;
}

function afterPairs(grid: Grid, pairs: readonly Pair[]): Grid {
  let now = grid;
  for (const pair of pairs) {
    const outcome = play(now, pair);
    if (outcome.ok) now = outcome.next;
  }
  return now;
}

const isSameGrid = (one: Grid, other: Grid): boolean =>
  one.rows === other.rows &&
  one.columns === other.columns &&
  isSameList(one.cells, other.cells) &&
  isSameList(one.deck, other.deck);

const isSameList = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card, index) => card === other[index]);
