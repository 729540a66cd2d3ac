/** A table is read on demand, pile by pile, and cards are found by name. */
import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import {
  DECK_SIZE,
  HIDDEN,
  NO_CARD,
  cardOf,
  parseCard,
  printCard,
  rankOf,
  suitOf,
} from '../../../../src/core/card.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { CardSearch } from '../../../../src/games/klondike/views/card-search.js';
import { heed, placeOf } from '../../../../src/games/klondike/views/card-search.js';
import { readPile, readTable } from '../../../../src/games/klondike/views/reading.js';
import { KLONDIKE_READING_ENGLISH } from '../../../../src/games/klondike/words/reading-english.js';
import { KLONDIKE_READING_FRENCH } from '../../../../src/games/klondike/words/reading-french.js';

const cardNamed = (word: string): Card => parseCard(word) ?? NO_CARD;

const FRAME = parseFrame('stock: full\nwaste: 5d 2s\nf1: As\nf2: 3h 4h\nt2: ## ## 9c 8h\nt3: 7s\nmoves: 4');

describe('a table', () => {
  test('is read from the stock to the last tableau pile', () => {
    expect(readTable(FRAME, KLONDIKE_READING_ENGLISH)).toEqual([
      'Stock, not empty',
      'Waste, five of diamonds, two of spades',
      'Foundation 1, ace of spades',
      'Foundation 2, four of hearts',
      'Foundation 3, empty',
      'Foundation 4, empty',
      'Tableau 1, empty',
      'Tableau 2, 2 face down, nine of clubs, eight of hearts',
      'Tableau 3, seven of spades',
      ...[4, 5, 6, 7].map((pile) => `Tableau ${pile}, empty`),
    ]);
  });

  test('whose stock is in play tells its top card, and counts no backs that stand for others', () => {
    const stock = { ...FRAME, stock: [HIDDEN, cardNamed('Kd')], waste: [HIDDEN, HIDDEN, HIDDEN] };
    expect(readTable(stock, KLONDIKE_READING_ENGLISH).slice(0, 2)).toEqual([
      'Stock, king of diamonds',
      'Waste, face down',
    ]);
  });

  test('is read in French', () => {
    expect(
      ['stock', 't2', 't1'].map((pile) => readPile(FRAME, pile as 't1', KLONDIKE_READING_FRENCH)),
    ).toEqual([
      'Pioche, non vide',
      'Colonne 2, 2 face cachée, neuf de trèfle, huit de cœur',
      'Colonne 1, vide',
    ]);
  });
});

/** The card that keys name, or how far they came. */
function named(keys: string, strings = KLONDIKE_READING_ENGLISH): Card | CardSearch | undefined {
  let search: CardSearch = {};
  for (const key of keys) {
    const heeded = heed(search, key, strings);
    if (heeded === undefined) return undefined;
    if ('card' in heeded) return heeded.card;
    ({ search } = heeded);
  }
  return search;
}

describe('a card is named by two keys', () => {
  test.each([
    ['English', KLONDIKE_READING_ENGLISH],
    ['French', KLONDIKE_READING_FRENCH],
  ])('in %s: each of the 52 by keys of its own', (_, strings) => {
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

  test.each(['x', '7x', '70', ' '])('%j names none', (keys) => {
    expect(named(keys)).toBeUndefined();
  });

  test('a rank alone is not enough', () => {
    expect(named('k')).toEqual({ rank: 13 });
  });
});

describe('a card is found', () => {
  test.each([
    ['9c', { pile: 't2', place: [3, 4], cursor: { pile: 't2', depth: 2 }, isPointedTo: true }],
    ['2s', { pile: 'waste', place: [2, 2], cursor: { pile: 'waste', depth: 1 }, isPointedTo: true }],
    ['5d', { pile: 'waste', place: [1, 2], cursor: { pile: 'waste', depth: 1 }, isPointedTo: false }],
    ['3h', { pile: 'f2', place: [1, 2], cursor: { pile: 'f2', depth: 1 }, isPointedTo: false }],
  ])('%s, and whether a cursor can point to it', (card, place) => {
    expect(placeOf(FRAME, cardNamed(card))).toEqual(place);
  });

  test('only if it is to be seen', () => {
    const seen = Array.from({ length: 4 }, (_, suit) => cardOf(13, suit as 0)).filter((king) =>
      placeOf(FRAME, king),
    );
    expect(seen.map(printCard)).toEqual([]);
  });
});
