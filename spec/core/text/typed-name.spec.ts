import { describe, expect, test } from '@jest/globals';
import { isSeparator, plainName } from '../../../src/core/text/typed-name.js';

describe('digits in groups of three are a number', () => {
  test.each([
    ['12 345', '12345'],
    ['#12\u202f345', '#12345'],
    ['java:1\u00a0234\u00a0567', 'java:1234567'],
    ['-1,234', '-1234'],
    ['Java:9.223.372.036', 'java:9223372036'],
    ["12'345 ", '12345'],
    ['12\u2019345', '12345'],
    [' 12\u2009345', '12345'],
  ])('%j', (text, number) => expect(plainName(text)).toBe(number));
});

test.each([
  ['Java:7', 'java:7'],
  ['DOTNET:-7', 'dotnet:-7'],
  [' java:+7\n', 'java:+7'],
])('a generator may have capital letters: %j', (text, name) => expect(plainName(text)).toBe(name));

describe('what could be two numbers, or none, stays as it is', () => {
  test.each([
    '12 34',
    'Java:x',
    'T1: Ah',
    '12 3456',
    '1234 567',
    '1,234.567',
    '12  345',
    '1..100',
    '1.5',
    't1: 2 345',
    '12,345,',
    '5 6',
  ])('%j', (text) => expect(plainName(text)).toBe(text));
});

test('spaces, commas, periods and apostrophes may stand between groups of digits', () => {
  const separators = [' ', '\u202f', ',', '.', "'", '’'];
  const others = ['', '1', '-', ':', ', ', '..'];
  expect([separators.filter(isSeparator), others.filter(isSeparator)]).toEqual([separators, []]);
});
