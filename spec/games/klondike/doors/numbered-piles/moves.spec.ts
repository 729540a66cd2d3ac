/** Moves by pile numbers and card indexes: their validity and their effect. */
import { describe, expect, test } from '@jest/globals';
import { at, cardsOf, changesBy, gameAt, gameText } from './words.js';

/** Finished piles: 8 clubs, 9 diamonds, 10 hearts, 11 spades. */
const LAYOUT = `
  stock: 9c Kd 3d
  waste: 5h
  f1: Ac 2c
  f2: Ad 2d
  t1: 4c
  t2: 9h | 8s 7d
  t4: 6s | Kc Qh
  t5: 9d
  t6: As
  t7: Js 3c
`;

/** Numbers that are neither a card index nor a pile number. */
const NO_NUMBER = [-1, 12, 99, 1.5, NaN, Infinity, -Infinity, 2 ** 53, 1e-20];

describe('a card may be taken', () => {
  test.each<[pile: number, index: number, card: string]>([
    [0, 2, 'the top card of the main deck'],
    [1, 0, 'the only card of a pile'],
    [2, 2, 'a top card'],
    [2, 1, 'an exposed card with the card on it'],
    [4, 1, 'the lowest exposed card'],
    [7, 0, 'a bottom card that is exposed'],
  ])('pile %d, index %d: %s', (pile, index) => {
    expect(gameAt(LAYOUT).isValidTakeLocation(at(pile, index))).toBe(true);
  });
});

describe('a card may not be taken', () => {
  test.each<[pile: number, index: number, because: string]>([
    [0, 1, 'a card below the top of the main deck'],
    [0, 0, 'all cards of the main deck'],
    [0, 3, 'an index above the top of the main deck'],
    [2, 0, 'it is hidden'],
    [2, 3, 'an index above the top of a working pile'],
    [3, 0, 'a card of an empty working pile'],
    [3, -1, 'the index of the top card of an empty pile'],
    [8, 1, 'the top card of a finished pile'],
    [9, 0, 'any card of a finished pile'],
    [10, 0, 'an empty finished pile'],
    ...NO_NUMBER.map((index): [number, number, string] => [2, index, 'no such index']),
    ...NO_NUMBER.map((pile): [number, number, string] => [pile, 0, 'no such pile']),
  ])('pile %d, index %d: %s', (pile, index) => {
    expect(gameAt(LAYOUT).isValidTakeLocation(at(pile, index))).toBe(false);
  });

  test('from an empty main deck, even if the waste has cards', () => {
    const game = gameAt('waste: 5h 6h');
    expect([-1, 0, 1].map((index) => game.isValidTakeLocation(at(0, index)))).toEqual([false, false, false]);
  });
});

describe('a valid move takes the card with all cards on it, and exposes the new top card', () => {
  test.each<[pile: number, index: number, move: [to: number, changes: string[]], what: string]>([
    [0, 2, [1, ['0: 9c Kd', '1: 4c 3d']], 'a card from the main deck to a working pile'],
    [0, 2, [9, ['0: 9c Kd', '9: Ad 2d 3d']], 'a card from the main deck to a finished pile'],
    [
      2,
      1,
      [5, ['2: 9h', '5: 9d 8s 7d']],
      'two cards from a pile whose next card is hidden and becomes exposed',
    ],
    [4, 1, [3, ['3: Kc Qh', '4: 6s']], 'a king and the cards on it to an empty pile'],
    [6, 0, [11, ['6: ', '11: As']], 'an ace to the finished pile of its suit'],
    [7, 1, [8, ['7: Js', '8: Ac 2c 3c']], 'one rank up'],
  ])('(%d, %d) to %j: %s', (pile, index, [to, changes]) => {
    const game = gameAt(LAYOUT);
    expect(game.isValidMove(at(pile, index), to)).toBe(true);
    expect(changesBy(game, () => game.moveCards(at(pile, index), to))).toEqual(changes);
  });

  test('a king in the main deck can go to an empty pile once it is the top card', () => {
    const game = gameAt(LAYOUT);
    game.moveCards(at(0, 2), 9);
    expect(changesBy(game, () => game.moveCards(at(0, 1), 3))).toEqual(['0: 9c', '3: Kd']);
  });

  test('moved cards are the same objects as before', () => {
    const game = gameAt(LAYOUT);
    const moved = cardsOf(game.getPile(2)).slice(1);
    game.moveCards(at(2, 1), 5);
    const placed = cardsOf(game.getPile(5)).slice(1);
    expect(placed.map((card, index) => card === moved[index])).toEqual([true, true]);
  });
});

describe('an invalid move changes nothing', () => {
  test.each<[pile: number, index: number, to: number, because: string]>([
    [0, 2, 5, 'red on red'],
    [0, 2, 2, 'a three on a seven'],
    [0, 2, 8, 'a diamond on clubs'],
    [0, 1, 3, 'a king below the top of the main deck'],
    [0, 2, 3, 'a three to an empty pile'],
    [4, 2, 3, 'a queen to an empty pile'],
    [1, 0, 8, 'a four on a two'],
    [6, 0, 8, 'an ace on a two'],
    [6, 0, 10, 'an ace on the finished pile of another suit'],
    [5, 0, 10, 'a nine to an empty finished pile'],
    [7, 0, 8, 'two cards to a finished pile'],
    [2, 0, 3, 'a hidden card'],
    [2, 1, 2, 'a pile to itself'],
    [2, 2, 2, 'a card to its own pile'],
    [1, 0, 0, 'a card to the main deck'],
    [0, 2, 0, 'a card from the main deck to the main deck'],
    [9, 1, 7, 'from a finished pile: 2d on 3c'],
    [8, 0, 10, 'from finished pile to finished pile'],
    [3, 0, 1, 'a card from an empty pile'],
    [2, 3, 5, 'above the top'],
    ...NO_NUMBER.map((to): [number, number, number, string] => [
      0,
      2,
      to,
      "a card to a pile that doesn't exist",
    ]),
    ...NO_NUMBER.map((pile): [number, number, number, string] => [
      pile,
      0,
      5,
      "a card from a pile that doesn't exist",
    ]),
    ...NO_NUMBER.map((index): [number, number, number, string] => [2, index, 5, 'no such index']),
  ])('(%d, %d) to %d: %s', (pile, index, to) => {
    const game = gameAt(LAYOUT);
    const before = gameText(game);
    expect(game.isValidMove(at(pile, index), to)).toBe(false);
    game.moveCards(at(pile, index), to);
    expect(gameText(game)).toEqual(before);
  });
});

test.each([null, undefined, 3, {}])(
  "%p is not a location: it can't be moved and nothing changes",
  (nowhere) => {
    const game = gameAt(LAYOUT);
    const before = gameText(game);
    game.moveCards(nowhere as never, 3);
    expect([game.isValidTakeLocation(nowhere as never), game.isValidMove(nowhere as never, 3)]).toEqual([
      false,
      false,
    ]);
    expect(gameText(game)).toEqual(before);
  },
);

test('asking changes nothing', () => {
  const game = gameAt(LAYOUT);
  const before = gameText(game);
  game.isFinished();
  game.isValidTakeLocation(at(2, 1));
  game.isValidMove(at(2, 1), 5);
  expect(gameText(game)).toEqual(before);
});
