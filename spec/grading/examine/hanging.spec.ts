/** A handler that has ended gets no further game. */
import { expect, test } from '@jest/globals';
import { STOCK } from '../../../src/games/klondike/contract/calls.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { CandidateFault } from '../../../src/grading/candidate/candidate.js';
import { Eye } from '../../../src/grading/examine/eye.js';
import { newExamined } from '../../../src/grading/examine/room.js';
import { Sitting } from '../../../src/grading/examine/sitting.js';
import { BaseHandler } from '../../support/grading/base-handler.js';
import { candidateFor } from '../../support/grading/dying.js';

test('who has ended is asked for no other game', () => {
  let games = 0;
  class HangsDrawing extends BaseHandler {
    override newGame(): void {
      games++;
      super.newGame();
    }

    protected override draw(): void {
      throw new CandidateFault('hung', 'It did not answer in time.');
    }
  }
  const eye = new Eye();
  const sitting = new Sitting(candidateFor(HangsDrawing).start(eye, { seed: 1 }), eye, {
    ...newExamined(ULG),
    seed: 1,
  });
  sitting.newGame();
  expect([sitting.step(STOCK), sitting.newGame(), games]).toEqual(['ended', 'ended', 1]);
});
