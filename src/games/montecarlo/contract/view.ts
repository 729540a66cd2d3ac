/** The view of Monte Carlo Solitaire. */
import type { Card } from '../../../core/card.js';
import type { Arities } from '../../../core/protocol.js';
import type { Cell } from '../words/cell.js';

/**
 * Shows the grid. Changes become visible at `refreshWindow`. A view copies the arrays that it gets. A call that throws
 * changes nothing. `beep`, `help` and `hintConsolidate` belong only to the next refresh.
 */
export interface MonteCarloView {
  /**
   * @param rows from the top, each from the left; `NO_CARD` for an empty cell. All rows are as long as the first and have
   * at most 52 cells together. New rows end earlier highlights and an earlier win.
   * @throws TypeError if this is not an array of arrays, RangeError for any other fault
   */
  cells(rows: readonly (readonly Card[])[]): void;
  /**
   * @param cells the cells that get red borders, instead of earlier ones
   * @throws TypeError if this is not an array, RangeError for a cell that is not in the current grid
   */
  highlightedCells(cells: readonly Cell[]): void;
  /** The number of cards in the deck. @throws RangeError unless it is a whole number from 0 to 52 */
  cardsLeft(cards: number): void;
  /** @throws RangeError unless it is a whole number from 0 to 52 */
  score(score: number): void;
  /**
   * Undefined for a game that starts from custom cards, because it doesn't have a number.
   * @throws TypeError unless it is a bigint or undefined
   */
  gameNumber(number: bigint | undefined): void;
  /** Signals, by sound and on the screen, that the player's event is not possible. */
  beep(): void;
  /**
   * The short rules, for a pop-up. An empty line separates paragraphs.
   * @throws TypeError if it is not a string
   */
  help(text: string): void;
  /** Shows the hint to consolidate. */
  hintConsolidate(): void;
  /** Announces that the game is won. */
  win(): void;
  /** Shows all changes since the last refresh. */
  refreshWindow(): void;
}

/** The number of arguments that each method takes. */
export const VIEW_METHODS: Arities<MonteCarloView> = {
  cells: 1,
  highlightedCells: 1,
  cardsLeft: 1,
  score: 1,
  gameNumber: 1,
  beep: 0,
  help: 1,
  hintConsolidate: 0,
  win: 0,
  refreshWindow: 0,
};
