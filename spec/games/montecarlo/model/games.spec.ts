/** What holds at every step of every game, whatever is asked for. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { NO_CARD } from '../../../../src/core/card.js';
import { History } from '../../../../src/core/history.js';
import { gameDeal } from '../../../../src/games/montecarlo/model/deals.js';
import type { Grid } from '../../../../src/games/montecarlo/model/grid.js';
import { play } from '../../../../src/games/montecarlo/model/play.js';
import { printMove } from '../../../../src/games/montecarlo/model/move-text.js';
import { Chance } from '../../../support/chance.js';
import { frozen } from '../../../support/frozen.js';
import { SIZES, randomMove } from '../random-games.js';

const MOVES = 80;

interface Step {
  readonly grid: Grid;
  readonly by: string;
  /** Removed so far. */
  readonly removed: readonly number[];
}

/** Its grids are frozen: a move that changes one throws. */
function* game(seed: number): Generator<Step> {
  const chance = new Chance(seed);
  let grid = frozen(gameDeal(BigInt(seed)).start(chance.pick(SIZES)));
  let removed: number[] = [];
  yield { grid, by: 'the deal', removed };
  for (let moves = 0; moves < MOVES; moves++) {
    const move = randomMove(chance, grid);
    const outcome = play(grid, move);
    if (!outcome.ok) continue;
    if (move !== 'consolidate') {
      const { columns, cells } = grid;
      removed = [...removed, ...move.map(({ row, column }) => cells[row * columns + column] ?? NO_CARD)];
    }
    grid = frozen(outcome.next);
    yield { grid, by: printMove(move), removed };
  }
}

describe('a random game', () => {
  test('goes back to its deal by the very grids it came by', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [deal, ...others] = Array.from(game(seed), ({ grid }) => grid) as [Grid, ...Grid[]];
        const history = new History(deal);
        others.forEach((grid) => history.push(grid));
        const back = [history.now];
        while (history.undo()) back.unshift(history.now);
        expect(back.findIndex((grid, index) => grid !== [deal, ...others][index])).toBe(-1);
      }),
      { numRuns: 20 },
    );
  });

  test('gets somewhere: pairs are removed, grids consolidated, and some games end with few cards', () => {
    const steps = Array.from({ length: 30 }, (_, seed) => [...game(seed)]).flat();
    expect(steps.some(({ by }) => by === 'consolidate')).toBe(true);
    expect(Math.max(...steps.map(({ removed }) => removed.length))).toBeGreaterThan(30);
  });
});
