/** What is kept of a run of mutants, and how it is told. */
import { expect, test } from '@jest/globals';
import type { Results, StrykerReport } from './results.js';
import { printResults, rangesOf, resultOf } from './results.js';

type Mutant = StrykerReport['files'][string]['mutants'][number];

const mutant = (status: string, line: number, replacement = `change ${line}`): Mutant => ({
  status,
  replacement,
  location: { start: { line, column: 3 }, end: { line, column: 9 } },
});

const report = (...mutants: Mutant[]): StrykerReport => ({ files: { 'src/core/card.ts': { mutants } } });

const REPORT = report(
  mutant('Killed', 4),
  mutant('Timeout', 5),
  mutant('Survived', 6),
  mutant('NoCoverage', 7),
  mutant('RuntimeError', 8),
  mutant('Ignored', 9),
);

test('a mutant is noticed, not noticed, or does not count', () => {
  expect(resultOf([REPORT], 'abc')).toEqual({
    digest: 'abc',
    noticed: 2,
    timedOut: 1,
    survivors: ['src/core/card.ts:6:3-6:9 "change 6"', 'src/core/card.ts:7:3-7:9 "change 7"'],
  });
});

test('the second pass tries what the first left, by the columns that Stryker takes', () => {
  expect(rangesOf(REPORT)).toEqual(['src/core/card.ts:6:2-6:8', 'src/core/card.ts:7:2-7:8']);
});

test('what any pass noticed is noticed, and two changes of one place are two', () => {
  const first = report(mutant('Survived', 6), mutant('Killed', 6, 'other'), mutant('Survived', 7));
  const second = report(mutant('Killed', 6), mutant('Survived', 6, 'other'), mutant('Survived', 7));
  expect(resultOf([first, second], 'abc')).toEqual({
    digest: 'abc',
    noticed: 2,
    timedOut: 0,
    survivors: ['src/core/card.ts:7:3-7:9 "change 7"'],
  });
});

test('the table has every folder, also those to be run; the share is of all that were run', () => {
  const folders = ['src/core', 'src/core/text', 'src/scripts'].map((name) => ({
    name,
    files: [],
    digest: 'abc',
  }));
  const results: Results = {
    'src/core': resultOf([REPORT], 'abc'),
    'src/core/text': { digest: 'before', noticed: 6, timedOut: 0, survivors: [] },
  };
  const { text, noticed } = printResults(results, folders);
  expect([noticed, text.split('\n')]).toEqual([
    0.8,
    [
      '| folder | noticed | of these by a time limit | not noticed |',
      '| --- | ---: | ---: | ---: |',
      '| src/core | 2 | 1 | 2 |',
      '| src/core/text, sources changed since | 6 | 0 | 0 |',
      '| src/scripts | not run yet | | |',
      '',
      '80.0 % of 10 noticed. Not noticed:',
      'src/core/card.ts:6:3-6:9 "change 6"',
      'src/core/card.ts:7:3-7:9 "change 7"',
    ],
  ]);
});
