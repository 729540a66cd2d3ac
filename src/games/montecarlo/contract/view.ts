/** What a player of Monte Carlo Solitaire sees. */
import type { Card } from '../../../core/card.js';
import type { Arities } from '../../../core/protocol.js';
import type { Cell } from '../words/cell.js';

/**
 * Shows the grid. Nothing is visible before `refreshWindow`. A view copies the arrays it is given. A call
 * that throws changes nothing. What `beep`, `help` and `hintConsolidate` tell belongs to the next refresh
 * alone.
 */
export interface MonteCarloView {
  /**
   * @param rows from the top, each from the left; `NO_CARD` for an empty cell. All rows are as long as the
   * first, with at most 52 cells together. New rows end the highlights and the win that were told before.
   * @throws TypeError if this is not an array of arrays, RangeError for any other fault
   */
  cells(rows: readonly (readonly Card[])[]): void;
  /**
   * @param cells the cells whose borders turn red, in place of those before
   * @throws TypeError if this is not an array, RangeError for a cell that is not in the grid told last
   */
  highlightedCells(cells: readonly Cell[]): void;
  /** How many cards are left in the deck. @throws RangeError unless it is a whole number from 0 to 52 */
  cardsLeft(cards: number): void;
  /** @throws RangeError unless it is a whole number from 0 to 52 */
  score(score: number): void;
  /**
   * Undefined for a game of given cards, which has no number.
   * @throws TypeError for anything else than a bigint or undefined
   */
  gameNumber(number: bigint | undefined): void;
  /** A signal to be heard and seen: what the player did is not possible. */
  beep(): void;
  /**
   * The rules in brief, for a pop-up. Paragraphs are separated by an empty line.
   * @throws TypeError if it is not a string
   */
  help(text: string): void;
  /** Tells that the hint asked for is to consolidate. */
  hintConsolidate(): void;
  /** Announces that the game is won. */
  win(): void;
  /** Shows all changes since the last refresh. */
  refreshWindow(): void;
}

/** How many arguments each method takes. */
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
