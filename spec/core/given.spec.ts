import { expect, test } from '@jest/globals';
import { valueText } from '../../src/core/given.js';
import { capitalized } from '../../src/core/text/format.js';

test.each<[value: unknown, text: string]>([
  ['a "b"', '"a \\"b\\""'],
  [12n, '12n'],
  [2.5, '2.5'],
  [NaN, 'NaN'],
  [true, 'true'],
  [undefined, 'undefined'],
  [null, 'null'],
  [Symbol('x'), 'Symbol(x)'],
  [() => 1, 'a function'],
  [{ toString: 'broken' }, 'an object'],
  [[1, 2], 'an object'],
])('a message shows %p as %s', (value, text) => expect(valueText(value)).toBe(text));

test.each([
  ['four of Hearts', 'Four of Hearts'],
  ['été', 'Été'],
  ['', ''],
])('%j is capitalized as %j', (text, sentence) => expect(capitalized(text)).toBe(sentence));
