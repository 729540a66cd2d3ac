/** The score and the time of the game in play. */
import type { PlayedGame } from '../../kit/played-game.js';
import type { KlondikeAssistant } from './contract/assistant.js';
import type { Klondike } from './script/live-stage.js';
import { scoreOf } from './scoring.js';
import type { KlondikeSeat } from './seat.js';
import type { TimeTold } from './timing.js';
import { timerOf } from './timing.js';

export type Figures = Required<Pick<KlondikeAssistant, 'score' | 'time'>>;

export const figuresOf = (
  game: Pick<PlayedGame<Klondike, KlondikeSeat>, 'seat' | 'deal'>,
  told: TimeTold,
): Figures => ({
  score: () => scoreOf(game, told.settings),
  time: timerOf(game, told),
});
