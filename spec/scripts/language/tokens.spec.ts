/** The places of tokens and their texts in a script. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setFlagsFromString } from 'node:v8';
import { parseScript } from '../../../src/games/klondike/script/text.js';
import { tokensOf } from '../../../src/scripts/language/tokens.js';
import { errorOf } from '../../support/error-of.js';

test('a token has the places of its start and its text, and only a tag has a key', () => {
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

const LONG = 5_000_000;

beforeAll(() => {
  setFlagsFromString('--no-regexp-optimization');
});
afterAll(() => {
  setFlagsFromString('--regexp-optimization');
});

test.each([
  ['a word', 'x'.repeat(LONG), 'word'],
  ['a check', `{${'x'.repeat(LONG)}}`, 'check'],
  ['a comment', `#${'x'.repeat(LONG)}`, 'comment'],
])('%s of five million characters is one token', (_, text, kind) => {
  const tokens = [...tokensOf(`${' '.repeat(LONG)}${text} new`)].map((token) => [token.kind, token.offset]);
  const next = kind === 'comment' ? [] : [['word', LONG + text.length + 1]];
  expect(tokens).toEqual([[kind, LONG], ...next]);
});

test.each([
  ['a word', 'x'.repeat(LONG), `"${'x'.repeat(40)}..."; expected an event`],
  ['a tag', `[Deal "${'x'.repeat(LONG)}"]`, String.raw`"[Deal \"xxx`],
])('refuses %s of five million characters and names the place', (_, text, why) => {
  expect(errorOf(() => parseScript(text))).toContain(`TextError: line 1, column 1: ${why}`);
});
