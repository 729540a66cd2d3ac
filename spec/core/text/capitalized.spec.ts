/** Turns clauses into sentences. */
import { expect, test } from '@jest/globals';
import { capitalized, sentence } from '../../../src/core/text/capitalized.js';

test.each([
  ['', '', '.'],
  ['it moves', 'It moves', 'It moves.'],
  ['it moves.', 'It moves.', 'It moves.'],
  ['does it?', 'Does it?', 'Does it?'],
  ['stop!', 'Stop!', 'Stop!'],
  ['a. b', 'A. b', 'A. b.'],
  ['élan', 'Élan', 'Élan.'],
])('%j becomes %j, or the sentence %j', (text, capital, whole) => {
  expect([capitalized(text), sentence(text)]).toEqual([capital, whole]);
});
