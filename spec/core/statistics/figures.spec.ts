import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { byRules, figuresOf, nearestText, percentOf, tilesOf } from '../../../src/core/statistics/figures.js';
import type { FinishedGame } from '../../../src/core/statistics/finished-game.js';
import { joined } from '../../../src/core/statistics/finished-game.js';
import { parseStatistics, printStatistics } from '../../../src/core/statistics/statistics-text.js';
import type { StatisticsStrings } from '../../../src/core/statistics/strings/english.js';
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
      'line 2, column 72: "moves"; expected only game, rules, deal, won, moves, milliseconds, date, redeals, usedUndo, fewest, each once',
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

/** The big figures, as `label: value (note)`. */
const told = (words: string, strings: StatisticsStrings): string[] =>
  tilesOf(figuresOf(gamesOf(words)), strings).map(({ label, value, note }) => `${label}: ${value} (${note})`);

test.each<[words: string, english: string[], french: string[]]>([
  [
    'W90 L5 W120 W100',
    [
      'Win rate: 75% (3 of 4)',
      'Win streak: 2 (longest 2)',
      'Best time: 1:30 (usually 1:40)',
      'Fewest moves: 90 (usually 100)',
    ],
    [
      'Taux de victoire: 75\u202f% (3 sur 4)',
      'Série en cours: 2 (record\u202f: 2)',
      'Meilleur temps: 1:30 (souvent 1:40)',
      'Coups (record): 90 (souvent 100)',
    ],
  ],
  [
    'W90 L5',
    ['Win rate: 50% (1 of 2)', 'Win streak: 0 (longest 1)', 'Best time: 1:30 ()', 'Fewest moves: 90 ()'],
    [
      'Taux de victoire: 50\u202f% (1 sur 2)',
      'Série en cours: 0 (record\u202f: 1)',
      'Meilleur temps: 1:30 ()',
      'Coups (record): 90 ()',
    ],
  ],
  [
    'L5',
    ['Win rate: 0% (0 of 1)', 'Win streak: 0 ()', 'Best time: – ()', 'Fewest moves: – ()'],
    [
      'Taux de victoire: 0\u202f% (0 sur 1)',
      'Série en cours: 0 ()',
      'Meilleur temps: – ()',
      'Coups (record): – ()',
    ],
  ],
])('the big figures of %s, with usual values from the third win on', (words, english, french) => {
  expect([told(words, STATISTICS_ENGLISH), told(words, STATISTICS_FRENCH)]).toEqual([english, french]);
});

test('the win closest to the proved minimum, without redeals', () => {
  const [over, near, unproved, unknown] = [
    finished({ won: true, moves: 100, redeals: 0, fewest: 90 }),
    finished({ deal: 'java:2', won: true, moves: 110, redeals: 6, fewest: 95 }),
    finished({ deal: 'java:3', won: true, moves: 70, redeals: 2 }),
    finished({ deal: 'java:4', won: true, moves: 90, fewest: 90 }),
  ];
  const [english, french] = [STATISTICS_ENGLISH, STATISTICS_FRENCH].map((strings) =>
    nearestText(figuresOf([over, near, unproved, unknown]), strings),
  );
  expect([english, french]).toEqual([
    'Closest to perfect: 104 moves, best possible 95.',
    'Au plus près de la perfection\u202f: 104 coups pour un minimum de 95.',
  ]);
});

test('a win with an unknown number of redeals is not compared with the minimum', () => {
  const figures = figuresOf([finished({ won: true, moves: 90, fewest: 90 })]);
  expect(nearestText(figures, STATISTICS_ENGLISH)).toBe(undefined);
});
