/** Numbers with names, as text. */
import { expect, test } from '@jest/globals';
import { printNumbers, readNumbers, withNumber } from '../../../src/core/text/stored-numbers.js';

const TWO = [
  ['ulg java:1', -52],
  ['ulg java:2', 13],
] as const;

test('printed numbers can be read again, in order', () => {
  expect(readNumbers(printNumbers(TWO))).toEqual(TWO);
});

test('a number replaces the one with the same name and comes last', () => {
  expect(withNumber(TWO, ['ulg java:1', 8])).toEqual([TWO[1], ['ulg java:1', 8]]);
  expect(withNumber(TWO, ['ulg java:3', 0])).toEqual([...TWO, ['ulg java:3', 0]]);
});

test.each([undefined, '', 'no JSON', '{}', 'null', '7', '"text"'])('%j has no numbers', (text) => {
  expect(readNumbers(text)).toEqual([]);
});

test('entries that are not a name with a whole number are skipped', () => {
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
