/** Once `cardOf(14, 0)` was the ace of hearts, `cardOf(0, 3)` the king of diamonds, and `rankOf(99)` a nine. */
import { expect, test } from '@jest/globals';
import {
  CLUBS,
  HIDDEN,
  SPADES,
  callForMove,
  cardOf,
  cardsShown,
  isRed,
  layoutKey,
  legalMoves,
  parseCard,
  parseFrame,
  parseLayout,
  parseMove,
  perft,
  printCard,
  rankOf,
  suitOf,
  EMPTY_FRAME,
  EMPTY_LAYOUT,
  ULG,
} from '../../src/index.js';
import { NO_CARD, parseCell, parseGrid } from '../../src/montecarlo.js';
import { errorOf } from '../support/error-of.js';

test.each<[call: string, run: () => unknown, error: string]>([
  ['cardOf(14, 0)', () => cardOf(14, 0), 'RangeError: rank must be a whole number from 1 to 13, not 14'],
  ['cardOf(0, 3)', () => cardOf(0, 3), 'RangeError: rank must be a whole number from 1 to 13, not 0'],
  ['cardOf(1, 4)', () => cardOf(1, 4 as never), 'RangeError: suit must be a whole number from 0 to 3, not 4'],
  ["cardOf('1', 0)", () => cardOf('1' as never, 0), 'TypeError: rank must be a number, not "1"'],
  ['rankOf(99)', () => rankOf(99 as never), 'RangeError: card must be a whole number from 0 to 51, not 99'],
  ['suitOf(HIDDEN)', () => suitOf(HIDDEN), 'RangeError: card must be a whole number from 0 to 51, not 52'],
  ['isRed(2.5)', () => isRed(2.5 as never), 'RangeError: card must be a whole number from 0 to 52, not 2.5'],
  [
    'printCard(53)',
    () => printCard(53 as never),
    'RangeError: card must be a whole number from 0 to 52, not 53',
  ],
  ['parseCard', () => parseCard(undefined as never), 'TypeError: a word must be a string, not undefined'],
  ['parseMove', () => parseMove(undefined as never), 'TypeError: text must be a string, not undefined'],
  ['parseFrame', () => parseFrame(null as never), 'TypeError: text must be a string, not null'],
  ['parseLayout', () => parseLayout({} as never), 'TypeError: text must be a string, not an object'],
  ['parseGrid', () => parseGrid(5 as never), 'TypeError: text must be a string, not 5'],
  ['parseCell', () => parseCell(5 as never), 'TypeError: a word must be a string, not 5'],
  [
    'legalMoves',
    () => legalMoves(ULG, {} as never),
    'TypeError: layout.stock.cards must be an array, not undefined',
  ],
  [
    'legalMoves without rules',
    () => legalMoves(undefined as never, EMPTY_LAYOUT),
    'RangeError: rules must be an object such as ULG, not undefined',
  ],
  ['perft', () => perft(ULG, EMPTY_LAYOUT, -1), 'RangeError: depth must be a whole number from 0, not -1'],
  ['layoutKey', () => layoutKey(null as never), 'TypeError: layout must be an object, not null'],
  [
    'cardsShown',
    () => cardsShown(EMPTY_FRAME, 't8' as never),
    'RangeError: pile is a pile: stock, waste, f1, f2, f3, f4, t1, t2, t3, t4, t5, t6, t7; not "t8"',
  ],
  [
    'callForMove',
    () => callForMove({ from: 't1', count: 1, to: undefined as never }),
    'TypeError: move.to must be a string, not undefined',
  ],
])('%s', (_, run, error) => {
  expect(errorOf(run)).toBe(error);
});

test('makes each card from its rank and suit', () => {
  const cards = Array.from({ length: 52 }, (_, card) => card as never);
  expect(cards.map((card) => cardOf(rankOf(card), suitOf(card)))).toEqual(cards);
  expect([cardOf(1, SPADES), cardOf(13, CLUBS)]).toEqual([0, 51]);
});

test('a hidden card is not red, and hidden cards and empty cells can be printed', () => {
  expect([isRed(HIDDEN), printCard(HIDDEN), printCard(NO_CARD)]).toEqual([false, '##', '-1']);
});
