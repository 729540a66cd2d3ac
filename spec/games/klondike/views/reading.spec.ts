/** The description of a table, pile by pile, and the search for a card. */
import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { HIDDEN, NO_CARD, cardOf, parseCard, printCard } from '../../../../src/core/card.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { placeOf, readPile, readTable } from '../../../../src/games/klondike/views/reading.js';
import { KLONDIKE_READING_ENGLISH } from '../../../../src/games/klondike/words/strings/english.js';
import { KLONDIKE_READING_FRENCH } from '../../../../src/games/klondike/words/strings/french.js';

const cardNamed = (word: string): Card => parseCard(word) ?? NO_CARD;

const FRAME = parseFrame('stock: full\nwaste: 5d 2s\nf1: As\nf2: 3h 4h\nt2: ## ## 9c 8h\nt3: 7s\nmoves: 4');

describe('a table', () => {
  test('is described from the stock to the last tableau pile', () => {
    expect(readTable(FRAME, { strings: KLONDIKE_READING_ENGLISH })).toEqual([
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

  test("names the top card of a stock in play, and doesn't count card backs that stand for several cards", () => {
    const stock = { ...FRAME, stock: [HIDDEN, cardNamed('Kd')], waste: [HIDDEN, HIDDEN, HIDDEN] };
    expect(readTable(stock, { strings: KLONDIKE_READING_ENGLISH }).slice(0, 2)).toEqual([
      'Stock, king of diamonds',
      'Waste, face down',
    ]);
  });

  test.each([
    [24, 2, ['Stock, 24 cards, 2 redeals left', 'Pioche, 24 cartes, encore 2 tours de pioche']],
    [1, 0, ['Stock, 1 card, no redeals left', 'Pioche, 1 carte, dernier tour de pioche']],
    [3, Infinity, ['Stock, 3 cards', 'Pioche, 3 cartes']],
    [undefined, 1, ['Stock, not empty, 1 redeal left', 'Pioche, non vide, encore 1 tour de pioche']],
  ])('names %p cards in the stock and %p redeals', (cards, redeals, told) => {
    const options = { stockLeft: () => cards, assistant: { redealsLeft: () => redeals } };
    const read = [KLONDIKE_READING_ENGLISH, KLONDIKE_READING_FRENCH].map((strings) =>
      readPile(FRAME, 'stock', { ...options, strings }),
    );
    expect(read).toEqual(told);
  });

  test('names the redeals left when the stock is empty', () => {
    const assistant = { redealsLeft: () => 1 };
    const reading = { stockLeft: () => 0, assistant, strings: KLONDIKE_READING_ENGLISH };
    expect(readPile({ ...FRAME, stockEmpty: true }, 'stock', reading)).toBe('Stock, empty, 1 redeal left');
  });

  test('is described in French', () => {
    expect(
      ['stock', 't2', 't1'].map((pile) =>
        readPile(FRAME, pile as 't1', { strings: KLONDIKE_READING_FRENCH }),
      ),
    ).toEqual([
      'Pioche, non vide',
      'Colonne 2, 2 cartes face cachée, neuf de trèfle, huit de cœur',
      'Colonne 1, vide',
    ]);
  });
});

describe('a card', () => {
  test.each([
    ['9c', { pile: 't2', place: [3, 4], cursor: { pile: 't2', depth: 2 }, isPointedTo: true }],
    ['2s', { pile: 'waste', place: [2, 2], cursor: { pile: 'waste', depth: 1 }, isPointedTo: true }],
    ['5d', { pile: 'waste', place: [1, 2], cursor: { pile: 'waste', depth: 1 }, isPointedTo: false }],
    ['3h', { pile: 'f2', place: [1, 2], cursor: { pile: 'f2', depth: 1 }, isPointedTo: false }],
  ])('is found: %s, and whether a cursor can point to it', (card, place) => {
    expect(placeOf(FRAME, cardNamed(card))).toEqual(place);
  });

  test('is found only if it is visible', () => {
    const seen = Array.from({ length: 4 }, (_, suit) => cardOf(13, suit as 0)).filter((king) =>
      placeOf(FRAME, king),
    );
    expect(seen.map(printCard)).toEqual([]);
  });
});
