/** What a game of Klondike offers a view besides its handler. */
import { Later } from '../../core/later.js';
import type { Settings } from '../../core/settings.js';
import { readSettings } from '../../core/settings.js';
import type { Knows } from '../../kit/knows.js';
import type { PlayedGame } from '../../kit/played-game.js';
import type { KlondikeAssistance, KlondikeAssistant } from './contract/assistant.js';
import type { KlondikeCall } from './contract/handler.js';
import type { KlondikeController } from './controller/klondike-controller.js';
import { redealsLeft } from './controller/redeals-left.js';
import type { Figures } from './figures.js';
import type { Klondike } from './script/live-stage.js';
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
  figures?: Figures,
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

/** The figures of somebody who is loaded: until then there are none. */
export const figuresLater = (figures: Pick<Later<Figures>, 'now'>): Figures => ({
  score: () => figures.now?.score(),
  time: () => figures.now?.time(),
  ownMoves: () => figures.now?.ownMoves(),
});

/** Tells what is known of the game to a player who wants the truth. */
export const knownTo =
  (assistant: KlondikeAssistant | undefined, settings: Settings | undefined): Knows<Klondike> =>
  (calls) => {
    const isTold = settings !== undefined && readSettings(settings).truth === 'on';
    return isTold ? assistant?.known?.(calls as readonly KlondikeCall[]) : undefined;
  };

/** Advice of somebody who is loaded when advice is first asked for. */
export function adviceLater(
  game: PlayedGame<Klondike, KlondikeSeat>,
  load: () => Promise<Advise>,
): KlondikeAssistance {
  const advice = new Later(async () => adviceOn(game, await load()));
  return {
    hint: async (level) => (await advice.get()).hint(level),
    safe: async () => (await advice.get()).safe(),
    finish: async () => (await advice.get()).finish(),
    solution: async (signal) => (await advice.get()).solution(signal),
    verdict: async (signal) => (await advice.get()).verdict(signal),
    known: async (calls) => (await advice.get()).known(calls),
  };
}

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
