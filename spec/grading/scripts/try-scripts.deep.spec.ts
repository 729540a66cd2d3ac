/** An instructor's own scripts are part of the grade. */
import { expect, test } from '@jest/globals';
import { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import type { HandlerFactory } from '../../../src/grading/candidate/in-process.js';
import { inProcess } from '../../../src/grading/candidate/in-process.js';
import { gradeCandidate } from '../../../src/grading/grade-candidate.js';
import { parseRubric } from '../../../src/grading/rubric/read-rubric.js';
import type { Rubric } from '../../../src/grading/rubric/rubric.js';
import type { Step } from '../../support/grading/base-handler.js';
import { BaseHandler } from '../../support/grading/base-handler.js';

const rubricOf = (...scripts: (string | object)[]): Rubric =>
  parseRubric(
    JSON.stringify({
      id: 'own',
      criteria: [
        {
          ...{ id: 'own', points: 10 },
          scripts: scripts.map((script) => (typeof script === 'string' ? { script } : script)),
        },
      ],
    }),
    'own.json',
  );

/** Counts a click on the stock twice. */
class CountingTwice extends BaseHandler {
  protected override count(step: Step): void {
    this.moves += step.kind === 'draw' ? 2 : 1;
  }
}

const made =
  (handler: typeof BaseHandler): HandlerFactory =>
  (view) =>
    new handler(view, KlondikeView);

test('scripts are graded with all else, and what was not tried is said', () => {
  const scripts = [
    { title: 'click', script: 'new stock { moves: 1 }', weight: 3 },
    { title: 'cards', script: '[Deal "java:1"] new stock' },
  ];
  const { score, complete, notes, criteria } = gradeCandidate(inProcess(made(CountingTwice)), {
    rubric: rubricOf(...scripts),
    seed: 1,
  });
  expect([score, complete, notes.at(-1)]).toEqual([
    5,
    false,
    'The script cards was not tried: it deals cards, and the handler cannot be given any.',
  ]);
  expect(criteria).toEqual([
    expect.objectContaining({ passed: 0, total: 2, status: 'failed', untried: ['script:cards'] }),
  ]);
});
