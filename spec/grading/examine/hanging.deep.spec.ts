/** The grader waits only a few times for a handler that hangs, and blames the handler for one fault. */
import { expect, test } from '@jest/globals';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { CandidateFault } from '../../../src/grading/candidate/candidate.js';
import { examineEvents } from '../../../src/grading/examine/examine-events.js';
import { BaseHandler } from '../../support/grading/base-handler.js';
import { candidateFor } from '../../support/grading/crashing-handlers.js';

/** Counts the waits for a handler that hangs in undo. */
function timesHung(): number {
  let times = 0;
  class HangsUndoing extends BaseHandler {
    override undo(): void {
      times++;
      throw new CandidateFault('hung', 'It did not answer in time.');
    }
  }
  const candidate = { ...candidateFor(HangsUndoing), startsQuickly: false };
  const { findings } = examineEvents(candidate, { rules: ULG, seed: 1, seconds: 60 });
  expect(findings.evidence.failures.map(({ check }) => check)).toEqual(['undo.stock']);
  return times;
}

test('the grader waits at most five times for a handler that hangs', () => {
  expect(timesHung()).toBeLessThanOrEqual(5);
});
