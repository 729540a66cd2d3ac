/** The best score from all moves in all reachable grids. This search shares only the rules with the fast one. */
import type { Grid } from '../../../../src/games/montecarlo/model/grid.js';
import { printGrid, scoreOf } from '../../../../src/games/montecarlo/model/grid.js';
import { legalMoves, printMove } from '../../../../src/games/montecarlo/model/moves.js';
import type { MonteCarloMove } from '../../../../src/games/montecarlo/model/play.js';
import { play } from '../../../../src/games/montecarlo/model/play.js';

export function plainBestScore(start: Grid): number {
  const seen = new Set<string>([printGrid(start)]);
  const waiting = [start];
  let best = 0;
  for (let grid = waiting.pop(); grid !== undefined; grid = waiting.pop()) {
    best = Math.max(best, scoreOf(grid));
    for (const move of legalMoves(grid)) {
      const next = played(grid, [move]);
      const text = printGrid(next);
      if (seen.has(text)) continue;
      seen.add(text);
      waiting.push(next);
    }
  }
  return best;
}

/** The grid after these moves. @throws Error with the first refused move */
export function played(grid: Grid, moves: readonly MonteCarloMove[]): Grid {
  return moves.reduce((now, move) => {
    const outcome = play(now, move);
    if (!outcome.ok) throw new Error(`${printMove(move)} is refused, ${outcome.why}, at\n${printGrid(now)}`);
    return outcome.next;
  }, grid);
}
