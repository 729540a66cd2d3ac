/** The chart of the statistics: games by weeks. */
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { FinishedGame } from '../../../src/core/statistics/finished-game.js';
import type { PlayersCalendar } from '../../../src/core/statistics/weeks.js';
import { CHART_WEEKS, weekResults } from '../../../src/core/statistics/weeks.js';
import { arbitraryGames, finished } from './games.js';

/** The days of a time zone on its own clocks. */
function dayIn(timeZone: string): (time: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return (time) => format.format(time);
}

const UTC: PlayersCalendar = { firstWeekday: 1, today: '2026-03-04', dayOf: dayIn('UTC') };

const at = (day: string): FinishedGame => finished({ date: Date.parse(day), deal: day });

test('has the weeks from the first game to this week, even without games', () => {
  const games = [at('2026-02-15T23:59:59Z'), { ...at('2026-03-02'), won: true }, at('2026-03-02T05:00Z')];
  expect(weekResults(games, UTC)).toEqual([
    { from: '2026-02-09', games: 1, wins: 0 },
    { from: '2026-02-16', games: 0, wins: 0 },
    { from: '2026-02-23', games: 0, wins: 0 },
    { from: '2026-03-02', games: 2, wins: 1 },
  ]);
});

test('has the last twelve weeks if the first game is older', () => {
  const weeks = weekResults([at('2020-05-01'), at('2025-12-15')], UTC);
  expect([weeks.length, weeks[0], weeks.at(-1)?.from]).toEqual([
    12,
    { from: '2025-12-15', games: 1, wins: 0 },
    '2026-03-02',
  ]);
});

test.each<[firstWeekday: number, weeks: string]>([
  [1, '2026-11-16 2026-11-23 2026-11-30 2026-12-07'],
  [0, '2026-11-22 2026-11-29 2026-12-06'],
  [6, '2026-11-21 2026-11-28 2026-12-05'],
])('begins weeks on weekday %d: %s', (firstWeekday, weeks) => {
  const results = weekResults([at('2026-11-22')], { ...UTC, firstWeekday, today: '2026-12-08' });
  expect(results.map(({ from }) => from).join(' ')).toBe(weeks);
});

test.each<[zone: string, ended: string, weeks: string]>([
  ['America/Los_Angeles', '2026-03-30T01:30Z 2026-03-30T06:59Z', '2026-03-23: 2, 2026-03-30: 0'],
  ['UTC', '2026-03-30T01:30Z 2026-03-30T06:59Z', '2026-03-30: 2'],
  ['Pacific/Auckland', '2026-03-29T10:59Z 2026-03-29T11:00Z', '2026-03-23: 1, 2026-03-30: 1'],
  // The clock goes forward on the night before 29 March.
  ['Europe/Paris', '2026-03-29T21:59Z 2026-03-29T22:00Z', '2026-03-23: 1, 2026-03-30: 1'],
])("counts by the player's days: in %s, %s is %s", (zone, ended, told) => {
  const calendar = { firstWeekday: 1, today: '2026-04-01', dayOf: dayIn(zone) };
  const weeks = weekResults(ended.split(' ').map(at), calendar);
  expect(weeks.map(({ from, games }) => `${from}: ${games}`).join(', ')).toBe(told);
});

test('is empty without games', () => {
  expect(weekResults([], UTC)).toStrictEqual([]);
});

test('never has too many weeks, and has all games of its weeks', () =>
  fc.assert(
    fc.property(arbitraryGames, (games) => {
      const weeks = weekResults(games, { ...UTC, today: '1972-01-01' });
      const from = weeks[0]?.from ?? '';
      const recent = games.filter(({ date }) => new Date(date).toISOString() >= from);
      const sum = (of: 'games' | 'wins'): number => weeks.reduce((total, week) => total + week[of], 0);
      return (
        weeks.length <= CHART_WEEKS &&
        sum('games') === recent.length &&
        sum('wins') === recent.filter(({ won }) => won).length
      );
    }),
  ));
