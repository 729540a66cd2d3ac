/** Figures as rows of a table. */
import { expect, test } from '@jest/globals';
import { figuresOf } from '../../../src/core/statistics/figures.js';
import { rowsOf } from '../../../src/core/statistics/rows.js';
import { STATISTICS_ENGLISH } from '../../../src/core/statistics/strings/english.js';
import { gamesOf } from './games.js';

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

test('what no game tells has no row', () => {
  expect(rowsOf(figuresOf(gamesOf('L5')), STATISTICS_ENGLISH)).toEqual([
    [games, '1'],
    [won, share(0, 0)],
    [streak, streaks(0, 0)],
  ]);
});
