import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { NO_CARD } from '../../../../src/core/card.js';
import { entriesBySemicolon } from '../../../../src/core/text/words.js';
import { EMPTY_FRAME } from '../../../../src/games/montecarlo/contract/frame.js';
import { printFact, printFrame, readFact } from '../../../../src/games/montecarlo/contract/frame-text.js';
import { arbitraryFact } from '../../../support/arbitrary-grid.js';
import { cardsNumbered } from '../../../support/cards.js';
import { errorOf } from '../../../support/error-of.js';

const read = (text: string): unknown => entriesBySemicolon(text).map((entry) => readFact(entry));

test('the first frame has no facts about a game', () => {
  expect(printFrame(EMPTY_FRAME)).toBe('left: 0\nscore: 0');
});

test('a frame has all visible facts', () => {
  const frame = {
    rows: [cardsNumbered(17, 1), cardsNumbered(NO_CARD, 4)],
    highlighted: [
      { row: 0, column: 1 },
      { row: 1, column: 1 },
    ],
    cardsLeft: 27,
    score: 2,
    game: -5n,
    won: true,
    beeped: true,
    help: 'Remove pairs.',
    consolidateHinted: true,
  };
  expect(printFrame(frame).split('\n')).toEqual(
    'r1: 5h 2s|r2: -- 5s|left: 27|score: 2|game: -5|highlighted: b1 b2|won|beeped|help|hinted'.split('|'),
  );
});

test('every fact can be read back from text', () => {
  fc.assert(
    fc.property(arbitraryFact, (fact) => {
      expect(read(printFact(fact))).toEqual([fact]);
    }),
  );
});

test('a fact can be about a single cell, or say that nothing is highlighted', () => {
  expect(read('b2: 10D; e5: --; highlighted:')).toEqual([
    { fact: 'cell', cell: { row: 1, column: 1 }, card: 35 },
    { fact: 'cell', cell: { row: 4, column: 4 }, card: NO_CARD },
    { fact: 'highlighted', cells: [] },
  ]);
});

describe('a wrong fact', () => {
  const FACT =
    'a fact: r1: and other rows, a1: and other cells, left:, score:, game:, highlighted:, won, beeped, help, hinted';
  test.each([
    ['moves: 4', `line 1, column 1: "moves"; expected ${FACT}`],
    ['moves 4', `line 1, column 1: "moves"; expected ${FACT}`],
    ['won: 1', `line 1, column 1: "won"; expected ${FACT}`],
    ['left', `line 1, column 1: "left"; expected ${FACT}`],
    ['won now', 'line 1, column 5: "now"; expected nothing after won'],
    ['left: few', 'line 1, column 7: "few"; expected a whole number for left, of 15 digits at most'],
    ['score: 1 2', 'line 1, column 10: "2"; expected one number for score'],
    ['game: 1 2', 'line 1, column 9: "2"; expected one number for game'],
    [
      'game: x',
      'line 1, column 7: "x"; expected a whole number from -9223372036854775808 to 9223372036854775807',
    ],
    ['highlighted: a1 6h', 'line 1, column 17: "6h"; expected a cell such as a1 or e5'],
    ['a1:', 'line 1, column 4: nothing is there; expected a card such as Ah, Td or 10d, or -- for none'],
    ['a1: 6h 7h', 'line 1, column 8: "7h"; expected one card for a1'],
  ])('%j', (text, message) => {
    expect(errorOf(() => read(text))).toBe(`TextError: ${message}`);
  });
});
