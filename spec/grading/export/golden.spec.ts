/** Prints a small report in every format. A person has approved the results. Another spec tests the page. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { FORMATS } from '../../../src/grading/export/formats.js';
import { SMALL } from '../support/reports.js';

test.each([
  ['terminal', 'small.txt'],
  ['markdown', 'small.md'],
  ['junit', 'small.xml'],
  ['tap', 'small.tap'],
  ['ctrf', 'small-ctrf.json'],
  ['gradescope', 'small-gradescope.json'],
  ['prairielearn', 'small-prairielearn.json'],
  ['github-classroom', 'small-github-classroom.json'],
  ['json', 'small.json'],
] as const)('prints a report as %s like the file %s', (name, file) => {
  const golden = readFileSync(new URL(`../../fixtures/grading/${file}`, import.meta.url), 'utf8');
  expect(FORMATS[name].print([SMALL])).toBe(golden);
});
