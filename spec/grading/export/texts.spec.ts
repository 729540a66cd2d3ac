/** Texts of unknown origin, numbers, and two tables compared. */
import { describe, expect, test } from '@jest/globals';
import { FORMATS } from '../../../src/grading/export/formats.js';
import { frameIn, pilesIn, rowsOf } from '../../../src/grading/export/text/difference.js';
import type { CriterionReport } from '../../../src/grading/report/grade-report.js';
import { resultOf } from '../../../src/grading/export/text/sentences.js';
import { counted, linesOf, oneLine, points, visible } from '../../../src/grading/export/text/plain.js';
import { SMALL } from '../support/reports.js';

test.each([
  ['a\r\nb\rc\n', 'a\nb\nc\n'],
  ['\u001b[31mred', '\\u{1b}[31mred'],
  ['tab\there', 'tab    here'],
  ['left\u202eright', 'left\\u{202e}right'],
  ['\ud800', '\\u{d800}'],
  ['Zoë 陈 👩‍💻', 'Zoë 陈 👩‍💻'],
])('of %j is shown %j', (text, shown) => {
  expect(visible(text)).toBe(shown);
});

test('lines end without empty ones, and one line has no break', () => {
  expect([linesOf('a\n\n  b\n\n'), linesOf(''), oneLine(' a\n\t b ')]).toEqual([['a', '', '  b'], [], 'a b']);
});

test.each([
  [20, '20'],
  [0.4286, '0.43'],
  [19.375, '19.38'],
  [-0, '0'],
  [-0.001, '0'],
  [0.125, '0.13'],
])('%d points are %s', (value, text) => {
  expect(points(value)).toBe(text);
});

test.each([
  [0, '0 checks'],
  [1, '1 check'],
  [2, '2 checks'],
])('%d checks are counted as %s', (count, text) => {
  expect(counted(count, 'check')).toBe(text);
});

describe('two tables', () => {
  test('are compared pile by pile, in the order of the table', () => {
    expect(rowsOf('waste: 2h\nstock: full\nmoves: 1\nwon', 'stock: full\nt1: Ks\nmoves: 2')).toEqual([
      { about: 'stock', expected: 'full', seen: 'full', differs: false },
      { about: 'waste', expected: '2h', seen: '-', differs: true },
      { about: 't1', expected: '-', seen: 'Ks', differs: true },
      { about: 'moves', expected: '1', seen: '2', differs: true },
      { about: 'won', expected: 'yes', seen: '-', differs: true },
    ]);
  });

  test('differ in their piles', () => {
    const rows = rowsOf('waste: 2h\nmoves: 1', 'stock: full\nt1: Ks\nmoves: 1') ?? [];
    expect([...pilesIn(rows)]).toEqual(['waste', 't1']);
  });

  test('are found in texts that are tables, and in no sentence', () => {
    expect(frameIn('moves: 3')).toMatchObject({ moves: 3, won: false });
    expect([' \n', 'It ends.', 'moves: x'].map(frameIn)).toEqual([undefined, undefined, undefined]);
  });

  test('are no tables if one is a sentence', () => {
    expect([rowsOf('stock: full', 'nothing was shown'), rowsOf('', '')]).toEqual([undefined, undefined]);
  });
});

test('a criterion with a fault that counts elsewhere says what passed, not twice what was not tried', () => {
  const failure = {
    check: 'w>f.ace',
    title: '',
    message: '',
    script: '',
    before: '',
    expected: '',
    seen: '',
  };
  const criterion: CriterionReport = {
    ...{ id: 'c', title: '', score: 1, max: 1, quote: '', hint: '', passed: 1, total: 3 },
    ...{ status: 'incomplete', failures: [{ ...failure, replay: '' }], untried: ['w>f.next'] },
    hindrances: ['w>f.ace'],
  };
  expect(resultOf(criterion)).toBe('incomplete: 1 of 3 checks passed, 1 not tried, because of w>f.ace');
  expect(resultOf({ ...criterion, failures: [] })).toBe(
    'incomplete: 1 of 3 checks could not be tried, because of w>f.ace',
  );
});

test.each(['terminal', 'markdown', 'html', 'gradescope'] as const)(
  'as %s the script of a rubric is not called the shortest one',
  (format) => {
    const labelsIn = (check: string): string[] => {
      const criteria = SMALL.criteria.map((criterion) => ({
        ...criterion,
        failures: criterion.failures.map((failure) => ({ ...failure, check })),
      }));
      const text = FORMATS[format].print([{ ...SMALL, criteria }]);
      return ['The shortest script that shows it', 'The script of the rubric, up to the first fault'].filter(
        (label) => text.includes(label),
      );
    };
    expect([labelsIn('undo.covers'), labelsIn('script:lesson')]).toEqual([
      ['The shortest script that shows it'],
      ['The script of the rubric, up to the first fault'],
    ]);
  },
);
