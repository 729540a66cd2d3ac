/** What a table needs of the game that is played at it. */
import type { Redoes } from '../core/redo.js';
import type { GameTypes, HandlerOf } from '../scripts/running/stage.js';
import type { SeatIn } from './seat.js';

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
