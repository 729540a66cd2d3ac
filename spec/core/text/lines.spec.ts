import { expect, test } from '@jest/globals';
import { Lines } from '../../../src/core/text/lines.js';

test.each<[pieces: string[], lines: (string | undefined)[]]>([
  [['a\nb\n'], ['a', 'b']],
  [
    ['a', 'b\r\n', '\nc'],
    ['ab', '', 'c'],
  ],
  [
    ['abcd\na', 'bcd', 'e\nf\n'],
    ['abcd', undefined, 'f'],
  ],
  [['abcde'], [undefined]],
  [[], []],
])('%j has the lines %j of at most four characters', (pieces, expected) => {
  const lines: (string | undefined)[] = [];
  const reader = new Lines((line) => lines.push(line), 4);
  for (const piece of pieces) reader.take(piece);
  reader.end();
  expect(lines).toEqual(expected);
});
