/** What a game of Klondike offers a view besides its handler. */
import type { Settings } from '../../core/settings.js';
import { readSettings } from '../../core/settings.js';
import type { Knows, PlayedGame } from '../../kit/played-game.js';
import type { KlondikeAssistance, KlondikeAssistant } from './contract/assistant.js';
import type { KlondikeCall } from './contract/handler.js';
import type { KlondikeController } from './controller/klondike-controller.js';
import { redealsLeft } from './controller/showing.js';
import type { KlondikeFigures } from './figures.js';
import type { Klondike } from './script/stage.js';
import type { KlondikeSeat } from './seat.js';

/** Has somebody watch a game and give advice on it, until `end` is called. */
export type Advise = (controller: KlondikeController) => KlondikeAssistance & { end(): void };

/**
 * Redo reaches the game through its handler, like everything that is played. Without `advice` nobody gives
 * advice; without `figures` nothing is scored or timed.
 */
export const assistantOf = (
  game: PlayedGame<Klondike, KlondikeSeat>,
  advice?: KlondikeAssistance,
  figures?: KlondikeFigures,
): KlondikeAssistant => ({
  ...advice,
  ...figures,
  get canRedo() {
    return game.canRedo;
  },
  redo: () => game.redo(),
  targets: (take) => game.seat.controller.targets(take),
  redealsLeft: () => redealsLeft(game.seat.controller),
});

/** Tells what is known of the game to a player who wants the truth. */
export const knownTo =
  (assistant: KlondikeAssistant | undefined, settings: Settings | undefined): Knows<Klondike> =>
  (calls) => {
    const isTold = settings !== undefined && readSettings(settings).truth === 'on';
    return isTold ? assistant?.known?.(calls as readonly KlondikeCall[]) : undefined;
  };

/** Advice on the game at the seat, which changes when a script is restored. */
export function adviceOn(
  game: PlayedGame<Klondike, KlondikeSeat>,
  advise: Advise,
): Required<KlondikeAssistance> {
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
    known: (calls) => now().known(calls),
  };
}
