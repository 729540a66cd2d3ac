/** Figures as rows of a table. */
import { expect, test } from '@jest/globals';
import { figuresOf } from '../../../src/core/statistics/figures.js';
import { rowsOf } from '../../../src/core/statistics/rows.js';
import { STATISTICS_ENGLISH } from '../../../src/core/statistics/strings/english.js';
import { STATISTICS_FRENCH } from '../../../src/core/statistics/strings/french.js';
import { finished, gamesOf } from './games.js';

const { games, won, streak, time, moves, share, streaks, spread } = STATISTICS_ENGLISH;

test('of games that were won the best and the median are told, too', () => {
  expect(rowsOf(figuresOf(gamesOf('W90 L5 W120 W100')), STATISTICS_ENGLISH)).toEqual([
    [games, '4'],
    [won, share(3, 75)],
    [streak, streaks(2, 2)],
    [time, spread('1:30', '1:40')],
    [moves, spread('90', '100')],
  ]);
});

test('where the fewest moves possible are proved, the win nearest to them is told, its redeals not counted', () => {
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
    ['Nearest to the fewest possible', '104, with 95 possible, redeals not counted'],
    ['Au plus près du minimum possible', '104, minimum 95 (hors retournements)'],
  ]);
});

test('a win of which it is not known how many moves were redeals is compared with nothing', () => {
  const rows = rowsOf(figuresOf([finished({ won: true, moves: 90, fewest: 90 })]), STATISTICS_ENGLISH);
  expect(rows.at(-1)).toEqual([moves, spread('90', '90')]);
});

test('what no game tells has no row', () => {
  expect(rowsOf(figuresOf(gamesOf('L5')), STATISTICS_ENGLISH)).toEqual([
    [games, '1'],
    [won, share(0, 0)],
    [streak, streaks(0, 0)],
  ]);
});
