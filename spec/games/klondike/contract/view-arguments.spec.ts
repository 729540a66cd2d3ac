import { describe, expect, test } from '@jest/globals';
import { pileAt } from '../../../../src/games/klondike/contract/checked-numbers.js';
import {
  checkFoundationCards,
  checkHandler,
  checkMoves,
  checkTableauCards,
  checkView,
  checkWasteCards,
} from '../../../../src/games/klondike/contract/view-arguments.js';

/** The error of a call, as text; `'nothing'` if it doesn't throw. */
function thrownBy(call: () => void): string {
  try {
    call();
  } catch (error) {
    return String(error);
  }
  return 'nothing';
}

const aces = (count: number): number[] => new Array<number>(count).fill(0);
const hostile = {
  toString: () => {
    throw new Error('no text');
  },
};

describe('an unknown pile', () => {
  test.each<[string, unknown]>([
    ['7', 7],
    ['-1', -1],
    ['1.5', 1.5],
    ['NaN', NaN],
    ['Infinity', Infinity],
    ['"0"', '0'],
    ['null', null],
    ['undefined', undefined],
    ['true', true],
    ['1n', 1n],
    ['Symbol(t1)', Symbol('t1')],
    ['an object', hostile],
    ['an object', [0]],
    ['an object', Object.create(null)],
    ['a function', Object.assign(() => 0, hostile)],
  ])('%s is neither a tableau pile nor a foundation', (said, index) => {
    expect(thrownBy(() => checkTableauCards(index as number, []))).toBe(
      `UnknownTableauException: ${said} is not a tableau pile; tableau piles run from 0 (TABLEAU_1) to 6 (TABLEAU_7).`,
    );
    expect(thrownBy(() => checkFoundationCards(index as number, []))).toBe(
      `UnknownFoundationException: ${said} is not a foundation; foundations run from 0 (FOUNDATION_1) to 3 (FOUNDATION_4).`,
    );
  });

  test('4 is a tableau pile but not a foundation', () => {
    expect(thrownBy(() => checkTableauCards(4, []))).toBe('nothing');
    expect(thrownBy(() => checkFoundationCards(4, []))).toMatch(/^UnknownFoundationException: 4 is/);
  });
});

/** Each check of cards, with the name of the pile and the most cards that it can show. */
const SETTERS: [pile: string, most: number, check: (cards: unknown) => void][] = [
  ['the waste', 3, checkWasteCards],
  ['t7', 52, (cards) => checkTableauCards(6, cards)],
  ['f4', 2, (cards) => checkFoundationCards(3, cards)],
];

describe.each(SETTERS)('the cards of %s', (pile, most, check) => {
  test.each<[string, unknown]>([
    ['null', null],
    ['undefined', undefined],
    ['0', 0],
    ['"As"', 'As'],
    ['an object', { length: 1, 0: 5 }],
    ['an object', new Int32Array(1)],
    ['an object', hostile],
    ['a function', () => []],
    ['Symbol(cards)', Symbol('cards')],
  ])('%s is not an array', (said, cards) => {
    expect(thrownBy(() => check(cards))).toBe(
      `NullArrayException: ${said} was given as the cards of ${pile}; give an array, empty or not.`,
    );
  });

  test(`accepts ${most} cards, but not one more`, () => {
    expect(thrownBy(() => check(aces(most)))).toBe('nothing');
    expect(thrownBy(() => check(aces(most + 1)))).toBe(
      `TooManyCardsException: ${most + 1} cards were given for ${pile}; it shows ${most} at most.`,
    );
  });

  test.each<[string, unknown]>([
    ['53', 53],
    ['-1', -1],
    ['0.5', 0.5],
    ['NaN', NaN],
    ['"5"', '5'],
    ['null', null],
    ['5n', 5n],
    ['Symbol(As)', Symbol('As')],
    ['an object', hostile],
  ])('%s is not a card', (said, card) => {
    expect(thrownBy(() => check([0, card]))).toBe(
      `UnknownCardException: ${said} is not a card (card 2 of 2 in ${pile}, bottom to top); ` +
        `cards run from 0 to 51, and 52 is HIDDEN.`,
    );
  });

  test('refuses an array with a gap', () => {
    expect(thrownBy(() => check(new Array(2)))).toMatch(
      /^UnknownCardException: undefined is not a card \(card 1 of 2/,
    );
  });

  test.each([[[]], [[0]], [[51]], [[52]], [[52, 0]]])('accepts %j', (cards) => {
    expect(thrownBy(() => check(cards))).toBe('nothing');
  });
});

describe('reports the first of several mistakes', () => {
  test.each<[string, () => void]>([
    ['UnknownTableauException', () => checkTableauCards(7, null)],
    ['UnknownTableauException', () => checkTableauCards(-1, aces(53))],
    ['UnknownFoundationException', () => checkFoundationCards(4, null)],
    ['UnknownFoundationException', () => checkFoundationCards(4, [-1])],
    ['TooManyCardsException', () => checkTableauCards(0, new Array<number>(53).fill(99))],
    ['TooManyCardsException', () => checkFoundationCards(0, [99, 99, 99])],
    ['TooManyCardsException', () => checkWasteCards([99, 99, 99, 99])],
  ])('%s', (name, call) => {
    expect(thrownBy(call).split(':')[0]).toBe(name);
  });
});

describe('a number of moves', () => {
  test.each([0, 1, 1_000_000])('%d is accepted', (moves) => {
    expect(thrownBy(() => checkMoves(moves))).toBe('nothing');
  });

  test.each<[string, unknown]>([
    ['-1', -1],
    ['0.5', 0.5],
    ['NaN', NaN],
    ['Infinity', Infinity],
    ['"3"', '3'],
    ['null', null],
    ['3n', 3n],
    ['an object', hostile],
  ])('%s is refused', (said, moves) => {
    expect(thrownBy(() => checkMoves(moves as number))).toBe(
      `NegativeNumberException: ${said} is not a number of moves; use a whole number from 0.`,
    );
  });
});

describe('a handler', () => {
  test.each([null, undefined])('%s is refused', (handler) => {
    expect(thrownBy(() => checkHandler(handler))).toBe(
      `NullHandlerException: A view needs an events handler, not ${handler}.`,
    );
  });

  test('accepts an object', () => {
    expect(thrownBy(() => checkHandler({}))).toBe('nothing');
  });
});

describe('a view', () => {
  const METHODS = [
    ...['stockEmpty', 'wasteCards', 'tableauCards', 'foundationCards', 'updateMoves', 'win', 'refreshWindow'],
  ];
  const without = (missing: string): object =>
    Object.fromEntries(METHODS.map((name) => [name, name === missing ? true : () => undefined]));

  test('needs all its methods', () => {
    expect(thrownBy(() => checkView(without('')))).toBe('nothing');
  });

  test.each<[method: string, view: unknown]>([
    ...METHODS.map((name): [string, unknown] => [name, without(name)]),
    ['stockEmpty', null],
    ['stockEmpty', 'a view'],
  ])('is refused without %s', (method, view) => {
    expect(thrownBy(() => checkView(view))).toMatch(new RegExp(`^TypeError: .*${method}`));
  });
});

test.each([
  [0, 'a'],
  [1, 'b'],
  [2, undefined],
  [-1, undefined],
  [0.5, undefined],
  ['0', undefined],
  ['length', undefined],
  [null, undefined],
])('the pile at %j of a and b is %s', (index, pile) => {
  expect(pileAt(['a', 'b'], index)).toBe(pile);
});
