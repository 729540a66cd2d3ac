/** The table of mutants that the grader has graded. */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { EXCUSES } from './grader/excused.js';
import type { GradedFiles } from './grader/graded.js';
import { gradedOf, printGraded } from './grader/graded.js';

const FILE = 'src/games/klondike/model/play.ts';

const place = (line: number, from: number, to: number) => ({
  location: { start: { line, column: from }, end: { line, column: to } },
});

const GRADED = gradedOf(
  {
    files: {
      [FILE]: {
        source: "if (left > 0) return turn();\nreturn 'no-such-pile';",
        mutants: [
          { status: 'Killed', replacement: 'left <= 0', ...place(1, 5, 13) },
          { status: 'Timeout', replacement: 'true', ...place(1, 5, 13) },
          { status: 'Survived', replacement: 'left >= 0', ...place(1, 5, 13) },
          { status: 'Survived', replacement: '""', ...place(2, 8, 22) },
          { status: 'NoCoverage', replacement: 'false', ...place(1, 5, 13) },
        ],
      },
    },
  },
  FILE,
  'abc',
);

test('lists each survivor with its place and the original code', () => {
  expect(GRADED).toEqual({
    digest: 'abc',
    noticed: 2,
    timedOut: 1,
    left: ['1 if («left > 0») return turn(); -> left >= 0', '2 return «\'no-such-pile\'»; -> ""'],
    neverRun: ['1 if («left > 0») return turn(); -> false'],
  });
});

test('does not count mutants that no grader can notice, or mutants in code that never runs', () => {
  const parts = [FILE, 'src/core/pile.ts'].map((file) => ({ file, mutate: [file], digest: 'other' }));
  const { text, share } = printGraded({ [FILE]: GRADED }, parts);
  expect(share).toBe(2 / 3);
  expect(text.split('\n').slice(2)).toEqual([
    `| ${FILE}, changed since | 2 | 1 | 1 | 0 | 1 | 0 | 1 |`,
    '| src/core/pile.ts | not run yet | | | | | | |',
    '',
    '66.7 % of 3 noticed. Not noticed:',
    `${FILE}:1 if («left > 0») return turn(); -> left >= 0`,
  ]);
});

describe('the results of the last grader run', () => {
  const kept = new URL('../../bench/mutants-graded.json', import.meta.url);
  const graded = JSON.parse(readFileSync(kept, 'utf8')) as GradedFiles;

  test('the grader kills at least 97 of 100 noticeable mutants', () => {
    const parts = Object.entries(graded).map(([file, { digest }]) => ({ file, mutate: [file], digest }));
    expect(printGraded(graded, parts).share).toBeGreaterThanOrEqual(0.97);
  });

  test('each excuse belongs to a survivor', () => {
    const unused = Object.entries(EXCUSES).flatMap(([file, excuses]) => {
      const left = new Set(graded[file]?.left.map((one) => one.replace(/^\d+ /, '')));
      return excuses
        .flatMap(({ changes }) => Object.entries(changes))
        .flatMap(([line, instead]) => instead.map((one) => `${line} -> ${one}`))
        .filter((change) => !left.has(change));
    });
    expect(unused).toEqual([]);
  });
});
