/** Checks that the pages about rubrics and checks have complete lists and valid examples. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { CHECKS_OF_DOOR } from '../../../src/grading/checks/checks-of-door.js';
import { parseRubric } from '../../../src/grading/rubric/read-rubric.js';
import { BLOCKS } from '../../docs/blocks.js';
import { errorOf } from '../../support/error-of.js';

const PAGES = ['checks', 'door-checks']
  .map((name) => readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8'))
  .join('\n');

const blocksOf = (language: string): string[] =>
  BLOCKS.filter((block) => block.page === 'docs/rubrics.md' && block.language === language).map(
    ({ text }) => text,
  );

test.each(Object.entries(CHECKS_OF_DOOR))('lists all checks of the door %s', (door, checks) => {
  const [, section = ''] = PAGES.split(`## At the door \`${door}\`\n`);
  const [list = ''] = section.split('\n#');
  const listed = list.split('\n').filter((line) => line.startsWith('- '));
  expect(listed).toEqual(checks.map(({ id, title }) => `- \`${id}\`: ${title}`));
});

test('the examples on the page are valid rubrics', () => {
  const [exam, lab, lessons] = blocksOf('json').map((text) => parseRubric(text, 'exam.json', () => 'new'));
  expect(exam?.criteria.find(({ id }) => id === 'undo')).toMatchObject({ points: 4 });
  expect(lab).toMatchObject({
    id: 'lab-2',
    criteria: [{ points: 6 }, { gates: ['draw'] }, { id: 'lesson' }],
  });
  expect(lessons?.criteria[0]?.scripts.map(({ weight }) => weight)).toEqual([1, 2, 1]);
});

test('prints the error as the page shows it', () => {
  const file =
    '{\n  "criteria": [\n    { "id": "deal", "points": 1, "checks": ["deal.colums", "deal.faces"] }\n  ]\n}';
  expect(errorOf(() => parseRubric(file, 'exam.json'))).toBe(
    `RubricError: ${blocksOf('text')[0]?.trim() ?? ''}`,
  );
});
