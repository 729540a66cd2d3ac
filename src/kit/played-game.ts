/** The game at a table, and the verdicts on it. */
import type { LineVerdict } from '../core/line-verdicts.js';
import type { Redoes } from '../core/redo.js';
import type { GameTypes, HandlerOf } from '../scripts/running/stage.js';
import type { SeatIn } from './seat.js';

/** The game at a table. */
export interface PlayedGame<Game extends GameTypes, At extends SeatIn<Game>> extends Redoes {
  /** The handler that a view reports to. */
  readonly handler: HandlerOf<Game>;
  /** The seat of the game. Restoring a script changes it. */
  readonly seat: At;
  /** The name of the house. */
  readonly house: string;
  /** The name of the deal; undefined before the first game. */
  readonly deal: string | undefined;
}

/**
 * The verdicts on the deal in play and on the states after each of these calls, as far as they are known without a
 * search. Undefined if the player doesn't want to know.
 */
export type Knows<Game extends GameTypes> = (
  calls: readonly Game['call'][],
) => Promise<readonly LineVerdict['verdict'][]> | undefined;

/** The verdicts on the game at a table. */
export interface GameVerdicts<Game extends GameTypes> {
  /** Does the player want to see them without asking? */
  readonly isShown: () => boolean;
  /** The verdicts on the deal in play and on the states after each of these calls. Doesn't search. */
  readonly known: (calls: readonly Game['call'][]) => Promise<readonly LineVerdict['verdict'][]>;
  /** Searches for the verdict on the game in play. Undefined before the first game. */
  readonly find: (signal: AbortSignal) => Promise<LineVerdict | undefined>;
}
