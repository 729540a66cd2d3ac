/** Checks that an instructor's own scripts count in the grade. */
import { expect, test } from '@jest/globals';
import { inProcess } from '../../../src/grading/candidate/in-process.js';
import { gradeCandidate } from '../../../src/grading/grade-candidate.js';
import { CountingTwice, factoryOf, rubricOf } from '../../support/grading/own-scripts.js';

test('grades scripts with the other checks, and says which were not tried', () => {
  const scripts = [
    { title: 'click', script: 'new stock { moves: 1 }', weight: 3 },
    { title: 'cards', script: '[Deal "java:1"] new stock' },
  ];
  const { score, complete, notes, criteria } = gradeCandidate(inProcess(factoryOf(CountingTwice)), {
    rubric: rubricOf(...scripts),
    seed: 1,
  });
  expect([score, complete, notes.at(-1)]).toEqual([
    5,
    false,
    'The script cards was not tried: it sets the cards, but the grader cannot set the cards of this handler.',
  ]);
  expect(criteria).toEqual([
    expect.objectContaining({ passed: 0, total: 2, status: 'failed', untried: ['script:cards'] }),
  ]);
});
