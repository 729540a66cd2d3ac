import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HIDDEN } from '../../../../src/core/card.js';
import { entriesOf } from '../../../../src/core/text/words.js';
import { SPADES_A } from '../../../../src/games/klondike/contract/constants.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import { EMPTY_FRAME, SHOWN_PILES, cardsShown } from '../../../../src/games/klondike/contract/frame.js';
import {
  parseFrame,
  printFact,
  printFrame,
  readFact,
} from '../../../../src/games/klondike/contract/frame-text.js';
import { arbitraryFrame } from '../../../support/arbitrary.js';
import { cardsNumbered } from '../../../support/cards.js';
import { errorOf } from '../../../support/error-of.js';

const BLANK: Frame = {
  stockEmpty: false,
  waste: [],
  foundations: [[], [], [], []],
  tableau: [[], [], [], [], [], [], []],
  moves: 0,
  won: false,
};

const FRAME: Frame = {
  stockEmpty: true,
  waste: cardsNumbered(45, 1, 48),
  foundations: [cardsNumbered(13, 14), [], [], cardsNumbered(0)],
  tableau: [cardsNumbered(52, 52, 34), [], [], [], [], [], cardsNumbered(38)],
  moves: 4,
  won: true,
};

test('a new view shows an empty table without a stock', () => {
  expect(EMPTY_FRAME).toEqual({ ...BLANK, stockEmpty: true });
});

describe('a frame as text', () => {
  test('names the stock, the piles that show cards, the moves and the win', () => {
    expect(printFrame(FRAME).split('\n')).toEqual([
      'stock: empty',
      'waste: 7c 2s Tc',
      'f1: Ah 2h',
      'f4: As',
      't1: ## ## 9d',
      't7: Kd',
      'moves: 4',
      'won',
    ]);
  });

  test('is short if only a few cards are visible', () => {
    expect(printFrame(BLANK)).toBe('stock: full\nmoves: 0');
  });

  test.each([
    ['', BLANK],
    ['moves: 12', { ...BLANK, moves: 12 }],
    ['stock: full', BLANK],
    ['stock: empty', { ...BLANK, stockEmpty: true }],
    ['won', { ...BLANK, won: true }],
    ['waste: 10c; f4: As', { ...BLANK, waste: [48], foundations: [[], [], [], [0]] }],
    ['t7: ## Kd', { ...BLANK, tableau: [[], [], [], [], [], [], [52, 38]] }],
    ['t1:', BLANK],
  ])('may be %j', (text, frame) => {
    expect(parseFrame(text)).toEqual(frame);
  });

  test('parses to the same frame', () => {
    fc.assert(
      fc.property(arbitraryFrame, (frame) => {
        expect(parseFrame(printFrame(frame))).toEqual(frame);
      }),
    );
  });

  test('parses and prints to the same text', () => {
    expect(printFrame(parseFrame(printFrame(FRAME)))).toBe(printFrame(FRAME));
  });
});

describe('a fact as text', () => {
  test('names a pile even if it is empty', () => {
    expect(printFact({ fact: 'pile', pile: 't3', cards: [] })).toBe('t3:');
  });

  test('can say that the game is not won', () => {
    expect(printFact({ fact: 'not won' })).toBe('won: no');
  });
});

describe('the cards that a frame shows', () => {
  test('are the cards of each pile', () => {
    expect(SHOWN_PILES.map((pile) => cardsShown(FRAME, pile))).toEqual([
      FRAME.waste,
      ...FRAME.foundations,
      ...FRAME.tableau,
    ]);
  });

  test('are one card back for a face-down stock, and none for an empty stock', () => {
    expect([
      cardsShown({ ...FRAME, stockEmpty: false }, 'stock'),
      cardsShown({ ...FRAME, stockEmpty: true }, 'stock'),
    ]).toEqual([[HIDDEN], []]);
  });

  test('include the top card of a stock in play', () => {
    expect(cardsShown({ ...FRAME, stockEmpty: false, stock: [HIDDEN, SPADES_A] }, 'stock')).toEqual([
      HIDDEN,
      SPADES_A,
    ]);
  });

  test("are an empty array for a pile that the frame doesn't have", () => {
    expect(cardsShown({ ...FRAME, tableau: [] }, 't3')).toEqual([]);
  });
});

describe('a text that is not a frame', () => {
  const FACT = 'a fact: stock:, moves:, waste:, f1: to f4:, t1: to t7:, won';
  const FULLNESS = 'stock: full or stock: empty';

  test.each([
    ['t8: Ah', `line 1, column 1: "t8"; expected ${FACT}`],
    ['moves: 1\n  redeals: 1', `line 2, column 3: "redeals"; expected ${FACT}`],
    ['t1', `line 1, column 1: "t1"; expected ${FACT}`],
    ['moves 4', `line 1, column 1: "moves"; expected ${FACT}`],
    ['stock full', `line 1, column 1: "stock"; expected ${FACT}`],
    ['won:', 'line 1, column 5: nothing is there; expected won, or won: no'],
    ['won: yes', 'line 1, column 6: "yes"; expected won, or won: no'],
    ['won: no no', 'line 1, column 9: "no"; expected won, or won: no'],
    ['won now', 'line 1, column 5: "now"; expected nothing after won'],
    ['moves: many', 'line 1, column 8: "many"; expected a whole number for moves, of 15 digits at most'],
    ['moves: 1 2', 'line 1, column 10: "2"; expected one number for moves'],
    ['moves: 1x', 'line 1, column 8: "1x"; expected a whole number for moves, of 15 digits at most'],
    ['moves: x1', 'line 1, column 8: "x1"; expected a whole number for moves, of 15 digits at most'],
    [
      ' moves:',
      'line 1, column 8: nothing is there; expected a whole number for moves, of 15 digits at most',
    ],
    ['stock: half', `line 1, column 8: "half"; expected ${FULLNESS}`],
    ['stock: full empty', `line 1, column 13: "empty"; expected ${FULLNESS}`],
    ['stock:', `line 1, column 7: nothing is there; expected ${FULLNESS}`],
    ['t1: Zz', 'line 1, column 5: "Zz"; expected a card such as Ah, Td or 10d'],
    ['t1: | Ah', 'line 1, column 5: "|"; expected a card such as Ah, Td or 10d'],
    ['waste: As 2s 3s 4s', 'line 1, column 17: "4s"; expected at most 3 cards of waste, as a view shows it'],
    ['f2: As 2s 3s', 'line 1, column 11: "3s"; expected at most 2 cards of f2, as a view shows it'],
    [
      `t1:${' As'.repeat(53)}`,
      'line 1, column 161: "As"; expected at most 52 cards of t1, as a view shows it',
    ],
    ['t1: As; t1: 2s', 'line 1, column 9: "t1"; expected each fact once'],
    ['moves: 1\nmoves: 1', 'line 2, column 1: "moves"; expected each fact once'],
    ['won; won: no', 'line 1, column 6: "won"; expected each fact once'],
    ['won; won', 'line 1, column 6: "won"; expected each fact once'],
  ])('%j is refused', (text, message) => {
    expect(errorOf(() => parseFrame(text))).toBe(`TextError: ${message}`);
  });
});

test('a frame with "won: no" is not won', () => {
  expect(parseFrame('won: no')).toEqual(parseFrame(''));
});

test('parses a single fact', () => {
  expect(entriesOf('won; won: no; moves: 4').map((entry) => readFact(entry))).toEqual([
    { fact: 'won' },
    { fact: 'not won' },
    { fact: 'moves', moves: 4 },
  ]);
});
