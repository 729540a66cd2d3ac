import { describe, expect, test } from '@jest/globals';
import { ungrouped } from '../../../src/core/text/ungrouped.js';

describe('digits in groups of three are a number', () => {
  test.each([
    ['12 345', '12345'],
    ['#12\u202f345', '#12345'],
    ['java:1\u00a0234\u00a0567', 'java:1234567'],
    ['-1,234', '-1234'],
    ['Java:9.223.372.036', 'Java:9223372036'],
    ["12'345 ", '12345'],
    ['12\u2019345', '12345'],
    [' 12\u2009345', ' 12345'],
  ])('%j', (text, number) => expect(ungrouped(text)).toBe(number));
});

describe('what could be two numbers, or none, stays as it is', () => {
  test.each([
    '12 34',
    '12 3456',
    '1234 567',
    '1,234.567',
    '12  345',
    '1..100',
    '1.5',
    ' 345',
    't1: 2 345',
    '12,345,',
    '5 6',
  ])('%j', (text) => expect(ungrouped(text)).toBe(text));
});
