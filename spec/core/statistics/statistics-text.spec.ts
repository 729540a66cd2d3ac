/** Exports with daily deals, and exports that are refused. */
import { expect, test } from '@jest/globals';
import {
  parseExport,
  parseStatistics,
  printStatistics,
} from '../../../src/core/statistics/statistics-text.js';
import { parseDaily } from '../../../src/core/daily/daily-book.js';
import { errorOf } from '../../support/error-of.js';
import { finished } from './games.js';

const DAILIES = parseDaily('2026-11-25 hard java:7 2026-11-25\n2026-11-26 - java:8');

test('an export has the daily deals, and only if there are some', () => {
  const text = printStatistics([finished()], DAILIES);
  expect([
    parseExport(text),
    parseExport(printStatistics([])),
    printStatistics([]).includes('dailies'),
  ]).toEqual([{ games: [finished()], dailies: DAILIES }, { games: [], dailies: [] }, false]);
});

test.each(['7', '"2026-11-25 hard"', '["x"]'])('%s is no daily deal', (wrong) => {
  const text = printStatistics([], DAILIES).replace(/"2026-11-26.*"/, wrong);
  expect(errorOf(() => parseExport(text))).toMatch(
    /^TextError: line 4, column 1: .*; expected a daily deal such as "2026-11-25 hard java:7 2026-11-25"$/,
  );
});

const TEXT = printStatistics([finished({ moves: 4, redeals: 2, usedUndo: true, fewest: 3 })]);

/** The export with a list instead of one value. */
const withList = (member: string): string =>
  TEXT.replace(new RegExp(`("${member}": ?)("[^"]*"|[\\w.]+)`), '$1["x"]');

test.each([
  ['game', 'the name of the game, in double quotes'],
  ['rules', 'the name of the rules, in double quotes'],
  ['deal', 'the name of the deal, in double quotes'],
  ['won', 'true or false'],
  ['usedUndo', 'true or false'],
  ['moves', 'a whole number from 0'],
  ['milliseconds', 'a whole number from 0'],
  ['redeals', 'a whole number from 0'],
  ['fewest', 'a whole number from 0'],
  ['date', 'a time such as "2026-11-22T20:31:13.000Z"'],
])('%s', (member, expected) => {
  const text = withList(member);
  expect(text).not.toBe(TEXT);
  const [line = '', ...rest] = errorOf(() => parseStatistics(text)).split('; expected ');
  expect([/^TextError: line 2, column \d+: "\["$/.test(line), rest]).toEqual([true, [expected]]);
});

test('the version must be a number, not a list', () => {
  const text = TEXT.replace(/^(\{"[^"]+":)1/, '$1[1]');
  expect([text === TEXT, errorOf(() => parseStatistics(text))]).toEqual([
    false,
    expect.stringContaining('line 1, column'),
  ]);
});

test.each<[moves: number, redeals: number, told: string]>([
  [4, 4, 'nothing'],
  [4, 5, 'TextError: line 2, column 136: "5"; expected at most 4, the number of moves'],
  [0, 1, 'TextError: line 2, column 136: "1"; expected at most 0, the number of moves'],
])("%i moves can't have %i redeals: %s", (moves, redeals, told) => {
  const text = printStatistics([finished({ moves, redeals })]);
  expect(errorOf(() => parseStatistics(text))).toBe(told);
});
