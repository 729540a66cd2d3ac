/** Redo repeats undone moves, and a controller reports it. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { callHandler } from '../../../../src/games/klondike/contract/handler.js';
import { EMPTY_LAYOUT } from '../../../../src/games/klondike/model/layout.js';
import { Chance } from '../../../support/chance.js';
import { randomCall } from '../../../support/random-call.js';
import { emptySeat } from '../../../support/seat.js';

test('redo shows the same frames as the undone moves did', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 120 }), (seed, events) => {
      const { press, game, view } = emptySeat({ deal: `java:${seed}` });
      press('new');
      const chance = new Chance(seed);
      for (let event = 0; event < events; event++)
        callHandler(game, randomCall(chance, game.layout ?? EMPTY_LAYOUT));
      const end = [view.text, game.canRedo];
      const { moves } = view.frame;
      for (let move = 0; move < moves; move++) game.undo();
      for (let move = 0; move < moves; move++) game.redo();
      expect([view.text, game.canRedo]).toEqual(end);
    }),
  );
});
