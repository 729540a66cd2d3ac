/** Sentences and times for readers. */
import { expect, test } from '@jest/globals';
import { capitalized, clockText, sentence } from '../../../src/core/text/format.js';

test.each([
  ['', '', '.'],
  ['it moves', 'It moves', 'It moves.'],
  ['it moves.', 'It moves.', 'It moves.'],
  ['does it?', 'Does it?', 'Does it?'],
  ['stop!', 'Stop!', 'Stop!'],
  ['a. b', 'A. b', 'A. b.'],
  ['élan', 'Élan', 'Élan.'],
  ['getName returns it', 'getName returns it', 'getName returns it.'],
])('%j becomes %j, or the sentence %j', (text, capital, whole) => {
  expect([capitalized(text), sentence(text)]).toEqual([capital, whole]);
});

test.each([
  [0, '0:00'],
  [7_999, '0:07'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [750_000, '12:30'],
  [3_599_999, '59:59'],
  [3_600_000, '1:00:00'],
  [3_723_000, '1:02:03'],
  [90_061_000, '25:01:01'],
])('%i milliseconds are %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});
