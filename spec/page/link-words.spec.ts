import { expect, test } from '@jest/globals';
import { isLink } from '../../src/page/game/link-words.js';

test.each([
  ['', false],
  ['#', false],
  ['#table', false],
  ['#drop-hint', false],
  ['#deal-name', false],
  ['#moves-of-today', false],
  ['#deal', true],
  ['#game', true],
  ['#rules', true],
  ['#scoring', true],
  ['#scoring', true],
  ['#table&deal', true],
  ['#deal=java:11', true],
  ['#foo=bar', true],
  ['#=', true],
])('is %j a link? %j', (hash, is) => {
  expect(isLink(hash)).toBe(is);
});
