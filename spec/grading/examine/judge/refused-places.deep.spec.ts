/** If an empty pile refuses an ace or a king, the grader tries the other empty piles, and the game goes on. */
import { expect, test } from '@jest/globals';
import { gradeCandidate } from '../../../../src/grading/grade-candidate.js';
import { ULG_RUBRIC } from '../../../../src/grading/rubric/presets/ulg.js';
import { candidateOf, faultyNamed } from '../../../support/grading/chosen-faulty.js';

interface Graded {
  readonly seeds: readonly number[];
  readonly score: number;
  readonly loses: string;
}

const ACES: Graded = { seeds: [1, 5], score: 19.67, loses: 'tableau-to-foundation' };
const KINGS: Graded = { seeds: [3, 4], score: 19.6, loses: 'tableau-to-tableau' };

test.each<[what: string, name: string, graded: Graded]>([
  ['each ace on one foundation', 'f-own-foundation', ACES],
  ['each ace on the leftmost empty foundation', 'f-first-free', ACES],
  ['each king in the leftmost empty column', 'king-first-free', KINGS],
])(
  'a handler that accepts only %s gets the same points with each seed',
  (_, name, { seeds, score, loses }) => {
    const found = seeds.map((seed) => {
      const report = gradeCandidate(candidateOf(faultyNamed(name)), { rubric: ULG_RUBRIC, seed });
      const lost = report.criteria.filter(({ score: points, max }) => points < max);
      return [report.score, ...lost.map(({ id }) => id)];
    });
    expect(found).toEqual(seeds.map(() => [score, loses]));
  },
);

test('the grader wins games even if kings go only to the leftmost empty column', () => {
  const { criteria } = gradeCandidate(candidateOf(faultyNamed('king-first-free')), {
    rubric: ULG_RUBRIC,
    seed: 3,
  });
  const untried = criteria.flatMap((criterion) => criterion.untried);
  expect(untried).not.toContain('win.tableau');
});
