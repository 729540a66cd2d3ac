/** A game after random events. The last moves are undone. */
import { callHandler } from '../../../../src/games/klondike/contract/handler.js';
import type { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { Chance } from '../../../support/chance.js';
import { randomCall } from '../../../support/random-call.js';

/** Undoes up to eight moves at the end. */
export function playedGame(newHandler: () => KlondikeController, seed: number): KlondikeController {
  const chance = new Chance(seed);
  const game = newHandler();
  game.newGame();
  for (let event = 0; event < 80 && game.layout !== undefined; event++) {
    callHandler(game, randomCall(chance, game.layout, game.rules));
  }
  for (let times = chance.nextInt(9); times > 0; times--) game.undo();
  return game;
}
