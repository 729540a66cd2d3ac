/** The score of the current game, and the balance of Vegas games. */
import { expect, test } from '@jest/globals';
import { callHandler } from '../../../src/games/klondike/contract/handler.js';
import { statesOf } from '../../../src/games/klondike/controller/saved-game.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { standardScore, vegasScore } from '../../../src/games/klondike/model/score.js';
import type { Klondike } from '../../../src/games/klondike/script/stage.js';
import type { KlondikeSeat } from '../../../src/games/klondike/seat.js';
import { GameSession } from '../../../src/kit/session.js';
import { Chance } from '../../support/chance.js';
import { randomCall } from '../../support/random-call.js';

function begun(deal: string): GameSession<Klondike, KlondikeSeat> {
  const session = new GameSession<Klondike, KlondikeSeat>(KLONDIKE);
  session.enter('ulg', KLONDIKE.readDeal(deal, 'ulg'));
  return session;
}

/** The first game in which the score, after any moves and undos, doesn't match the remaining moves. */
function faultOfGame(seed: number): string | undefined {
  const chance = new Chance(seed);
  const { controller } = begun(`java:${seed}`).seat;
  const line = [controller.layout];
  for (let event = 0; event < 80; event++) {
    const before = controller.moves;
    const { layout } = controller;
    if (layout === undefined) break;
    callHandler(
      controller,
      chance.nextInt(4) === 0 ? { event: 'undo', args: [] } : randomCall(chance, layout),
    );
    if (controller.moves > before) line.push(controller.layout);
    if (controller.moves < before) line.pop();
  }
  const left = line.flatMap((layout) => layout ?? []);
  const faults = [standardScore, vegasScore].filter(
    (score) => score(controller.rules, left) !== score(controller.rules, statesOf(controller)),
  );
  return faults.length === 0 ? undefined : `SEED=${seed}`;
}

test('the score follows from the remaining moves, after any moves and undos', () => {
  const faults = Array.from({ length: 60 }, (_, seed) => faultOfGame(seed));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});
