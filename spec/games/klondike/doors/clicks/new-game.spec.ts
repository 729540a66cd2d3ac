/** The shuffle and the deal of a new game. */
import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../../../../src/clicks.js';
import { CardPile, Game } from '../../../../../src/clicks.js';
import { errorOf } from '../../../../support/error-of.js';
import { golden } from '../../../../support/golden.js';
import { Board, boardAt, cardOf, cardsOf, sevenColumns, textOf } from './board.js';

const COURSE = golden('ksu-seed0-deal') as {
  _initialStock: string[];
  _faceDownCards: string[][];
  _faceUpCards: string[];
};

/** The deals in the notation of the course's data, top card first. */
const topFirst = (pile: readonly Card[]): string[] =>
  pile.map((card) => textOf(card).toUpperCase()).reverse();

describe("the game of seed 0 is the same as in the course's unit tests:", () => {
  const { stock, columns } = new Board(0);

  test('its stock', () => {
    expect(topFirst(stock.pile)).toEqual(COURSE._initialStock);
  });

  test('its face-down cards', () => {
    expect(columns.map(({ faceDownPile }) => topFirst(faceDownPile))).toEqual(COURSE._faceDownCards);
  });

  test('its face-up cards, with one in each column', () => {
    expect(columns.map(({ faceUpPile }) => topFirst(faceUpPile.toArray()))).toEqual(
      COURSE._faceUpCards.map((card) => [card]),
    );
  });
});

test.each<[seed: number, layout: string]>([
  [
    1,
    `stock: Kc 6c Jd Qh 6h 8d 4d 4s 5c 2h 2c Jc Ks Kh Kd Qd 2s 9d Js 8h 5h 3c 5s Qc
     t1: 6s
     t2: Qs | 9c
     t3: 3s 3h | Jh
     t4: 2d 9h 6d | Ac
     t5: 9s Th 7s Ad | Ts
     t6: Tc 4c 7h 3d 7d | 8s
     t7: Ah 7c 5d As 8c 4h | Td`,
  ],
  [
    1_000_000,
    `stock: 3c Td Qh Jd 7s 5d 2h Kh 4h 3d 9h Js 9s 3h 7h 3s 8h Qc Ks 7c Jh 4d Ac Ah
     t1: Kc
     t2: Tc | 8c
     t3: Jc 6s | 4c
     t4: Qd 9c Th | As
     t5: 2c 2s 7d 9d | 4s
     t6: 8s Qs Kd 6c Ad | Ts
     t7: 6d 5s 5c 8d 5h 2d | 6h`,
  ],
])('the game with seed %p has the expected layout', (seed, layout) => {
  expect(new Board(seed).text).toEqual(layout.split(/\n */));
});

describe('a new game', () => {
  test('with a seed is the same each time', () => {
    expect(new Board(4711).text).toEqual(new Board(4711).text);
  });

  test.each([
    [0, 'dotnet:0'],
    [-0, 'dotnet:0'],
    [1_000_000, 'dotnet:1000000'],
  ])('with seed %p is named %s', (seed, name) => {
    expect(new Board(seed).game.deal).toBe(name);
  });

  test('with seed -1 is different each time, and its name gives it again', () => {
    const boards = Array.from({ length: 4 }, () => new Board(-1));
    const seeds = boards.map(({ game }) => Number(/^dotnet:(\d+)$/.exec(game.deal)?.[1]));
    expect(seeds.map((seed) => new Board(seed).text)).toEqual(boards.map(({ text }) => text));
    expect([new Set(seeds).size > 1, Math.max(...seeds) <= 1_000_000]).toEqual([true, true]);
  });

  test('has 24 cards in its stock, and i face-down cards and one face-up card in column i', () => {
    const { stock, columns } = new Board(-1);
    const sizes = columns.map(({ faceDownPile, faceUpPile }) => [faceDownPile.length, faceUpPile.count]);
    expect([stock.pile.length, ...sizes]).toEqual([
      24,
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 1],
    ]);
  });

  test('replaces the cards in the stock and the columns, and ends the selection', () => {
    const { stock, columns } = boardAt('stock: Ah Ah; t1: 2c | 7s; t3: Kd');
    columns.forEach((column) => (column.numberSelected = column.faceUpPile.count));
    new Game(stock, columns, 0);
    const fresh = new Board(0);
    expect([stock.pile, columns]).toEqual([fresh.stock.pile, fresh.columns]);
  });

  test('puts its cards on the stacks and queues of the window', () => {
    const [stock, columns] = [new CardPile(), sevenColumns()];
    const held = [
      stock.pile,
      ...columns.flatMap(({ faceDownPile, faceUpPile }) => [faceDownPile, faceUpPile]),
    ];
    new Game(stock, columns, 0);
    const now = [
      stock.pile,
      ...columns.flatMap(({ faceDownPile, faceUpPile }) => [faceDownPile, faceUpPile]),
    ];
    expect(held.map((pile, index) => pile === now[index])).toEqual(new Array(15).fill(true));
  });

  test('keeps its columns when their array changes', () => {
    const [stock, columns] = [new CardPile(), sevenColumns()];
    const game = new Game(stock, columns, 0);
    columns.length = 0;
    stock.pile.length = 0;
    expect(game.selectFoundationPile(new CardPile())).toBe(false);
  });
});

describe('the constructor throws and changes nothing', () => {
  test.each([-2, 1_000_001, 0.5, -1.5, NaN, Infinity, -Infinity, 2 ** 31])('for seed %p', (seed) => {
    const board = new Board(0);
    const before = board.text;
    expect(errorOf(() => new Game(board.stock, board.columns, seed))).toBe(
      `ArgumentOutOfRangeException: a seed must be a whole number from -1 to 1000000, not ${seed}`,
    );
    expect(board.text).toEqual(before);
  });

  test.each([
    ['no column', 0, 0],
    ['six columns', 6, 6],
    ['eight columns', 8, 8],
  ])('with %s', (_, count, different) => {
    const stock = new CardPile();
    stock.pile.push(...cardsOf('Ah'));
    const columns = [...sevenColumns(), ...sevenColumns()].slice(0, count);
    expect(errorOf(() => new Game(stock, columns, 0))).toBe(
      `ArgumentException: a tableau is 7 different columns, not ${count}, ${different} of them different`,
    );
    expect(stock.pile).toEqual([cardOf('Ah')]);
  });

  test('if it gets the same column twice', () => {
    const columns = sevenColumns();
    const twice = [...columns.slice(1), ...columns.slice(1, 2)];
    expect(errorOf(() => new Game(new CardPile(), twice, 0))).toBe(
      'ArgumentException: a tableau is 7 different columns, not 7, 6 of them different',
    );
  });
});
