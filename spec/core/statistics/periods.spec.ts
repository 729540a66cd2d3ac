/** The chart in the statistics shows games by days, weeks, months or years. */
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { FinishedGame } from '../../../src/core/statistics/finished-game.js';
import type { PlayersCalendar } from '../../../src/core/statistics/periods.js';
import { MOST_PERIODS, periodsOf } from '../../../src/core/statistics/periods.js';
import { arbitraryGames, finished } from './games.js';

/** The days in a time zone, by its local clocks. */
function dayIn(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, year: 'numeric', month: 'numeric', day: 'numeric' },
  });
  return (time) => {
    const parts = format.formatToParts(time);
    const [year, month, day] = (['year', 'month', 'day'] as const).map((name) =>
      Number(parts.find(({ type }) => type === name)?.value),
    );
    return Date.UTC(year ?? NaN, (month ?? NaN) - 1, day);
  };
}

const UTC: PlayersCalendar = { firstWeekday: 1, dayOf: dayIn('UTC') };

const at = (day: string): FinishedGame => finished({ date: Date.parse(day), deal: day });
const starts = (...days: string[]): string[] => periodsOf(days.map(at), UTC).map(({ from }) => from);

test('the chart shows days, even days without games', () => {
  expect(
    periodsOf([at('2026-02-28T23:59:59Z'), { ...at('2026-03-02'), won: true }, at('2026-03-02T05:00Z')], UTC),
  ).toEqual([
    { from: '2026-02-28', games: 1, wins: 0 },
    { from: '2026-03-01', games: 0, wins: 0 },
    { from: '2026-03-02', games: 2, wins: 1 },
  ]);
});

test.each<[firstWeekday: number, weeks: string]>([
  [1, '2026-11-16 2026-11-23 2026-11-30 2026-12-07'],
  [0, '2026-11-22 2026-11-29 2026-12-06'],
  [6, '2026-11-21 2026-11-28 2026-12-05'],
])('the chart shows weeks if there are too many days; with first weekday %d: %s', (firstWeekday, weeks) => {
  const games = [at('2026-11-22'), at('2026-12-08')];
  const periods = periodsOf(games, { ...UTC, firstWeekday });
  expect(periods.map(({ from }) => from).join(' ')).toBe(weeks);
});

test.each<[zone: string, ended: string, days: string]>([
  ['America/Los_Angeles', '2026-03-29T01:30Z 2026-03-29T02:30Z', '2026-03-28: 2'],
  ['UTC', '2026-03-29T01:30Z 2026-03-29T02:30Z', '2026-03-29: 2'],
  ['Pacific/Auckland', '2026-03-28T10:59Z 2026-03-28T11:00Z', '2026-03-28: 1, 2026-03-29: 1'],
  // The clock goes forward on the night before 29 March, and back on the night before 25 October.
  ['Europe/Paris', '2026-03-28T22:59Z 2026-03-28T23:00Z', '2026-03-28: 1, 2026-03-29: 1'],
  ['Europe/Paris', '2026-03-29T21:59Z 2026-03-29T22:00Z', '2026-03-29: 1, 2026-03-30: 1'],
  ['Europe/Paris', '2026-10-24T22:00Z 2026-10-25T22:59Z', '2026-10-25: 2'],
  ['Europe/Paris', '2026-10-24T21:59Z 2026-10-25T23:00Z', '2026-10-24: 1, 2026-10-25: 0, 2026-10-26: 1'],
])("the chart counts by the player's days: in %s, %s is %s", (zone, ended, days) => {
  const periods = periodsOf(ended.split(' ').map(at), { firstWeekday: 1, dayOf: dayIn(zone) });
  expect(periods.map(({ from, games }) => `${from}: ${games}`).join(', ')).toBe(days);
});

test('the chart shows months, quarters or years if there are too many weeks', () => {
  expect([
    starts('2026-01-31', '2026-06-01').slice(0, 2),
    starts('2025-12-31', '2026-06-01').length,
    starts('2024-02-29', '2026-06-01').slice(0, 2),
    starts('1990-01-01', '2026-06-01').slice(-2),
  ]).toEqual([['2026-01-01', '2026-02-01'], 7, ['2024-01-01', '2024-04-01'], ['2025-01-01', '2026-01-01']]);
});

test.each([
  ['2026-01-01', '2026-01-16', '16, 2026-01-02'],
  ['2026-01-01', '2026-01-17', '3, 2026-01-05'],
  ['2026-01-05', '2026-04-26', '16, 2026-01-12'],
  ['2026-01-05', '2026-04-27', '4, 2026-02-01'],
  ['2025-01-01', '2026-04-30', '16, 2025-02-01'],
  ['2025-01-01', '2026-05-01', '6, 2025-04-01'],
  ['2022-01-01', '2025-12-31', '16, 2022-04-01'],
  ['2022-01-01', '2026-01-01', '5, 2023-01-01'],
])('a chart from %s to %s has this number of periods and this second period: %s', (first, last, told) => {
  const periods = starts(first, last);
  expect(`${periods.length}, ${periods[1]}`).toBe(told);
});

test('the chart shows only the last sixteen years if there are more', () => {
  expect(starts('1990-05-01', '2026-06-01').join(' ')).toBe(
    Array.from({ length: 16 }, (_, index) => `${2011 + index}-01-01`).join(' '),
  );
});

test('a chart without games is empty', () => {
  expect(periodsOf([], UTC)).toStrictEqual([]);
});

test('the chart counts all games, except in years that it leaves out, and never has too many periods', () =>
  fc.assert(
    fc.property(arbitraryGames, (games) => {
      const periods = periodsOf(games, UTC);
      const sum = (of: 'games' | 'wins'): number => periods.reduce((total, period) => total + period[of], 0);
      return (
        periods.length <= MOST_PERIODS &&
        sum('games') === games.length &&
        sum('wins') === games.filter(({ won }) => won).length
      );
    }),
  ));
