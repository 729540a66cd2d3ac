/** The stored results of a mutation run, and the table that shows them. */
import { expect, test } from '@jest/globals';
import type { Results, StrykerReport } from './results.js';
import { noticedIn, printResults, resultOf } from './results.js';

type Mutant = StrykerReport['files'][string]['mutants'][number];

const mutant = (status: string, line: number, replacement = `change ${line}`): Mutant => ({
  status,
  replacement,
  location: { start: { line, column: 3 }, end: { line, column: 9 } },
});

const LEFT = [6, 7, 9].map((line) => `src/core/card.ts:${line}:3-${line}:9 "change ${line}"`);

const MUTANTS = [
  mutant('Killed', 4),
  mutant('Timeout', 5),
  mutant('Survived', 6),
  mutant('NoCoverage', 7),
  mutant('RuntimeError', 8),
  mutant('Ignored', 9),
];

const REPORT: StrykerReport = { files: { 'src/core/card.ts': { mutants: MUTANTS } } };

test('a mutant counts as noticed or as not noticed, or does not count', () => {
  expect(resultOf(REPORT, 'abc')).toEqual({
    digest: 'abc',
    noticed: 2,
    timedOut: 1,
    survivors: LEFT,
  });
});

test('keeps killed mutants, which still count, and drops survivors', () => {
  const covered = { ...mutant('Timeout', 5), coveredBy: ['7', '8'] };
  const mutants = [mutant('Timeout', 4), covered, mutant('Survived', 6), mutant('NoCoverage', 7)];
  const testFiles = { 'spec/core/card.spec.ts': { tests: [{ id: '3' }] } };
  const kept = noticedIn({ files: { 'src/core/card.ts': { mutants } }, testFiles });
  const statusReason = 'it took too long';
  expect(kept).toEqual({
    files: {
      'src/core/card.ts': {
        mutants: [
          { ...mutant('Killed', 4), statusReason, killedBy: ['3'] },
          { ...covered, status: 'Killed', statusReason, killedBy: ['7'] },
        ],
      },
    },
    testFiles,
  });
  expect(resultOf(kept, 'abc')).toEqual({ digest: 'abc', noticed: 2, timedOut: 2, survivors: [] });
});

test('the table lists every folder, and the share counts only those that ran', () => {
  const folders = ['src/core', 'src/core/text', 'src/scripts'].map((name) => ({
    name,
    files: [],
    digest: 'abc',
  }));
  const results: Results = {
    'src/core': resultOf(REPORT, 'abc'),
    'src/core/text': { digest: 'before', noticed: 6, timedOut: 0, survivors: [] },
  };
  const { text, noticed } = printResults(results, folders);
  expect([noticed, text.split('\n')]).toEqual([
    8 / 11,
    [
      '| folder | noticed | of these by a time limit | not noticed |',
      '| --- | ---: | ---: | ---: |',
      '| src/core | 2 | 1 | 3 |',
      '| src/core/text, sources changed since | 6 | 0 | 0 |',
      '| src/scripts | not run yet | | |',
      '',
      '72.7 % of 11 noticed. Not noticed:',
      ...LEFT,
    ],
  ]);
});
