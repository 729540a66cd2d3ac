/** What a table tells and keeps of the game in play: its score, its time, and which moves were the table's own. */
import type { PlayedGame } from '../../kit/played-game.js';
import type { KlondikeAssistant } from './contract/assistant.js';
import type { Klondike } from './script/stage.js';
import { ownMovesOf } from './own-moves.js';
import { scoreOf } from './scoring.js';
import type { KlondikeSeat } from './seat.js';
import type { TimeTold } from './timing.js';
import { timerOf } from './timing.js';

export type Figures = Required<Pick<KlondikeAssistant, 'score' | 'time' | 'ownMoves'>>;

export const figuresOf = (
  game: Pick<PlayedGame<Klondike, KlondikeSeat>, 'seat' | 'deal'>,
  told: TimeTold,
): Figures => ({
  score: () => scoreOf(game, told.settings),
  time: timerOf(game, told),
  ownMoves: () => ownMovesOf(game, told.settings),
});
