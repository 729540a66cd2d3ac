/** The values of options that choose rules, scoring and deals. */
import { describe, expect, test } from '@jest/globals';
import {
  readDraw,
  readRedeals,
  readScoring,
  scoredHouse,
} from '../../../../src/games/klondike/model/options.js';
import { readDifficulty } from '../../../../src/core/difficulty.js';
import { isScored } from '../../../../src/games/klondike/model/score.js';
import { errorOf } from '../../../support/error-of.js';

const READERS: readonly (readonly [
  what: string,
  read: (text: string) => unknown,
  values: readonly unknown[],
])[] = [
  ['a difficulty', readDifficulty, ['easy', 'medium', 'hard']],
  ['a scoring', readScoring, ['none', 'standard', 'vegas']],
  ['a draw', readDraw, [1, 9, 10, 19, 20, 24]],
  ['redeals', readRedeals, [0, 3, 10, 123_456_789]],
];

describe.each(READERS)('%s', (_, read, values) => {
  test('is read unchanged', () => {
    expect(values.map((value) => read(String(value)))).toEqual(values);
  });

  test.each(['', 'chess', '-1', '1.5', ' 1', '1x', 'x1', '1234567890'])('%j is refused', (text) => {
    const seen = text === '' ? 'nothing is there' : JSON.stringify(text);
    expect(errorOf(() => read(text))).toContain(`TextError: line 1, column 1: ${seen}; expected `);
  });
});

test.each(['0', '25', '30', '1a', '2x'])('refuses a draw of %j', (text) => {
  expect(errorOf(() => readDraw(text))).toContain('expected the number of cards that a click draws, 1 to 24');
});

test('reads unlimited redeals', () => {
  expect(readRedeals('unlimited')).toBe(Infinity);
});

test.each([
  ['ulg', 'none', 'ulg'],
  ['ulg', 'standard', 'ulg'],
  ['ulg', 'vegas', 'ulg, redeals 2'],
  ['draw-1', 'vegas', 'ulg, draw 1, redeals 0'],
  ['ksu', 'none', 'ksu'],
] as const)('%s with %s scoring is %s', (house, scoring, name) => {
  expect(scoredHouse(house, scoring)).toBe(name);
});

test.each(['ksu', 'ycp-text, draw 2'])('games under the rules of %s have no score', (house) => {
  expect([isScored(house), errorOf(() => scoredHouse(house, 'vegas'))]).toEqual([
    false,
    `TextError: line 1, column 1: "vegas"; expected none with the rules of ${house}`,
  ]);
});

test('the main house has a score, with or without changes, but a house whose name only begins with its name has none', () => {
  expect(['ulg', 'ulg, draw 1', 'ulgy'].map(isScored)).toEqual([true, true, false]);
});

test('the error lists the difficulties or the scorings', () => {
  expect([readDifficulty, readScoring].map((read) => errorOf(() => read('x')))).toEqual([
    'TextError: line 1, column 1: "x"; expected easy, medium, hard',
    'TextError: line 1, column 1: "x"; expected none, standard, vegas',
  ]);
});
