import { expect, test } from '@jest/globals';
import { isLink, linkIn, searchWithoutLink } from '../../src/page/game/link-words.js';

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

test.each([
  ['', '', undefined],
  ['?lang=fr', '#table', undefined],
  ['?deal=java:11', '', '#deal=java:11'],
  ['?lang=fr&deal=java:11&utm_source=mail', '', '#deal=java:11'],
  ['?deal=java:11', '#table', '#deal=java:11'],
  ['?game=montecarlo&rules=umbc&scoring=none&deal=7', '', '#game=montecarlo&rules=umbc&scoring=none&deal=7'],
  ['?deal=Ks+Qs%2BJs', '', '#deal=Ks+Qs%2BJs'],
  ['?deal', '', '#deal'],
  ['?deal=java:1&moves=stock', '', '#deal=java:1&moves=stock'],
  ['?deal=java:11', '#deal=java:33', '#deal=java:33'],
  ['?deal=java:11&rules=ksu', '#deal=dotnet:0', '#rules=ksu&deal=dotnet:0'],
  ['?deal=java:11', '#foo=bar', '#deal=java:11&foo=bar'],
  ['?deal=java:11&deal=java:33', '', '#deal=java:11&deal=java:33'],
])('the link in "%s%s" is %j', (search, hash, link) => {
  expect(linkIn({ search, hash })).toBe(link);
});

test.each([
  ['', ''],
  ['?', ''],
  ['?deal=java:11', ''],
  ['?deal=java:11&moves=stock', ''],
  ['?lang=fr&deal=java:11&x=%20', '?lang=fr&x=%20'],
])('without its link, "%s" becomes "%s"', (search, rest) => {
  expect(searchWithoutLink(search)).toBe(rest);
});
