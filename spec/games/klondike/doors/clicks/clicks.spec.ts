/**
 * The effect of each click, by sections 5 and 7.2.3 of the assignment and in cases that they leave open. Selected cards
 * are in brackets.
 */
import { describe, expect, test } from '@jest/globals';
import { errorOf } from '../../../../support/error-of.js';
import { boardAt } from './board.js';

/** Boards before and after clicks. */
const table = (rows: readonly [at: string, clicks: string, then: string][]): void => {
  test.each(rows)('%s: click %s', (at, clicks, then) => {
    const board = boardAt(at);
    board.click(clicks);
    expect(board.text).toEqual(then.split('; '));
  });
};

describe('the stock', () => {
  table([
    ['stock: 9c 8c 3d 2d 6d', 'stock', 'stock: 9c 8c; w: 6d 2d 3d'],
    ['stock: 9c 8c; w: 3d', 'stock', 'w: 3d 8c 9c'],
    ['stock: 9c; w: 3d', 'stock', 'w: 3d 9c'],
    ['stock: 9c 8c 3d', 'stock', 'w: 3d 8c 9c'],
    ['w: 3d 8c 9c 2h', 'stock', 'stock: 2h 9c 8c 3d'],
    ['w: 3d', 'stock', 'stock: 3d'],
    ['t1: 3d', 'stock', 't1: 3d'],
    ['stock: 9c 8c 3d 2d 6d', 'stock stock stock', 'stock: 9c 8c 3d 2d 6d'],
  ]);
});

describe('a click on the stock ends a selection:', () => {
  table([
    ['stock: 9c 8c; w: 3d', 'w stock', 'w: 3d 8c 9c'],
    ['stock: 9c 8c; t1: 3d', 't1 stock', 'w: 8c 9c; t1: 3d'],
    ['w: 3d', 'w stock', 'stock: 3d'],
    ['w: 3d; t1: 3h 2s', 't1*2 stock', 'stock: 3d; t1: 3h 2s'],
    ['t1: 3d', 't1 stock', 't1: 3d'],
  ]);
});

describe('the discard pile', () => {
  table([
    ['w: 3d 8c', 'w', 'w: 3d [8c]'],
    ['t1: 3d', 'w', 't1: 3d'],
    ['w: 3d 8c', 'w w', 'w: 3d 8c'],
    ['w: 3d 8c', 'w w w', 'w: 3d [8c]'],
    ['w: 7h; t1: 8s', 't1 w', 'w: 7h; t1: 8s'],
    ['w: 8s; t1: 7h', 't1 w', 'w: 8s; t1: 7h'],
    ['t1: 8s', 't1 w', 't1: 8s'],
  ]);
});

describe('a column, with no selection:', () => {
  table([
    ['t1: 9d | 8s 7h 6c', 't1*1', 't1: 9d | 8s 7h [6c]'],
    ['t1: 9d | 8s 7h 6c', 't1*2', 't1: 9d | 8s [7h 6c]'],
    ['t1: 9d | 8s 7h 6c', 't1*3', 't1: 9d | [8s 7h 6c]'],
    ['t2: 9d', 't1*0', 't2: 9d'],
    ['t1: 9d', 't1*0', 't1: 9d'],
    ['t1: 9d', 't1*-1', 't1: 9d'],
    ['t1: 9d', 't1*-Infinity', 't1: 9d'],
    ['t1: 9d', 't1*NaN', 't1: 9d'],
  ]);

  test.each(['4', '99', 'Infinity', '2.5', '0.5', '1e-9'])("%s of three cards can't be selected", (count) => {
    const board = boardAt('t1: 9d | 8s 7h 6c');
    expect(errorOf(() => board.click(`t1*${count}`))).toBe(
      `ArgumentOutOfRangeException: the number of selected cards must be a whole number from 0 to 3, the face-up cards, not ${Number(count)}`,
    );
    expect(board.text).toEqual(['t1: 9d | 8s 7h 6c']);
  });

  test('nothing is selected after such a call, so the next click selects', () => {
    const board = boardAt('t1: 9d; t2: Ts');
    errorOf(() => board.click('t1*2'));
    board.click('t2');
    expect(board.text).toEqual(['t1: 9d', 't2: [Ts]']);
  });
});

describe('the discard can go to a column', () => {
  table([
    ['w: 2h 6d; t1: 7s', 'w t1', 'w: 2h; t1: 7s 6d'],
    ['w: 2h 6d; t1: 9h | 7s', 'w t1', 'w: 2h; t1: 9h | 7s 6d'],
    ['w: 6d; t1: 8h 7s', 'w t1', 't1: 8h 7s 6d'],
    ['w: 2h Kd', 'w t3', 'w: 2h; t3: Kd'],
  ]);
});

describe("the discard stays where it is and is no longer selected if it can't go to the column:", () => {
  table([
    ['w: 2h 6d; t1: 7h', 'w t1', 'w: 2h 6d; t1: 7h'],
    ['w: 2h 6d; t1: 8s', 'w t1', 'w: 2h 6d; t1: 8s'],
    ['w: 2h 6d; t1: 5s', 'w t1', 'w: 2h 6d; t1: 5s'],
    ['w: 2h Qd', 'w t3', 'w: 2h Qd'],
    ['w: 2h Kd; t1: Kh', 'w t1', 'w: 2h Kd; t1: Kh'],
    ['w: Kd; t1: As', 'w t1', 'w: Kd; t1: As'],
  ]);
});

describe('cards can go from column to column', () => {
  table([
    ['t1: 7s; t2: 6d', 't2 t1', 't1: 7s 6d'],
    ['t1: 7s; t2: 9c 6d 5s', 't2*2 t1', 't1: 7s 6d 5s; t2: 9c'],
    ['t1: 7s; t2: 6d 5s 4h', 't2*3 t1', 't1: 7s 6d 5s 4h'],
    ['t1: 7s; t2: 2c 9h | 6d', 't2 t1', 't1: 7s 6d; t2: 2c | 9h'],
    ['t1: 7s; t2: 9h | 6d', 't2 t1', 't1: 7s 6d; t2: 9h'],
    ['t1: 7s; t2: 9h | 6d 5c', 't2 t1', 't1: 7s; t2: 9h | 6d 5c'],
    ['t1: 6h; t2: 9h | 6d 5c', 't2 t1', 't1: 6h 5c; t2: 9h | 6d'],
    ['t1: Kc Qh; t2: 5s | Js Td', 't2*2 t1', 't1: Kc Qh Js Td; t2: 5s'],
    ['t2: 9h | Kd Qc', 't2*2 t1*0', 't1: Kd Qc; t2: 9h'],
    ['t2: Kd Qc', 't2*2 t1*0', 't1: Kd Qc'],
  ]);
});

describe("cards stay where they are and are no longer selected if they can't go to the other column:", () => {
  table([
    ['t1: 7d; t2: 6d', 't2 t1', 't1: 7d; t2: 6d'],
    ['t1: 8s; t2: 6d', 't2 t1', 't1: 8s; t2: 6d'],
    ['t1: 5s; t2: 6d', 't2 t1', 't1: 5s; t2: 6d'],
    ['t1: 6c; t2: 6d 5s', 't2*2 t1', 't1: 6c; t2: 6d 5s'],
    ['t2: 9h | Qd Jc', 't2*2 t1', 't2: 9h | Qd Jc'],
    ['t2: 9h | Kd Qc', 't2 t1', 't2: 9h | Kd Qc'],
    ['t1: 7s 6h; t2: 6d', 't2 t1*2', 't1: 7s 6h; t2: 6d'],
    ['t1: 8h 7s; t2: 6d', 't2 t1*2', 't1: 8h 7s; t2: 6d'],
    ['t1: 7s; t2: 6d', 't2 t1*2', 't1: 7s; t2: 6d'],
    ['t1: 7s; t2: 6d', 't2 t1*NaN', 't1: 7s; t2: 6d'],
    ['t1: 7s; t2: 6d', 't2 t1*Infinity', 't1: 7s; t2: 6d'],
    ['t1: 7s; w: 6d', 'w t1*99', 'w: 6d; t1: 7s'],
  ]);
});

describe('a number of cards below 2 is a click on the column itself:', () => {
  table([
    ['t1: 7s; t2: 6d', 't2 t1*0', 't1: 7s 6d'],
    ['t1: 7s; t2: 6d', 't2 t1*-3', 't1: 7s 6d'],
    ['t1: 7s; w: 6d', 'w t1*0.5', 't1: 7s 6d'],
  ]);
});

describe('a move onto the same column only ends the selection:', () => {
  table([
    ['t1: 9h | 7s', 't1 t1', 't1: 9h | 7s'],
    ['t1: 9h | 7s 6d', 't1*2 t1', 't1: 9h | 7s 6d'],
    ['t1: 9h | 7s 6d', 't1 t1*2', 't1: 9h | 7s 6d'],
    ['t1: 9h | Kd', 't1 t1*0', 't1: 9h | Kd'],
    ['t1: 6h 7s', 't1*2 t1', 't1: 6h 7s'],
  ]);
});

describe("a click on a second column doesn't select it:", () => {
  table([
    ['t1: 7s; t2: 6d; t3: 2c', 't2 t3 t1', 't1: [7s]; t2: 6d; t3: 2c'],
    ['w: 6d; t1: 7s; t3: 2c', 'w t3 t1', 'w: 6d; t1: [7s]; t3: 2c'],
    ['w: 6d; t1: 7s', 't1 w t1', 'w: 6d; t1: [7s]'],
  ]);
});

describe('a card can go to a foundation', () => {
  table([
    ['w: 2h Ad', 'w f3', 'w: 2h; f3: Ad'],
    ['w: 2h As; f1: Ad', 'w f2', 'w: 2h; f1: Ad; f2: As'],
    ['w: 2d; f1: Ad', 'w f1', 'f1: Ad 2d'],
    ['t1: 9h | Ac', 't1 f4', 'f4: Ac; t1: 9h'],
    ['t1: 9h 8s | Ac', 't1 f4', 'f4: Ac; t1: 9h | 8s'],
    ['t1: 9h | 3s 2d; f1: Ad', 't1 f1', 'f1: Ad 2d; t1: 9h | 3s'],
    ['t1: Kd; f1: Ad Qd', 't1 f1', 'f1: Ad Qd Kd'],
  ]);
});

describe("a card stays where it is and is no longer selected if it can't go to the foundation:", () => {
  table([
    ['w: 2h', 'w f1', 'w: 2h'],
    ['w: Kd', 'w f1', 'w: Kd'],
    ['w: 2s; f1: Ac', 'w f1', 'w: 2s; f1: Ac'],
    ['w: 3d; f1: Ad', 'w f1', 'w: 3d; f1: Ad'],
    ['w: Ad; f1: Ad', 'w f1', 'w: Ad; f1: Ad'],
    ['w: As; f1: Ad', 'w f1', 'w: As; f1: Ad'],
    ['t1: 9h | 2d; f1: Ah', 't1 f1', 'f1: Ah; t1: 9h | 2d'],
    ['t1: 3s 2d; f1: Ad', 't1*2 f1', 'f1: Ad; t1: 3s 2d'],
    ['t1: As Ad', 't1*2 f1', 't1: As Ad'],
  ]);
});

describe('a foundation, with no selection:', () => {
  table([
    ['f1: Ah 2h; t1: 3c', 'f1', 'f1: Ah 2h; t1: 3c'],
    ['f1: Ah 2h; t1: 3c', 'f1 t1', 'f1: Ah 2h; t1: [3c]'],
    ['f1: Ah; w: 3c', 'f1 f2 w', 'w: [3c]; f1: Ah'],
    ['w: Ad', 'f1', 'w: Ad'],
  ]);
});

describe('the game is won', () => {
  test.each([
    ['with a card left in the discard pile', 'w: 5c 2h; t1: 3s; f1: Ah', 'w t1'],
    ['with a card left in the stock', 'stock: 5c; w: 2h; t1: 3s', 'w t1'],
    ['with both of these piles empty', 'w: 2h; t1: 3s', 'w t1'],
    ['by a move to a column that turns up the last card', 't1: 5c | 2h; t2: 3s', 't1 t2'],
    ['by a move to a foundation that turns up the last card', 't1: 5c | Ah', 't1 f1'],
    ['by a move of the discard to a foundation', 'w: 5c Ah', 'w f1'],
    ['and remains won, whatever the player clicks', 't1: 5c | Ah; t2: 8s', 't1 f1 t2 t1'],
    ['and remains won, even after a click that does nothing', 't1: 5c | Ah', 't1 f1 f1'],
  ])('%s', (_, at, clicks) => {
    expect(boardAt(at).click(clicks)).toBe(true);
  });

  test.each([
    ['one extra card in the discard pile', 'w: 5c 6c 2h; t1: 3s', 'w t1'],
    ['one card in the stock and one in the discard pile', 'stock: 5c; w: 6c 2h; t1: 3s', 'w t1'],
    ['two cards in the stock', 'stock: 5c 6c; w: 2h; t1: 3s', 'w t1'],
    ['one card face down', 't1: 5c | 2h; t2: 3s; t7: 9h | 8h', 't1 t2'],
    ['the last face-down card, whose column is not clicked', 'w: 2h; t2: 3s; t7: 9h | 8h', 'w t2'],
    ['the last face-down card, after a refused move', 't1: 5c | 2h; t2: 4s', 't1 t2'],
    ['too many cards after a refused move to a foundation', 'w: 5c 2h', 'w f1'],
    ['a selection begun', 't1: 5c | 2h; t2: 3s', 't1'],
  ])('is not won with %s', (_, at, clicks) => {
    expect(boardAt(at).click(clicks)).toBe(false);
  });
});
