/** Random games in the model alone, and the first error in such a game. */
import { NO_CARD } from '../../../../src/core/card.js';
import { gameDeal } from '../../../../src/games/montecarlo/model/deals.js';
import type { Grid } from '../../../../src/games/montecarlo/model/grid.js';
import { printGrid, scoreOf } from '../../../../src/games/montecarlo/model/grid.js';
import { firstPair, printMove } from '../../../../src/games/montecarlo/model/moves.js';
import { play } from '../../../../src/games/montecarlo/model/play.js';
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

/** Its grids are frozen, so a move that changes a grid throws. */
export function* game(seed: number): Generator<Step> {
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

/** The cards in the grid, the deck and the removed cards make up a whole deck. The score counts the removed cards. */
function stepFault({ grid, removed }: Step): string | undefined {
  const cards = [...grid.cells.filter((card) => card !== NO_CARD), ...grid.deck, ...removed];
  const sorted = cards.sort((one, other) => one - other);
  if (sorted.length !== 52 || sorted.some((card, index) => card !== index))
    return 'the cards are not 52 different cards';
  if (scoreOf(grid) !== removed.length) return `a score of ${scoreOf(grid)}, not ${removed.length}`;
  return hintFault(grid);
}

/** Compares the hint with a check of every two cells. */
function hintFault(grid: Grid): string | undefined {
  const hint = firstPair(grid);
  if (hint !== undefined) return play(grid, hint).ok ? undefined : `the hint ${printMove(hint)} is refused`;
  const { rows, columns, cells } = grid;
  const at = (row: number, column: number): number =>
    column < 0 || column >= columns ? NO_CARD : (cells[row * columns + column] ?? NO_CARD);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (const [down, right] of [
        [0, 1],
        [1, -1],
        [1, 0],
        [1, 1],
      ] as const) {
        const [one, other] = [at(row, column), at(row + down, column + right)];
        if (one !== NO_CARD && other !== NO_CARD && one % 13 === other % 13) return 'no hint at a pair';
      }
  return undefined;
}

/** Checks the game after every move. Undefined if nothing is wrong. */
export function gameFault(seed: number): string | undefined {
  for (const step of game(seed)) {
    const fault = stepFault(step);
    if (fault !== undefined) return `${fault} after ${step.by}\n${printGrid(step.grid)}`;
  }
  return undefined;
}
