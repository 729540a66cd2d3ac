/** One small report in every format, approved by a person. The page has its own spec. */
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
] as const)('a report as %s is %s', (name, file) => {
  const golden = readFileSync(new URL(`../../fixtures/grading/${file}`, import.meta.url), 'utf8');
  expect(FORMATS[name].print([SMALL])).toBe(golden);
});
