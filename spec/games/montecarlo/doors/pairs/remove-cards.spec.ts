/** Pairs of cells, and cells that are not a pair. */
import { describe, expect, test } from '@jest/globals';
import type { Game } from '../../../../../src/pairs.js';
import { at, gameOf, remove, stateOf, tableauOf } from './words.js';

/** The deal that the tables below refer to. */
test('game 46', () => {
  expect(tableauOf(gameOf(46))).toEqual([
    '2s 2c tc 5h 3d',
    '6c 7d kc qc 9d',
    'jh 4h 6s 2d jc',
    'as 8d 4s 7s 8c',
    '8h td 4c qs 2h',
  ]);
});

describe('a pair is removed for two points', () => {
  test.each([
    ['00-01', 'beside each other'],
    ['01-00', 'the same two cards in the other order'],
    ['32-42', 'above each other'],
    ['21-32', 'on a diagonal, to the right'],
    ['31-40', 'on a diagonal, to the left'],
    ['40-31', 'on a diagonal, upwards'],
  ])('%s: %s', (pair) => {
    const game = gameOf(46);
    const removed = remove(game, pair);
    const gone = tableauOf(game).join(' ').split('--').length - 1;
    expect([removed, gone, game.score(), game.cardsLeft()]).toEqual([true, 2, 2, 27]);
  });
});

test('only the cells of the pair become empty', () => {
  const game = gameOf(46);
  remove(game, '31-40');
  expect(tableauOf(game)).toEqual([
    '2s 2c tc 5h 3d',
    '6c 7d kc qc 9d',
    'jh 4h 6s 2d jc',
    'as -- 4s 7s 8c',
    '-- td 4c qs 2h',
  ]);
});

describe('any other two cells are not a pair, and nothing changes', () => {
  const withGap = (): Game => {
    const game = gameOf(46);
    remove(game, '00-01');
    return game;
  };
  const none = (): Game => gameOf(46);
  test.each<[because: string, pair: string, make: () => Game]>([
    ['two cards of different ranks, beside each other', '01-02', none],
    ['two cards of one suit and different ranks', '01-12', none],
    ['a card with itself', '00-00', none],
    ['an empty cell with itself', '00-00', withGap],
    ['two empty cells', '00-01', withGap],
    ['a card and an empty cell', '10-00', withGap],
    ['an empty cell and a card', '01-10', withGap],
    ['both ends of a row', '20-24', none],
    ['both ends of a column', '03-43', () => gameOf(12345)],
    ['opposite corners', '00-44', none],
    ['the other corners', '04-40', () => gameOf(71)],
    ['the end of a row and the start of the next', '34-40', none],
    ['two steps along a diagonal', '11-33', none],
    ["a knight's move", '10-22', none],
    ['a card and a cell below the tableau', '44-54', none],
    ['a card and a cell to the right of the tableau', '44-45', none],
    ['a cell outside the tableau with the number of a cell inside', '00-08', none],
    ['two cells outside', '55-56', none],
  ])('%s: %s', (_, pair, make) => {
    const game = make();
    const before = stateOf(game);
    expect([remove(game, pair), stateOf(game)]).toEqual([false, before]);
  });

  test('a cell far away', () => {
    const game = gameOf(46);
    const before = stateOf(game);
    const answers = [at(1e9, 0), at(0, Number.MAX_SAFE_INTEGER), at(1e300, 1e300)].map((far) =>
      game.removeCards(at(0, 0), far),
    );
    expect([answers, stateOf(game)]).toEqual([[false, false, false], before]);
  });
});

test('a gap between two cards does not bring them together', () => {
  const game = gameOf(46);
  remove(game, '32-42');
  expect([remove(game, '31-34'), game.score()]).toEqual([false, 2]);
});
