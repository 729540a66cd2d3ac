/** The game at a table, and what the table can tell about it. */
import type { LineVerdict } from '../core/line-verdicts.js';
import type { Redoes } from '../core/redo.js';
import type { GameTypes, HandlerOf } from '../scripts/running/stage.js';
import type { SeatIn } from './seat.js';

/** The game that is played at a table. */
export interface PlayedGame<Game extends GameTypes, At extends SeatIn<Game>> extends Redoes {
  /** The handler that a view reports to. */
  readonly handler: HandlerOf<Game>;
  /** The seat at which the game is played. It changes when a script is restored. */
  readonly seat: At;
  /** The name of the house. */
  readonly house: string;
  /** The name of the deal; undefined before the first game. */
  readonly deal: string | undefined;
}

/**
 * Tells the verdicts on the deal in play and on the states that these calls lead to from there, as far as they are known
 * without a search. Undefined if the player does not want to know.
 */
export type Knows<Game extends GameTypes> = (
  calls: readonly Game['call'][],
) => Promise<readonly LineVerdict['verdict'][]> | undefined;
