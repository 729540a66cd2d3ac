import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { printCard } from '../../../src/core/card.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { HOUSES } from '../../../src/games/klondike/model/rules.js';
import { PAGE_ENGLISH } from '../../../src/page/strings/english.js';
import { linkOfHash, linkTo as linkOf, targetOf } from '../../../src/page/game/link.js';
import { errorOf } from '../../support/error-of.js';
import { arbitraryDeck } from '../../support/arbitrary.js';

const linkTo = (address: string, deal: string, house = 'ulg'): string =>
  linkOf(KLONDIKE, address, { house, deal, isUsual: true });

test.each([
  ['https://cards.example/', 'java:-5', 'https://cards.example/#deal=java:-5'],
  ['http://localhost:8080/?x=1#deal=java:3', 'dotnet:0', 'http://localhost:8080/?x=1#deal=dotnet:0'],
  [
    'http://localhost:8080/?lang=fr&rules=x&deal=java:3',
    'dotnet:0',
    'http://localhost:8080/?lang=fr#deal=dotnet:0',
  ],
  ['file:///a/b.html#', 't1: Kd; f1: As', 'file:///a/b.html#deal=t1:+Kd%3B+f1:+As'],
])('the link from %s to %s', (address, deal, link) => {
  expect(linkTo(address, deal)).toBe(link);
});

test('the link to a game in another house names the house', () => {
  expect(linkTo('http://a/#x', 'dotnet:0', 'ksu')).toBe('http://a/#rules=ksu&deal=dotnet:0');
});

describe('the house in a link', () => {
  test.each([
    ['#deal=java:1', { deal: 'java:1', rules: undefined }],
    ['#rules=ksu', { deal: undefined, rules: 'ksu' }],
    ['#deal=java:1&rules=ycp-text', { deal: 'java:1', rules: 'ycp-text' }],
    ['#rules=', { deal: undefined, rules: '' }],
    ['#other=ksu', undefined],
  ])('%j is %j', (hash, link) => {
    expect(linkOfHash(hash)).toEqual(link);
  });

  test('the house of a link is the first one by default', () => {
    expect(targetOf(KLONDIKE, { deal: 'java:1' }, PAGE_ENGLISH).house).toBe('ulg');
  });

  test('must exist', () => {
    expect(errorOf(() => targetOf(KLONDIKE, { deal: 'java:1', rules: 'chess' }, PAGE_ENGLISH))).toBe(
      'Error: "chess"; expected the name of house rules: ulg, ycp-text, ycp-text-reference, ycp-selection, ksu',
    );
  });
});

test.each([
  ['ulg', 'java:17'],
  ['ycp-text', 'java:17'],
  ['ksu', 'dotnet:17'],
])('a number alone, in a link to %s, is the deal %s', (rules, name) => {
  expect(['17', '#17'].map((deal) => targetOf(KLONDIKE, { deal, rules }, PAGE_ENGLISH).deal?.name)).toEqual([
    name,
    name,
  ]);
});

describe('the deal in a link', () => {
  test.each([
    ['', undefined],
    ['#', undefined],
    ['#table', undefined],
    ['#deal=', ''],
    ['#deal=java:12345', 'java:12345'],
    ['#deal=java%3A12345', 'java:12345'],
    ['#deal=As%20Kd+2c', 'As Kd 2c'],
    ['#other=1&deal=dotnet:0', 'dotnet:0'],
    ['#deal=%E0%A4%A', '\u{fffd}%A'],
  ])('%j is %j', (hash, deal) => {
    expect(linkOfHash(hash)?.deal).toBe(deal);
  });
});

test('a link leads back to its house and deal', () => {
  const names = fc.oneof(
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((seed) => `java:${seed}`),
    arbitraryDeck.map((deck) => deck.map(printCard).join(' ')),
  );
  fc.assert(
    fc.property(names, fc.constantFrom(...HOUSES), (name, { name: house }) => {
      const { hash } = new URL(linkTo('https://cards.example/table#deal=java:1', name, house));
      const target = targetOf(KLONDIKE, linkOfHash(hash) ?? { deal: '', rules: '' }, PAGE_ENGLISH);
      expect([target.deal?.name, target.house]).toEqual([parseDeal(name).name, house]);
    }),
  );
});
