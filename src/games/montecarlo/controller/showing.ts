/** Shows a game in a view, then only the changes. */
import type { Cell } from '../words/cell.js';
import { copyOfCell, isSameCell } from '../words/cell.js';
import type { MonteCarloView } from '../contract/view.js';
import type { Grid } from '../model/grid.js';
import { isWon, rowsOf, scoreOf } from '../model/grid.js';

/** The visible facts of a game. */
export interface ShownGrid {
  readonly grid: Grid;
  readonly marked: readonly Cell[];
  /** The number of the game; undefined if it has none. */
  readonly game: bigint | undefined;
}

export const NO_CELLS: readonly Cell[] = [];

/**
 * Sends the view its changes since `before`, or everything if `before` is undefined. A win comes with its grid. Each
 * view gets new arrays, so it can't change the game or another view.
 */
export function tellChanges(view: MonteCarloView, now: ShownGrid, before: ShownGrid | undefined): void {
  const { grid, marked } = now;
  const isGridNew = grid.cells !== before?.grid.cells;
  const score = scoreOf(grid);
  if (isGridNew) view.cells(rowsOf(grid));
  if (!areSame(marked, isGridNew ? NO_CELLS : before.marked)) view.highlightedCells(marked.map(copyOfCell));
  if (grid.deck.length !== before?.grid.deck.length) view.cardsLeft(grid.deck.length);
  if (before === undefined || score !== scoreOf(before.grid)) view.score(score);
  if (before === undefined || now.game !== before.game) view.gameNumber(now.game);
  if (isGridNew && isWon(grid)) view.win();
}

const areSame = (some: readonly Cell[], others: readonly Cell[]): boolean =>
  some.length === others.length &&
  some.every((cell, index) => {
    const other = others[index];
    return other !== undefined && isSameCell(cell, other);
  });
