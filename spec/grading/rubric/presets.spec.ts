/** The rubrics of the package match their approved versions. */
import { expect, test } from '@jest/globals';
import { RUBRICS } from '../../../src/grading/rubric/presets.js';
import type { Criterion } from '../../../src/grading/rubric/rubric.js';

const linesOf = ({
  id,
  title,
  points,
  gates,
  tier,
  checks,
  scripts,
  aggregate,
  quote,
  hint,
}: Criterion): string[] => [
  [`${id}: ${title}, ${points} points`, tier, aggregate, ...gates.map((gate) => `after ${gate}`)].join(', '),
  ...[`  ${checks.join(' ')}`, ...scripts.map((script) => `  ${script.title}`), `  “${quote}”`, `  ${hint}`],
];

test.each(RUBRICS)('the rubric $id matches the approved one', (rubric) => {
  const { id, title, door, house, criteria } = rubric;
  const head = `${id}: ${title}; door ${door}, house ${house}`;
  expect([head, ...criteria.flatMap(linesOf)].join('\n')).toMatchSnapshot();
});

test.each(RUBRICS.map(({ id, criteria }) => [id, criteria] as const))(
  'the rubric %s is worth 20 or 100 points',
  (id, criteria) => {
    expect(criteria.reduce((sum, { points }) => sum + points, 0)).toBe(id === 'ulg' ? 20 : 100);
  },
);
