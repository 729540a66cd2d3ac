/** A handler that has ended gets no further game. */
import { expect, test } from '@jest/globals';
import { STOCK } from '../../../src/games/klondike/contract/calls.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { CandidateFault } from '../../../src/grading/candidate/candidate.js';
import { WatchingView } from '../../../src/grading/examine/watch/watching-view.js';
import { newFindings } from '../../../src/grading/examine/record/handler-findings.js';
import { HandlerRun } from '../../../src/grading/examine/handler-run.js';
import { BaseHandler } from '../../support/grading/base-handler.js';
import { candidateFor } from '../../support/grading/crashing-handlers.js';

test('a handler that has ended gets no further game', () => {
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
  const view = new WatchingView();
  const run = new HandlerRun(candidateFor(HangsDrawing).start(view, { seed: 1 }), view, {
    ...newFindings(ULG),
    seed: 1,
  });
  run.newGame();
  expect([run.step(STOCK), run.newGame(), games]).toEqual(['ended', 'ended', 1]);
});
