/** The search for a card with two keys. */
import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../src/core/card.js';
import { DECK_SIZE, NO_CARD, parseCard, rankOf, suitOf } from '../../src/core/card.js';
import type { CardSearch } from '../../src/core/card-search.js';
import { heed } from '../../src/core/card-search.js';
import { CARD_SEARCH_ENGLISH } from '../../src/core/strings/english.js';
import { CARD_SEARCH_FRENCH } from '../../src/core/strings/french.js';

const cardNamed = (word: string): Card => parseCard(word) ?? NO_CARD;

/** The card that these keys name, or the state of the search. */
function named(keys: string, strings = CARD_SEARCH_ENGLISH): Card | CardSearch | undefined {
  let search: CardSearch = {};
  for (const key of keys) {
    const heeded = heed(search, key, strings);
    if (heeded === undefined) return undefined;
    if ('card' in heeded) return heeded.card;
    ({ search } = heeded);
  }
  return search;
}

describe('two keys name a card', () => {
  test.each([
    ['English', CARD_SEARCH_ENGLISH],
    ['French', CARD_SEARCH_FRENCH],
  ])('in %s: each of the 52 cards has different keys', (_, strings) => {
    const all = Array.from({ length: DECK_SIZE }, (_unused, card) => card as Card);
    const keys = all.map(
      (card) => strings.ranks.charAt(rankOf(card) - 1) + strings.suits.charAt(suitOf(card)),
    );
    expect(keys.map((two) => named(two, strings))).toEqual(all);
  });

  test.each([
    ['10h', 'Th'],
    ['1h', 'Th'],
    ['0h', 'Th'],
    ['QS', 'Qs'],
  ])('%s is %s', (keys, card) => {
    expect(named(keys)).toBe(cardNamed(card));
  });

  test.each([
    ['s7', '7s'],
    ['h10', 'Th'],
    ['h0', 'Th'],
    ['h17', '7h'],
  ])('%s is %s: the suit can come first', (keys, card) => {
    expect(named(keys)).toBe(cardNamed(card));
  });

  test('the suit can have its French key', () => {
    expect(named('p7', CARD_SEARCH_FRENCH)).toBe(cardNamed('7s'));
  });

  test.each(['x', '7x', '70', '78', 'sh', ' '])('%j does not name a card', (keys) => {
    expect(named(keys)).toBeUndefined();
  });

  test('neither a rank nor a suit alone is enough', () => {
    expect([named('k'), named('h')]).toEqual([{ rank: 13 }, { suit: 1 }]);
  });
});
