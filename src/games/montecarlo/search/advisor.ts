/** Advice to a player: the next move on the way to the best ending that is found from here. */
import type { Card } from '../../../core/card.js';
import { NO_CARD } from '../../../core/card.js';
import type { Grid } from '../model/grid.js';
import { cardIn } from '../model/grid.js';
import { legalMoves } from '../model/moves.js';
import type { Move, Pair } from '../model/play.js';
import { consolidated, play } from '../model/play.js';
import type { Budget, Ending } from './ending.js';
import { findBestEnding } from './ending.js';

/** Less than a tenth of a second's search on a machine of 2026; of the games 0 to 999 it leaves one undecided. */
export const ADVICE: Budget = { positions: 10_000 };

/** The first move to the best ending found; undefined where no move is legal. Consolidates where no pair leads on. */
export const advise = (grid: Grid, budget: Budget = ADVICE): Move | undefined =>
  findBestEnding(grid, budget).line[0] ?? legalMoves(grid)[0];

/** Pairs that are removed before the next consolidation, in any order, from the grid they all lie in. */
interface Round {
  readonly grid: Grid;
  readonly pairs: readonly Pair[];
}

interface Plan {
  readonly ending: Ending;
  readonly rounds: readonly Round[];
}

/**
 * Keeps to the ending it found as long as the game does, also when pairs of a round are removed in another order
 * or moves are taken back: whoever follows its advice comes to no worse an ending than the one it found first.
 */
export class Advisor {
  private plan: Plan | undefined;

  constructor(private readonly budget: Budget = ADVICE) {}

  /** Undefined where no move is legal; `consolidate` only where no pair leads on. */
  advise(grid: Grid): Move | undefined {
    return this.lineFrom(grid)[0] ?? legalMoves(grid)[0];
  }

  /** Searches where the plan does not lead through the grid, or may not be the best. */
  private lineFrom(grid: Grid): readonly Move[] {
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

function roundsOf(grid: Grid, line: readonly Move[]): Round[] {
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

/** The moves that the rounds still have from the grid on; undefined where they do not lead through it. */
function lineOn(rounds: readonly Round[], grid: Grid): Move[] | undefined {
  for (const [index, round] of rounds.entries()) {
    const isLeft = ([cell]: Pair): boolean => cardIn(grid, cell) !== NO_CARD;
    const removed = round.pairs.filter((pair) => !isLeft(pair));
    if (!isSameGrid(afterPairs(round.grid, removed), grid)) continue;
    const later = rounds.slice(index + 1).flatMap(({ pairs }): Move[] => ['consolidate', ...pairs]);
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
