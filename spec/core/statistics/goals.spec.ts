import { describe, expect, test } from '@jest/globals';
import type { FinishedGame } from '../../../src/core/statistics/finished-game.js';
import type { DailyResult, GoalName } from '../../../src/core/statistics/goals.js';
import { goalTexts, goalsOf, goalsReachedBy } from '../../../src/core/statistics/goals.js';
import { STATISTICS_ENGLISH } from '../../../src/core/statistics/strings/english.js';
import { STATISTICS_FRENCH } from '../../../src/core/statistics/strings/french.js';
import { finished, gamesOf } from './games.js';

const slow = (words: string): FinishedGame[] =>
  gamesOf(words).map((game) => ({ ...game, milliseconds: 600_000 }));

/** The progress of a goal: `6 of 10`, or the day on which it was reached. */
function progress(
  name: GoalName,
  games: readonly FinishedGame[],
  dailies: readonly DailyResult[] = [],
): string {
  const goal = goalsOf({ games, dailies }).find((one) => one.name === name);
  return goal?.reachedOn ?? `${goal?.count} of ${goal?.target}`;
}

/** Daily deals of these days in November 2026, each won on its day or on the day after the arrow. */
const dailiesOf = (days: string): DailyResult[] =>
  days.split(' ').map((word) => {
    const [day = '', wonOn = day] = word.split('>').map((one) => `2026-${one}`);
    return { day, deal: `java:${day}`, wonOn };
  });

const WEEK = '11-23 11-24 11-25 11-26 11-27 11-28 11-29';
const NOVEMBER = Array.from({ length: 30 }, (_, index) => `11-${String(index + 1).padStart(2, '0')}`);

test('there are a dozen', () => {
  expect(goalsOf({ games: [], dailies: [] })).toHaveLength(12);
});

describe('progress', () => {
  test.each<[name: GoalName, games: string, progress: string]>([
    ['firstWin', 'L5 L5', '0 of 1'],
    ['firstWin', 'L5 W9 W9', '1970-01-02'],
    ['tenWins', 'W9 L9 W9', '2 of 10'],
    ['tenWins', 'W9 '.repeat(12), '1970-01-10'],
    ['hundredWins', 'W9 '.repeat(12), '12 of 100'],
    ['threeInARow', 'W9 W9 L9 W9', '2 of 3'],
    ['threeInARow', 'W9 L9 W9 W9 W9 L9', '1970-01-05'],
    ['tenInARow', `${'W9 '.repeat(9)}L9`, '9 of 10'],
  ])('%s after %s: %s', (name, games, told) => {
    expect(progress(name, slow(games))).toBe(told);
  });

  test('a streak counts games with the same rules only', () => {
    const games = slow('W9 L9 W9 L9 W9').map((game, at) => ({
      ...game,
      rules: at % 2 === 0 ? 'ulg' : 'ksu',
    }));
    expect(progress('threeInARow', games)).toBe('1970-01-05');
  });

  test.each<[title: string, more: Partial<FinishedGame>, told: string]>([
    ['a win without undo counts', { usedUndo: false }, '1970-01-01'],
    ['a win with undo does not count', { usedUndo: true }, '0 of 1'],
    ['a win of an earlier version does not count', {}, '0 of 1'],
    ['a loss does not count', { usedUndo: false, won: false }, '0 of 1'],
  ])('without undo, %s', (_title, more, told) => {
    expect(progress('withoutUndo', [...slow('W9').map((game) => ({ ...game, ...more }))])).toBe(told);
  });

  test('ten wins without undo may have others between them', () => {
    const games = slow('W9 '.repeat(20)).map((game, at) => ({ ...game, usedUndo: at % 2 === 0 }));
    expect([progress('tenWithoutUndo', games.slice(0, 19)), progress('tenWithoutUndo', games)]).toEqual([
      '9 of 10',
      '1970-01-20',
    ]);
  });

  test.each<[moves: number, redeals: number | undefined, fewest: number | undefined, told: string]>([
    [92, 2, 90, '1970-01-01'],
    [93, 2, 90, '0 of 1'],
    [90, undefined, 90, '0 of 1'],
    [90, 0, undefined, '0 of 1'],
  ])('perfect: %s moves with %s redeals, best possible %s: %s', (moves, redeals, fewest, told) => {
    const game = finished({ won: true, moves, redeals, ...(fewest !== undefined && { fewest }) });
    expect(progress('perfect', [{ ...game, date: new Date(1970, 0, 1, 12).getTime() }])).toBe(told);
  });

  test.each([
    [179_999, '1970-01-01'],
    [180_000, '0 of 1'],
  ])('a win in %s ms: %s', (milliseconds, told) => {
    expect(progress('quick', [...slow('W9').map((game) => ({ ...game, milliseconds }))])).toBe(told);
  });

  test('an all-rounder wins by three different rules', () => {
    const rules = ['ulg', 'ulg', 'ksu', 'umbc'];
    const games = slow('W9 W9 W9 L9 W9').map((game, at) => ({ ...game, rules: rules[at % 4] ?? '' }));
    const third = { ...finished({ rules: 'umbc', won: true }), date: new Date(1970, 0, 9, 12).getTime() };
    expect([progress('threeRules', games), progress('threeRules', [...games, third])]).toEqual([
      '2 of 3',
      '1970-01-09',
    ]);
  });

  test.each<[title: string, days: string, told: string]>([
    ['seven days in a row', WEEK, '2026-11-29'],
    ['a gap', '11-01 11-02 11-04 11-05 11-06', '3 of 7'],
    ['a day won later', WEEK.replace('11-25', '11-25>11-26'), '4 of 7'],
  ])('a week of dailies: %s', (_title, days, told) => {
    expect(progress('weekOfDailies', [], dailiesOf(days))).toBe(told);
  });

  test.each<[title: string, days: string, told: string]>([
    ['all days of a month', NOVEMBER.join(' '), '2026-11-30'],
    ['a day won later', NOVEMBER.join(' ').replace('11-07', '11-07>12-03'), '2026-12-03'],
    ['two levels of a day', '11-01 11-01 11-02', '2 of 30'],
    ['the month with the fewest days left', '10-01 10-02 11-01 11-02 11-03', '3 of 30'],
  ])('a month of dailies: %s', (_title, days, told) => {
    expect(progress('monthOfDailies', [], dailiesOf(days))).toBe(told);
  });

  test('a day without a win does not count', () => {
    const dailies = dailiesOf(WEEK).map(({ day, deal }) => ({ day, deal }));
    expect([progress('weekOfDailies', [], dailies), progress('monthOfDailies', [], dailies)]).toEqual([
      '0 of 7',
      '0 of 30',
    ]);
  });

  test("a goal is reached on the player's day", () => {
    const games = [finished({ won: true, date: Date.parse('2026-03-29T01:30Z') })];
    const [first] = goalsOf({ games, dailies: [] }, () => '2026-03-28');
    expect(first?.reachedOn).toBe('2026-03-28');
  });
});

describe('a game has reached', () => {
  /** The goals that the last game reached. */
  const reached = (games: readonly FinishedGame[], dailies: readonly DailyResult[] = []): string =>
    goalsReachedBy({ games, dailies }, games.at(-1) ?? finished()).join(', ');

  test.each<[games: string, goals: string]>([
    ['W9', 'firstWin'],
    ['W9 L9', ''],
    ['W9 W9', ''],
    ['W9 W9 W9', 'threeInARow'],
    ['W9 W9 W9 W9', ''],
    ['W9 '.repeat(10), 'tenWins, tenInARow'],
  ])('%s: %s', (games, goals) => {
    expect(reached(slow(games))).toBe(goals);
  });

  test('nothing, if the book does not have it', () => {
    expect(goalsReachedBy({ games: slow('W9'), dailies: [] }, finished({ deal: 'java:99' }))).toEqual([]);
  });

  test('a goal for daily deals', () => {
    const dailies = dailiesOf(WEEK);
    const last = finished({ deal: 'java:2026-11-29', won: true, milliseconds: 600_000 });
    expect(goalsReachedBy({ games: [...slow('W9'), last], dailies }, last)).toEqual(['weekOfDailies']);
  });

  test('the goals in notes, without those that the record tells about', () => {
    const goals: GoalName[] = ['firstWin', 'withoutUndo', 'quick'];
    expect([
      goalTexts(goals, STATISTICS_ENGLISH),
      goalTexts(['perfect', 'tenWins'], STATISTICS_FRENCH),
      goalTexts(['firstWin'], STATISTICS_ENGLISH),
    ]).toEqual([
      ['goal reached: a win without undo', 'goal reached: a win under three minutes'],
      ['objectif atteint\u202f: dix victoires'],
      [],
    ]);
  });
});
