import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printCard } from '../../../src/core/card.js';
import { gameDeal, parseDeal } from '../../../src/games/montecarlo/model/deals.js';
import { MONTE_CARLO } from '../../../src/games/montecarlo/kit.js';
import { PAGE_ENGLISH } from '../../../src/page/strings/english.js';
import { linkTo as linkOf, targetOf } from '../../../src/page/game/link.js';
import { wordsOfHash } from '../../../src/page/game/link-words.js';
import { arbitraryDeck } from '../../support/arbitrary.js';

const linkTo = (address: string, deal: string): string =>
  linkOf(MONTE_CARLO, address, { house: 'umbc', deal, isUsual: false });

test.each([
  ['https://cards.example/', 'java:4711', 'https://cards.example/#game=montecarlo&deal=java:4711'],
  ['http://a/?x=1#rules=ksu&deal=dotnet:0', 'java:-5', 'http://a/?x=1#game=montecarlo&deal=java:-5'],
  ['file:///a/b.html#', 'r1: 6h --; deck: 2s', 'file:///a/b.html#game=montecarlo&deal=r1:+6h+--%3B+deck:+2s'],
])('the link from %s to %s', (address, deal, link) => {
  expect(linkTo(address, deal)).toBe(link);
});

test('a link leads back to its deal', () => {
  const names = fc.oneof(
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((number) => gameDeal(number).name),
    arbitraryDeck.map((deck) => deck.map(printCard).join(' ')),
  );
  fc.assert(
    fc.property(names, (name) => {
      const { hash } = new URL(linkTo('https://cards.example/table#deal=java:1', name));
      const words = wordsOfHash(hash);
      expect([words.game, targetOf(MONTE_CARLO, words, PAGE_ENGLISH).deal?.name]).toEqual([
        'montecarlo',
        parseDeal(name).name,
      ]);
    }),
  );
});
