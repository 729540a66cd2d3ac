/** The cells in a tableau, by row and column. */
import { expect, test } from '@jest/globals';
import { Coordinates } from '../../../../../src/pairs.js';
import { errorOf } from '../../../../support/error-of.js';

test('the constructor takes the row before the column', () => {
  const coordinates = new Coordinates(2, 4);
  expect([coordinates.getRow(), coordinates.getColumn()]).toEqual([2, 4]);
});

test('cells can be outside any tableau', () => {
  const coordinates = new Coordinates(1000, 0);
  expect([coordinates.getRow(), coordinates.getColumn()]).toEqual([1000, 0]);
});

test('the text has the row and the column in parentheses', () => {
  expect(`${new Coordinates(0, 4).toString()} ${String(new Coordinates(12, 3))}`).toBe('(0, 4) (12, 3)');
});

test.each<[equal: boolean, what: string, other: unknown]>([
  [true, 'the same row and column', new Coordinates(1, 2)],
  [false, 'another row', new Coordinates(0, 2)],
  [false, 'another column', new Coordinates(1, 3)],
  [false, 'the row and the column exchanged', new Coordinates(2, 1)],
  [false, 'an object that looks the same', { row: 1, column: 2 }],
  [false, 'its text', '(1, 2)'],
  [false, 'null', null],
  [false, 'undefined', undefined],
])('equals is %s for %s', (equal, _, other) => {
  expect(new Coordinates(1, 2).equals(other)).toBe(equal);
});

test('Jest treats only equal Coordinates as equal', () => {
  expect(new Coordinates(1, 2)).toEqual(new Coordinates(1, 2));
  expect(new Coordinates(1, 2)).not.toEqual(new Coordinates(2, 1));
});

/** A value of any type, as a JavaScript program may pass it. */
const given = (value: unknown): never => value as never;

test.each<[error: string, row: number, column: number]>([
  ['a row must be a whole number from 0, not -1', -1, 0],
  ['a column must be a whole number from 0, not -1', 0, -1],
  ['a row must be a whole number from 0, not 0.5', 0.5, 0],
  ['a column must be a whole number from 0, not 2.5', 0, 2.5],
  ['a row must be a whole number from 0, not NaN', NaN, 0],
  ['a column must be a whole number from 0, not Infinity', 0, Infinity],
  ['a row must be a whole number from 0, not "1"', given('1'), 0],
  ['a column must be a whole number from 0, not undefined', 0, given(undefined)],
  ['a row must be a whole number from 0, not 1n', given(1n), 0],
  ['a column must be a whole number from 0, not null', 0, given(null)],
])('%s', (error, row, column) => {
  expect(errorOf(() => new Coordinates(row, column))).toBe(`RangeError: ${error}`);
});

test.each(['row', 'column'])('its %s cannot be changed, even by JavaScript', (name) => {
  const coordinates = new Coordinates(1, 2);
  expect(() => Object.assign(coordinates, { [name]: 4 })).toThrow(TypeError);
  expect(coordinates.toString()).toBe('(1, 2)');
});
