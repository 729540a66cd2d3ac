/** What is kept of a run of mutants, and how it is told. */
import { expect, test } from '@jest/globals';
import type { Results, StrykerReport } from './results.js';
import { printResults, resultOf } from './results.js';

const mutant = (
  id: string,
  status: string,
  line: number,
): StrykerReport['files'][string]['mutants'][number] => ({
  id,
  status,
  replacement: `change ${id}`,
  location: { start: { line, column: 3 } },
});

const REPORT: StrykerReport = {
  files: {
    'src/core/card.ts': {
      mutants: [
        mutant('1', 'Killed', 4),
        mutant('2', 'Timeout', 5),
        mutant('3', 'Survived', 6),
        mutant('4', 'NoCoverage', 7),
        mutant('5', 'RuntimeError', 8),
        mutant('6', 'Ignored', 9),
      ],
    },
  },
};

test('a mutant is noticed, not noticed, or does not count', () => {
  expect(resultOf(REPORT, 'abc')).toEqual({
    digest: 'abc',
    noticed: 2,
    timedOut: 1,
    survivors: { 'src/core/card.ts:6:3 #3': 'change 3', 'src/core/card.ts:7:3 #4': 'change 4' },
  });
});

test('the table has every folder, also those to be run; the share is of all that were run', () => {
  const folders = ['src/core', 'src/core/text', 'src/scripts'].map((name) => ({
    name,
    files: [],
    digest: 'abc',
  }));
  const results: Results = {
    'src/core': resultOf(REPORT, 'abc'),
    'src/core/text': { digest: 'before', noticed: 6, timedOut: 0, survivors: {} },
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
      'src/core/card.ts:6:3 #3: "change 3"',
      'src/core/card.ts:7:3 #4: "change 4"',
    ],
  ]);
});
