/** Where the tokens of a script, and the texts in them, begin. */
import { expect, test } from '@jest/globals';
import { tokensOf } from '../../../src/scripts/language/tokens.js';

test('tokens tell where they and their texts begin; only a tag has a key', () => {
  const told = [...tokensOf('press # x\n [Key  "a b"]{ lit }')].map(
    ({ kind, key, text, offset, textOffset }) => [kind, key, text, offset, textOffset],
  );
  expect(told).toEqual([
    ['word', '', 'press', 0, 0],
    ['comment', '', ' x', 6, 7],
    ['tag', 'Key', 'a b', 11, 18],
    ['check', '', ' lit ', 23, 24],
  ]);
});
