/** What a table asks of a game that is played at it. */
import type { Redoes } from '../core/redo.js';
import type { GameTypes, HandlerOf } from '../scripts/running/stage.js';
import type { SeatIn } from './seat.js';

export interface PlayedGame<Game extends GameTypes, At extends SeatIn<Game>> extends Redoes {
  /** For a view to report to. */
  readonly handler: HandlerOf<Game>;
  /** Where the game is played. It is another one after a script was restored. */
  readonly seat: At;
  /** The name of the house. */
  readonly house: string;
  /** The name of the deal; undefined before the first game. */
  readonly deal: string | undefined;
}
