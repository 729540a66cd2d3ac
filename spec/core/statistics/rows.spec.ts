/** Figures as rows of a table. */
import { expect, test } from '@jest/globals';
import { figuresOf } from '../../../src/core/statistics/figures.js';
import { rowsOf } from '../../../src/core/statistics/rows.js';
import { STATISTICS_ENGLISH } from '../../../src/core/statistics/strings/english.js';
import { finished, gamesOf } from './games.js';

const { games, won, streak, time, moves, share, streaks, spread, nearest, nearestIs } = STATISTICS_ENGLISH;

test('of games that were won the best and the median are told, too', () => {
  expect(rowsOf(figuresOf(gamesOf('W90 L5 W120 W100')), STATISTICS_ENGLISH)).toEqual([
    [games, '4'],
    [won, share(3, 75)],
    [streak, streaks(2, 2)],
    [time, spread('1:30', '1:40')],
    [moves, spread('90', '100')],
  ]);
});

test('where the fewest moves possible are proved, the win nearest to them is told', () => {
  const [over, near, unproved] = [
    finished({ won: true, moves: 100, fewest: 80 }),
    finished({ deal: 'java:2', won: true, moves: 110, fewest: 95 }),
    finished({ deal: 'java:3', won: true, moves: 70 }),
  ];
  const rows = rowsOf(figuresOf([over, near, unproved]), STATISTICS_ENGLISH);
  expect(rows.at(-1)).toEqual([nearest, nearestIs(110, 95)]);
});

test('what no game tells has no row', () => {
  expect(rowsOf(figuresOf(gamesOf('L5')), STATISTICS_ENGLISH)).toEqual([
    [games, '1'],
    [won, share(0, 0)],
    [streak, streaks(0, 0)],
  ]);
});
