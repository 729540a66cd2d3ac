/** What a game of Klondike offers a view besides its handler. */
import type { PlayedGame } from '../../kit/played-game.js';
import type { KlondikeAssistance, KlondikeAssistant } from './contract/assistant.js';
import type { KlondikeController } from './controller/klondike-controller.js';
import { redealsLeft } from './controller/redeals-left.js';
import { scoreOf } from './scoring.js';
import type { TimeTold } from './timing.js';
import { timerOf } from './timing.js';
import type { Klondike } from './script/stage.js';
import type { KlondikeSeat } from './seat.js';

/** Has somebody watch a game and give advice on it, until `end` is called. */
export type Advise = (controller: KlondikeController) => KlondikeAssistance & { end(): void };

/**
 * Redo reaches the game through its handler, like everything that is played. Without `advise` nobody gives
 * advice; without `told` nothing is scored or timed.
 */
export const assistantOf = (
  game: PlayedGame<Klondike, KlondikeSeat>,
  advise?: Advise,
  told?: TimeTold,
): KlondikeAssistant => ({
  ...(advise && adviceOn(game, advise)),
  ...(told && { score: () => scoreOf(game, told.settings), time: timerOf(game, told) }),
  get canRedo() {
    return game.canRedo;
  },
  redo: () => game.redo(),
  targets: (take) => game.seat.controller.targets(take),
  redealsLeft: () => redealsLeft(game.seat.controller),
});

/** Advice on the game at the seat, which changes when a script is restored. */
function adviceOn(game: PlayedGame<Klondike, KlondikeSeat>, advise: Advise): KlondikeAssistance {
  let { controller } = game.seat;
  let advice = advise(controller);
  const now = (): KlondikeAssistance => {
    if (controller === game.seat.controller) return advice;
    advice.end();
    controller = game.seat.controller;
    advice = advise(controller);
    return advice;
  };
  return {
    hint: (level) => now().hint(level),
    safe: () => now().safe(),
    finish: () => now().finish(),
    solution: (signal) => now().solution(signal),
    verdict: (signal) => now().verdict(signal),
  };
}
