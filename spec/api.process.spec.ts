/** The public names and their types, held against the last ones reviewed: `npm run api` writes them anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { apiReport } from './support/api-report.js';

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

test.each([
  'index',
  'testing',
  'terminal',
  'browser',
  'numbered-piles',
  'selection',
  'clicks',
  'pairs',
  'montecarlo',
  'montecarlo-browser',
  'english',
  'french',
])('the public names of %s are as reviewed', (entry) => {
  const reviewed = path(`spec/fixtures/api/${entry}.txt`);
  const report = `${apiReport(path(`dist/${entry}.d.ts`))}\n`;
  if (process.env['UPDATE_API'] !== undefined) writeFileSync(reviewed, report);
  expect(report).toBe(readFileSync(reviewed, 'utf8'));
});
