/** Numbers by names, kept as text. */
import { expect, test } from '@jest/globals';
import { printNumbers, readNumbers, withNumber } from '../../../src/games/klondike/kept-numbers.js';

const TWO = [
  ['ulg java:1', -52],
  ['ulg java:2', 13],
] as const;

test('what is printed is read again, in order', () => {
  expect(readNumbers(printNumbers(TWO))).toEqual(TWO);
});

test('a number takes the place of the one of the same name, and comes last', () => {
  expect(withNumber(TWO, ['ulg java:1', 8])).toEqual([TWO[1], ['ulg java:1', 8]]);
  expect(withNumber(TWO, ['ulg java:3', 0])).toEqual([...TWO, ['ulg java:3', 0]]);
});

test.each([undefined, '', 'no JSON', '{}', 'null', '7', '"text"'])('of %j nothing is read', (text) => {
  expect(readNumbers(text)).toEqual([]);
});

test('what is no name with a whole number is left out, the rest is read', () => {
  const strange = [
    ['a', 1],
    ['b'],
    ['c', 1, 2],
    ['d', 1.5],
    ['e', '1'],
    [5, 1],
    'gg',
    null,
    { 0: 'h', 1: 1 },
    ['i', -2],
  ];
  expect(readNumbers(JSON.stringify(strange))).toEqual([
    ['a', 1],
    ['i', -2],
  ]);
});
