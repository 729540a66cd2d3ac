/** Makes a view's assistant, which answers what the handler of a game can't. */
import type { Settings } from '../../core/settings.js';
import { readSettings } from '../../core/settings.js';
import type { GameVerdicts, Knows, PlayedGame } from '../../kit/played-game.js';
import type { KlondikeAssistance, KlondikeAssistant } from './contract/assistant.js';
import type { KlondikeCall } from './contract/handler.js';
import type { KlondikeController } from './controller/klondike-controller.js';
import { kindOf } from './deal-kinds.js';
import { redealsLeft } from './controller/showing.js';
import type { KlondikeFigures } from './figures.js';
import type { Klondike } from './script/stage.js';
import type { KlondikeSeat } from './seat.js';

/** Watches a game and gives advice on it until `end` is called. */
type Advise = (
  controller: KlondikeController,
  options: { readonly keepsWinnable: () => boolean },
) => KlondikeAssistance & { end(): void };

export type LoadAdvise = () => Promise<Advise>;

/**
 * Redo goes through the game's handler, like every other event. `advice` gives hints, and `figures` gives the score
 * and the time.
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

/** The verdicts of an assistant; undefined if it has none. */
export function verdictsOf(
  { known, verdict }: KlondikeAssistant,
  settings: Settings | undefined,
): GameVerdicts<Klondike> | undefined {
  if (known === undefined || verdict === undefined) return undefined;
  return {
    isShown: () => settings !== undefined && readSettings(settings).truth === 'on',
    known: (calls) => known(calls as readonly KlondikeCall[]),
    find: (signal) => verdict(signal),
  };
}

/** The verdicts on a game, for a player whose win tracker is on. */
export function knownTo(
  assistant: KlondikeAssistant | undefined,
  settings: Settings | undefined,
): Knows<Klondike> {
  const verdicts = assistant && verdictsOf(assistant, settings);
  return (calls) => (verdicts?.isShown() === true ? verdicts.known(calls) : undefined);
}

/**
 * May hints look at every card to keep this game winnable? Yes if the player chose a winnable deal, or wants to know the
 * verdict.
 */
const keepsWinnable = ({ house, deal }: PlayedGame<Klondike, KlondikeSeat>, settings: Settings): boolean =>
  readSettings(settings).truth === 'on' ||
  (deal !== undefined && kindOf(settings, house, deal) !== undefined);

/**
 * Advice on the current game. Restoring a script replaces the controller, and then the advice follows the new one.
 * Starts to load the adviser at once.
 */
export function adviceOn(
  game: PlayedGame<Klondike, KlondikeSeat>,
  loadAdvise: LoadAdvise,
  settings: Settings,
): Required<KlondikeAssistance> {
  let watched: { readonly controller: KlondikeController; readonly advice: ReturnType<Advise> } | undefined;
  const options = { keepsWinnable: () => keepsWinnable(game, settings) };
  const now = async (): Promise<KlondikeAssistance> => {
    const advise = await loadAdvise();
    const { controller } = game.seat;
    if (watched?.controller !== controller) {
      watched?.advice.end();
      watched = { controller, advice: advise(controller, options) };
    }
    return watched.advice;
  };
  // If the adviser can't be loaded, the first question reports it.
  now().catch(() => undefined);
  return {
    hint: async (level) => (await now()).hint(level),
    safe: async () => (await now()).safe(),
    finish: async () => (await now()).finish(),
    solution: async (signal) => (await now()).solution(signal),
    verdict: async (signal) => (await now()).verdict(signal),
    known: async (calls) => (await now()).known(calls),
  };
}
