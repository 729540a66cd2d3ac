/** An instructor's own scripts before handlers: no false alarm, and faults told by the script up to them. */
import { describe, expect, test } from '@jest/globals';
import { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import type { HandlerFactory } from '../../../src/grading/candidate/in-process.js';
import { inProcess } from '../../../src/grading/candidate/in-process.js';
import { gradeCandidate } from '../../../src/grading/grade-candidate.js';
import { parseRubric } from '../../../src/grading/rubric/read-rubric.js';
import type { Rubric } from '../../../src/grading/rubric/rubric.js';
import type { ScriptResult } from '../../../src/grading/scripts/try-scripts.js';
import { tryScripts } from '../../../src/grading/scripts/try-scripts.js';
import type { Step } from '../../support/grading/base-handler.js';
import { BaseHandler } from '../../support/grading/base-handler.js';
import { CORRECT_HANDLERS } from '../../support/grading/correct/correct-handlers.js';

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

const resultOf = (create: HandlerFactory, script: string): ScriptResult | undefined =>
  tryScripts(inProcess(create), rubricOf({ title: 'lesson', script }), { seed: 1 }).get('script:lesson');

/** It goes the same whatever the cards are. */
const LESSON = `# what every deal allows
  new { moves: 0; stock: full; waste: ; f1: }  w>t1? w>f1? { moves: 0; waste: }
  stock undo { moves: 0; waste: }  stock*8 { moves: 8; stock: empty }  stock { moves: 9; stock: full; waste: }
  undo*9 { moves: 0; stock: full }  new { moves: 0 }`;

/** Prints nothing, and waits for nobody. */
const QUIET = CORRECT_HANDLERS.filter(({ name }) => !/prints|milliseconds/.test(name));

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

describe('a correct handler passes', () => {
  test.each(QUIET)('$name', ({ create }) => {
    expect(resultOf((view) => create(view), LESSON)).toEqual({ share: 1 });
  });
});

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
