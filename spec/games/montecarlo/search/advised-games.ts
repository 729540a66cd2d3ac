/** Games that follow the advice, and the rounds in the best line that a search finds. */
import { gameDeal } from '../../../../src/games/montecarlo/model/deals.js';
import type { Grid } from '../../../../src/games/montecarlo/model/grid.js';
import { FIVE_BY_FIVE, scoreOf } from '../../../../src/games/montecarlo/model/grid.js';
import type { MonteCarloMove, Pair } from '../../../../src/games/montecarlo/model/play.js';
import { printMove } from '../../../../src/games/montecarlo/model/moves.js';
import { ADVICE } from '../../../../src/games/montecarlo/search/advisor.js';
import { findBestEnding } from '../../../../src/games/montecarlo/search/ending.js';
import { played } from './plain-search.js';

export const gridOf = (game: number): Grid => gameDeal(BigInt(game)).start(FIVE_BY_FIVE);

export const adviceText = (move: MonteCarloMove | undefined): string =>
  move === undefined ? 'no move' : printMove(move);

/** The score at the end of a game that follows the advice. */
export function advisedScore(start: Grid, advice: (grid: Grid) => MonteCarloMove | undefined): number {
  let grid = start;
  for (let move = advice(grid); move !== undefined; move = advice(grid)) grid = played(grid, [move]);
  return scoreOf(grid);
}

/** The grid and the pairs of each round. The last round ends the game. */
export function roundsOf(start: Grid): { grid: Grid; pairs: Pair[] }[] {
  const { line } = findBestEnding(start, ADVICE);
  const rounds = [{ grid: start, pairs: new Array<Pair>() }];
  line.forEach((move, index) => {
    if (move === 'consolidate') rounds.push({ grid: played(start, line.slice(0, index + 1)), pairs: [] });
    else rounds.at(-1)?.pairs.push(move);
  });
  return rounds;
}
