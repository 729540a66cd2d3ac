import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { byRules, figuresOf, percentOf, rowsOf } from '../../../src/core/statistics/figures.js';
import type { FinishedGame } from '../../../src/core/statistics/finished-game.js';
import { joined } from '../../../src/core/statistics/finished-game.js';
import { parseStatistics, printStatistics } from '../../../src/core/statistics/statistics-text.js';
import { STATISTICS_ENGLISH } from '../../../src/core/statistics/strings/english.js';
import { STATISTICS_FRENCH } from '../../../src/core/statistics/strings/french.js';
import { errorOf } from '../../support/error-of.js';
import { arbitraryGames, finished, gamesOf } from './games.js';

/** Checks a property with random games. */
const holds = (rule: (a: FinishedGame[], b: FinishedGame[], c: FinishedGame[]) => boolean): void =>
  fc.assert(fc.property(arbitraryGames, arbitraryGames, arbitraryGames, rule));

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

describe('a deal with the same rules is one game', () => {
  const lost = finished({ date: 1, moves: 5 });
  const won = finished({ date: 2, won: true, moves: 9 });
  test.each<[what: string, games: FinishedGame[], counts: FinishedGame[]]>([
    ['a lost game that was won later', [lost, won], [won]],
    ['a game that was lost twice', [lost, finished({ date: 3 })], [lost]],
    ['a won game that was won again in fewer moves', [won, finished({ date: 3, won: true })], [won]],
    ['a won game that was lost later', [won, finished({ date: 3 })], [won]],
    [
      'two games, because their rules differ',
      [lost, { ...won, rules: 'ksu' }],
      [lost, { ...won, rules: 'ksu' }],
    ],
  ])('%s', (_what, games, counts) => {
    expect([joined(games, []), joined([...games].reverse(), [])]).toEqual([counts, counts]);
  });

  test('lists can be joined in any order, and no game counts twice', () =>
    holds(
      (a, b, c) =>
        isEqual(joined(a, b), joined(b, a)) &&
        isEqual(joined(joined(a, b), c), joined(a, joined(b, c))) &&
        isEqual(joined(joined(a, b), b), joined(a, b)),
    ));
});

describe('figures', () => {
  test.each<[games: string, figures: object]>([
    ['', { games: 0, wins: 0, streak: { now: 0, best: 0 }, moves: undefined, time: undefined }],
    ['L3', { games: 1, wins: 0, streak: { now: 0, best: 0 }, moves: undefined, time: undefined }],
    [
      'W9 W5 L1 W7',
      {
        games: 4,
        wins: 3,
        streak: { now: 1, best: 2 },
        moves: { best: 5, median: 7 },
        time: { best: 5000, median: 7000 },
      },
    ],
    [
      'W10 W90 L2',
      {
        games: 3,
        wins: 2,
        streak: { now: 0, best: 2 },
        moves: { best: 10, median: 10 },
        time: { best: 10_000, median: 10_000 },
      },
    ],
  ])('of %j', (games, figures) => {
    expect(figuresOf(gamesOf(games))).toEqual(figures);
  });

  test('are never higher than the number of games', () =>
    holds((games) => {
      const { wins, streak, moves, time, games: all } = figuresOf(games);
      const isSpread = (spread: typeof moves): boolean => (spread?.best ?? 0) <= (spread?.median ?? 0);
      return (
        all === games.length &&
        streak.now <= streak.best &&
        streak.best <= wins &&
        wins <= all &&
        (moves === undefined) === (wins === 0) &&
        [moves, time].every(isSpread)
      );
    }));

  test.each([
    ['', 0],
    ['W1 L1 L1', 33],
    ['W1 W1 L1', 67],
  ])('%j is %i percent', (games, percent) => {
    expect(percentOf(figuresOf(gamesOf(games)))).toBe(percent);
  });

  test('are grouped by rules, with the latest rules first', () => {
    const games = ['a', 'b', 'a', 'c', 'b'].map((rules, date) => finished({ rules, date }));
    expect(byRules(games).map((one) => [one.rules, one.games.length])).toEqual([
      ['b', 2],
      ['c', 1],
      ['a', 2],
    ]);
  });
});

describe('an export', () => {
  const LINE =
    '{"game":"klondike","rules":"ulg","deal":"java:1","won":false,"moves":1,"milliseconds":1000,"date":"1970-01-01T00:00:00.000Z"}';
  const text = `{"klondike-kit statistics":1,"games":[\n${LINE}\n]}\n`;

  test('has a line for each game', () => {
    expect(printStatistics([finished()])).toBe(text);
  });

  test('loses nothing', () =>
    holds((games) => {
      const all = joined(games, []);
      return isEqual(parseStatistics(printStatistics(all)), all);
    }));

  test.each<[was: string, is: string, why: string]>([
    [text, '', 'line 1, column 1: nothing is there; expected a value'],
    [text, '[]', 'line 1, column 1: "["; expected an exported object'],
    [':1,', ':2,', 'line 1, column 28: "2"; expected 1'],
    [
      '"klondike-kit statistics":1,',
      '',
      'line 1, column 1: "{"; expected an object with "klondike-kit statistics"',
    ],
    [`[\n${LINE}\n]`, '7', 'line 1, column 38: "7"; expected a list of games'],
    ['"moves":1,', '"moves":1.5,', 'line 2, column 70: "1.5"; expected a whole number from 0'],
    ['"moves":1,', '"moves":-1,', 'line 2, column 70: "-1"; expected a whole number from 0'],
    ['"moves":1,', '', 'line 2, column 1: "{"; expected an object with "moves"'],
    [
      '"moves":1',
      '"moves":1,"moves":2',
      'line 2, column 72: "moves"; expected only game, rules, deal, won, moves, milliseconds, date, redeals, fewest, each once',
    ],
    ['"won":false', '"won":"no"', 'line 2, column 56: "no"; expected true or false'],
    ['"java:1"', '1', 'line 2, column 41: "1"; expected the name of the deal, in double quotes'],
    [
      '"java:1"',
      '""',
      'line 2, column 41: nothing is there; expected the name of the deal, in double quotes',
    ],
    [
      '1970-01-01T',
      '1970-02-31T',
      'line 2, column 99: "1970-02-31T00:00:00.000Z"; expected a time such as "2026-11-22T20:31:13.000Z"',
    ],
    [
      '1970-01-01T',
      '1970-13-01T',
      'line 2, column 99: "1970-13-01T00:00:00.000Z"; expected a time such as "2026-11-22T20:31:13.000Z"',
    ],
    [LINE, '7', 'line 2, column 1: "7"; expected a game'],
    ['\n]}', '', 'line 3, column 1: nothing is there; expected a comma or ]'],
  ])('is refused if %j is replaced by %j: %s', (was, is, why) => {
    expect(errorOf(() => parseStatistics(text.replace(was, is)))).toBe(`TextError: ${why}`);
  });
});

const { games, won, streak, time, moves, share, streaks, spread } = STATISTICS_ENGLISH;

test('statistics include the best and the median won game', () => {
  expect(rowsOf(figuresOf(gamesOf('W90 L5 W120 W100')), STATISTICS_ENGLISH)).toEqual([
    [games, '4'],
    [won, share(3, 75)],
    [streak, streaks(2, 2)],
    [time, spread('1:30', '1:40')],
    [moves, spread('90', '100')],
  ]);
});

test('statistics include the win that is closest to the proved minimum, without redeals', () => {
  const [over, near, unproved, unknown] = [
    finished({ won: true, moves: 100, redeals: 0, fewest: 90 }),
    finished({ deal: 'java:2', won: true, moves: 110, redeals: 6, fewest: 95 }),
    finished({ deal: 'java:3', won: true, moves: 70, redeals: 2 }),
    finished({ deal: 'java:4', won: true, moves: 90, fewest: 90 }),
  ];
  const [english, french] = [STATISTICS_ENGLISH, STATISTICS_FRENCH].map((strings) =>
    rowsOf(figuresOf([over, near, unproved, unknown]), strings).at(-1),
  );
  expect([english, french]).toEqual([
    ['Closest to best possible', '104 moves, best possible 95'],
    ['Au plus près du minimum', '104 coups pour un minimum de 95'],
  ]);
});

test('statistics do not compare a win if its number of redeals is unknown', () => {
  const rows = rowsOf(figuresOf([finished({ won: true, moves: 90, fewest: 90 })]), STATISTICS_ENGLISH);
  expect(rows.at(-1)).toEqual([moves, spread('90', '90')]);
});

test('statistics leave out a row without data', () => {
  expect(rowsOf(figuresOf(gamesOf('L5')), STATISTICS_ENGLISH)).toEqual([
    [games, '1'],
    [won, share(0, 0)],
    [streak, streaks(0, 0)],
  ]);
});
