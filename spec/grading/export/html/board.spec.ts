/** Draws frames and cards. */
import { expect, test } from '@jest/globals';
import { HIDDEN, parseCard } from '../../../../src/core/card.js';
import type { Card } from '../../../../src/core/card.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { board, cardsOf, cardSymbols, symbolOf } from '../../../../src/grading/export/html/board.js';

const card = (word: string): Card => parseCard(word) ?? HIDDEN;

const FRAME = parseFrame('stock: full\nwaste: 4s Js Ad\nf2: 2c\nt1: ## ## 5d 4c\nt7: Kh');

const inLines = (html: string): string => html.replaceAll('><', '>\n<');

test('a board draws each pile at its position and marks the piles that differ', () => {
  const { html } = board(FRAME, { label: 'Seen', marked: new Set(['waste', 't1']) });
  expect(inLines(html)).toMatchSnapshot();
});

test('the cards of a foundation lie on top of each other', () => {
  const { html } = board(parseFrame('f1: As 2s'), { label: 'Seen', marked: new Set() });
  const places = [...html.matchAll(/<use href="#card-(..)" x="(.*?)" y="(.*?)"/g)];
  expect(places.map(([, name, x, y]) => [name, x, y])).toEqual(
    ['As', '2s'].map((name) => [name, '352', '10']),
  );
});

test('an empty board is tall enough for cards', () => {
  const { html } = board(parseFrame('stock: empty'), { label: '<', marked: new Set() });
  expect(html).toMatch(/^<svg class="board" role="img" aria-label="&lt;" viewBox="0 0 804 326">/);
  expect(html.match(/class="slot"/g)).toHaveLength(13);
  expect(html).not.toMatch(/<use|class="mark"/);
});

test('the cards of a frame include all piles and the back of the stock', () => {
  const words = ['4s', 'Js', 'Ad', '2c', '##', '##', '5d', '4c', 'Kh'];
  expect(cardsOf(FRAME)).toEqual([HIDDEN, ...words.map(card)]);
  expect(cardsOf(parseFrame('stock: empty'))).toEqual([]);
});

test('cards have symbols, each drawn once and in the order of the deck', () => {
  expect([symbolOf(HIDDEN), symbolOf(card('Td'))]).toEqual(['back', 'card-Td']);
  expect(inLines(cardSymbols(new Set([card('Ks'), HIDDEN, card('Ah')])).html)).toMatchSnapshot();
});
