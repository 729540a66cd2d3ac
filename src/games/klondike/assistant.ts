/** What a game of Klondike offers a view besides its handler. */
import type { PlayedGame } from '../../kit/played-game.js';
import type { KlondikeAssistant } from './contract/assistant.js';
import type { Klondike } from './script/stage.js';
import type { KlondikeSeat } from './seat.js';

/** Redo reaches the game through its handler, like everything that is played. */
export const assistantOf = (game: PlayedGame<Klondike, KlondikeSeat>): KlondikeAssistant => ({
  get canRedo() {
    return game.canRedo;
  },
  redo: () => game.redo(),
  targets: (take) => game.seat.controller.targets(take),
});
