/** What a player of Monte Carlo Solitaire sees. */
import type { Cell } from '../words/cell.js';

/**
 * Shows the grid. Nothing is visible before `refreshWindow`. A view copies the arrays it is given. A call that
 * throws changes nothing. What was told by `beep`, `help` and `hintConsolidate` belongs to the next refresh alone.
 */
export interface MonteCarloView {
  /**
   * @param rows from the top, each from the left; `NO_CARD` for an empty cell. All as long as the first, and no more
   *   than 52 cells. Ends the highlights and the win that were told before.
   * @throws TypeError where it is no array of arrays, RangeError for any other fault
   */
  cells(rows: readonly (readonly number[])[]): void;
  /**
   * @param cells those whose borders turn red, in place of those before
   * @throws TypeError where it is no array, RangeError for a cell that is not in the grid told last
   */
  highlightedCells(cells: readonly Cell[]): void;
  /** How many cards are left in the deck. @throws RangeError unless it is a whole number from 0 to 52 */
  cardsLeft(cards: number): void;
  /** @throws RangeError unless it is a whole number from 0 to 52 */
  score(score: number): void;
  /** Undefined for a game of given cards, which has none. @throws TypeError where it is neither that nor a bigint */
  gameNumber(number: bigint | undefined): void;
  /** To be heard and seen: what the player did cannot be done. */
  beep(): void;
  /** The rules in brief, for a pop-up. Paragraphs are separated by an empty line. @throws TypeError where it is no string */
  help(text: string): void;
  /** The hint asked for is to consolidate. */
  hintConsolidate(): void;
  /** Announces that the game is won. */
  win(): void;
  /** Makes all that was told since the last refresh visible. */
  refreshWindow(): void;
}
