/** Tableaux with other sizes than in the course. */
import { describe, expect, test } from '@jest/globals';
import { Game } from '../../../../../src/pairs.js';
import { errorOf } from '../../../../support/error-of.js';
import type { Size } from './words.js';
import { gameOf, remove, stateOf } from './words.js';

/** A value of any type, as a JavaScript program may pass it. */
const given = (value: unknown): never => value as never;

describe('game 12345 is dealt row by row', () => {
  test.each<[rows: number, cols: number, state: string]>([
    [1, 1, '6h\nleft: 51, score: 0, wins: false'],
    [2, 3, '6h 2s 5s\n8d 9s ad\nleft: 46, score: 0, wins: false'],
    [3, 2, '6h 2s\n5s 8d\n9s ad\nleft: 46, score: 0, wins: false'],
    [
      4,
      13,
      `6h 2s 5s 8d 9s ad 5d ah 9h qs kh 7h 5c
2d 7c 7d 8s ks tc 2c 3c 3d qd 8h qh 6c
9d kc jd td 4d as ac 3h 9c jh 7s 6d jc
5h 4c 4h 4s kd ts qc 6s 8c 2h 3s js th
left: 0, score: 0, wins: false`,
    ],
    [
      1,
      52,
      `6h 2s 5s 8d 9s ad 5d ah 9h qs kh 7h 5c 2d 7c 7d 8s ks tc 2c 3c 3d qd 8h qh 6c 9d kc jd td 4d as ac 3h 9c jh 7s 6d jc 5h 4c 4h 4s kd ts qc 6s 8c 2h 3s js th
left: 0, score: 0, wins: false`,
    ],
  ])('to %d x %d', (rows, cols, state) => {
    expect(stateOf(gameOf(12345, { rows, cols }), { rows, cols })).toBe(state);
  });
});

test('a tableau of 52 x 1 holds the deck from top to bottom', () => {
  const size: Size = { rows: 52, cols: 1 };
  const game = gameOf(12345, size);
  expect([game.cardsLeft(), stateOf(game, size).split('\n').slice(14, 17)]).toEqual([0, ['7c', '7d', '8s']]);
});

describe('pairs depend on the size of the tableau', () => {
  test('a single cell has no pair, and keeps its card', () => {
    const size: Size = { rows: 1, cols: 1 };
    const game = gameOf(12345, size);
    game.consolidate();
    expect([game.hint(), remove(game, '00-00'), stateOf(game, size)]).toEqual([
      null,
      false,
      '6h\nleft: 51, score: 0, wins: false',
    ]);
  });

  test('in a single row, the cards of a pair are neighbors, and the others move up', () => {
    const size: Size = { rows: 1, cols: 52 };
    const game = gameOf(12345, size);
    const hint = game.hint();
    expect(String(hint)).toBe('(0, 14),(0, 15)');
    if (hint !== null) game.removeCards(...hint);
    game.consolidate();
    const [row = ''] = stateOf(game, size).split('\n');
    expect([row.slice(0, 56), row.slice(-14), game.score()]).toEqual([
      '6h 2s 5s 8d 9s ad 5d ah 9h qs kh 7h 5c 2d 8s ks tc 2c 3c',
      '3s js th -- --',
      2,
    ]);
  });

  test('a cell in a larger tableau is not in a smaller one', () => {
    const game = gameOf(1, { rows: 2, cols: 3 });
    expect([remove(game, '02-03'), remove(game, '12-22'), remove(game, '02-12')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('a small tableau is refilled from the deck', () => {
    const size: Size = { rows: 2, cols: 3 };
    const game = gameOf(1, size);
    remove(game, '02-12');
    game.consolidate();
    expect(stateOf(game, size)).toBe('6s ah 7h\n3h qd 8h\nleft: 44, score: 2, wins: false');
  });
});

test.each<[rows: number, cols: number]>([
  [0, 5],
  [5, 0],
  [-1, 5],
  [5, -5],
  [-5, -5],
  [2.5, 2],
  [NaN, 5],
  [5, Infinity],
  [1, 53],
  [53, 1],
  [6, 9],
  [given('a'), 5],
  [5, given(undefined)],
])('refuses a tableau of %p x %p', (rows, cols) => {
  expect(errorOf(() => new Game(rows, cols))).toBe(
    `RangeError: a grid has from 1 to 52 cells in whole rows and columns, not ${said(rows)} x ${said(cols)}`,
  );
});

const said = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value));
