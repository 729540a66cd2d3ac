import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dealtInOrder, orderOfDeal } from '../../../src/solver/files/foreign-table.js';
import { printDeckString, readDeckString } from '../../../src/solver/files/deck-string.js';
import type { Word } from '../../../src/core/text/words.js';
import { EMPTY, faceDownPile, faceUpPile } from '../../../src/core/pile.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { printLayout } from '../../../src/games/klondike/model/layout-text.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { arbitraryDeck } from '../../support/arbitrary.js';
import { cardsNumbered } from '../../support/cards.js';
import { errorOf } from '../../support/error-of.js';
import { README_PILES } from '../../support/solver/deal-files.js';
import { dealOfPublished, specialDeals } from '../../support/solver/published.js';

const wordOf = (text: string): Word => ({ text, line: 1, column: 1 });

/** From the README of ShootMe/MinimalKlondike, at commit 8983a13. */
const DIGITS =
  '072103023042094134111092051034044074114052123011083122012131091082124064014093033112071104132053133102' +
  '084041013073063031061043081054113062024021101022032121';

describe('a deck string', () => {
  test('reads the deal as it is drawn in the README of MinimalKlondike', () => {
    expect(printLayout(readDeckString(wordOf(DIGITS))).split('\n')).toEqual(README_PILES);
  });

  test('reads each test of MinimalKlondike as the deal that was published with its cards', () => {
    const text = readFileSync(new URL('../../fixtures/solver/deck-strings.txt', import.meta.url), 'utf8');
    const decks = new Map(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(' ') as [string, string]),
    );
    const deals = specialDeals().filter(({ id }) => id.startsWith('mk-'));
    const read = deals.map(({ id }) => printLayout(readDeckString(wordOf(decks.get(id) ?? ''))));
    expect(decks.size).toBe(17);
    expect(read).toEqual(deals.map(({ cards }) => printLayout(dealOfPublished(cards).start(ULG))));
  });

  test('reads back a deck string that it printed', () => {
    fc.assert(
      fc.property(arbitraryDeck, (cards) => {
        const layout = dealtInOrder(cards);
        expect(orderOfDeal(layout)).toEqual(cards);
        expect(readDeckString(wordOf(printDeckString(layout)))).toEqual(layout);
      }),
    );
  });

  test.each([
    ['without cards', '', 1, 'nothing is there; expected 52 cards of three digits each; found 0'],
    [
      'a card short',
      DIGITS.slice(0, 153),
      154,
      'nothing is there; expected 52 cards of three digits each; found 51',
    ],
    ['a digit short', DIGITS.slice(0, 155), 154, '"12"; expected a card of three digits'],
    ['too long', `${DIGITS}05`, 157, '"05"; expected nothing after 52 cards'],
    ['with the rank 00', `072003${DIGITS.slice(6)}`, 4, '"003"; expected a card of three digits: 01 to 13'],
    ['with a rank 14', `072143${DIGITS.slice(6)}`, 4, '"143"; expected a card of three digits: 01 to 13'],
    ['with a suit 5', `072105${DIGITS.slice(6)}`, 4, '"105"; expected a card of three digits: 01 to 13'],
    ['with a card twice', `072072${DIGITS.slice(6)}`, 4, '"072"; expected each card once'],
  ])('refuses a string %s', (_, digits, ...[column, message]) => {
    expect(errorOf(() => readDeckString(wordOf(digits)))).toContain(
      `TextError: line 1, column ${column}: ${message}`,
    );
  });

  test.each<[string, Partial<Layout>]>([
    ['a card has been drawn', { waste: faceUpPile(cardsNumbered(0)) }],
    ['a card is on a foundation', { f3: faceUpPile(cardsNumbered(0)) }],
    ['a card is missing', { t1: EMPTY }],
    ['the stock has too few cards', { stock: faceDownPile(cardsNumbered(0)) }],
    ['a pile is face up', { t2: faceUpPile(cardsNumbered(22, 34)) }],
  ])('cannot represent a layout where %s', (_, change) => {
    const layout = { ...readDeckString(wordOf(DIGITS)), ...change };
    expect(errorOf(() => printDeckString(layout))).toContain(
      'RangeError: a deck string holds the 52 cards of a deal before the first move, not stock: ',
    );
  });
});
