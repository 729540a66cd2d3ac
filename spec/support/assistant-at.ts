/** Gives the solver's advice on a game in progress without using a worker thread. */
import type { KlondikeAssistant } from '../../src/games/klondike/contract/assistant.js';
import type { KlondikeCall } from '../../src/games/klondike/contract/handler.js';
import type { KlondikeController } from '../../src/games/klondike/controller/klondike-controller.js';
import type { Move } from '../../src/games/klondike/model/play.js';
import { finish, safe } from '../../src/solver/hints/auto-moves.js';
import { callOf } from './random-call.js';

const callsOf = (moves: readonly Move[]): KlondikeCall[] =>
  moves.flatMap((move) => {
    const call = callOf(move);
    return call === undefined ? [] : [call];
  });

export const assistantAt = (
  game: KlondikeController,
): Pick<KlondikeAssistant, 'targets' | 'safe' | 'finish'> => ({
  targets: (take) => game.targets(take),
  safe: async () => Promise.resolve(game.layout ? callsOf(safe(game.rules, game.layout)) : []),
  finish: async () => {
    const rest = game.layout && finish(game.rules, game.layout);
    return Promise.resolve(rest && callsOf(rest));
  },
});
