/** Translates the package's numbers for its constants to other numbers, and back. */
import { describe, expect, test } from '@jest/globals';
import { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import { Translation, allConstants } from '../../../src/grading/remote/numbering.js';
import { OTHER_NUMBERS, RENUMBERED_CALLS } from '../../support/grading/other-constants.js';

const OURS: Readonly<Record<string, number>> = KlondikeView;

describe('the numbers of all constants', () => {
  test('uses the numbers of the package by default', () => {
    expect([allConstants(), allConstants({})]).toEqual([OURS, OURS]);
  });

  test.each([
    ['a name from the statement sets the library name too', { SPADES_A: 60 }, { SPADES_A: 60, SPADE_A: 60 }],
    [
      'each suit has both names',
      { HEARTS_2: 61, DIAMONDS_3: 62, CLUBS_4: 63 },
      { HEART_2: 61, DIAMOND_3: 62, CLUB_4: 63, HEARTS_2: 61, DIAMONDS_3: 62, CLUBS_4: 63 },
    ],
    ['a name from the library sets only itself', { SPADE_A: 60 }, { SPADE_A: 60 }],
    ['both names may be given', { SPADE_A: 60, SPADES_A: 61 }, { SPADE_A: 60, SPADES_A: 61 }],
    ['a name that the package does not have is ignored', { JOKER: 60 }, {}],
    ['zero is a valid number', { SPADES_2: 0 }, { SPADES_2: 0, SPADE_2: 0 }],
  ])('%s', (_, given, changed) => {
    expect(allConstants(given)).toEqual({ ...OURS, ...changed });
  });
});

/** Changes three numbers in each group. */
const THEIRS = allConstants({
  ...{ SPADES_A: 100, HIDDEN: 0, SPADES_2: 101 },
  ...{ FOUNDATION_1: 7, FOUNDATION_2: 0 },
  ...{ TABLEAU_1: 6, TABLEAU_7: 0 },
});

describe('the translation to other numbers', () => {
  const { card, cards, foundation, tableau } = Translation.to(THEIRS);
  test.each<[what: string, translate: (number: unknown) => unknown, number: unknown, result: unknown]>([
    ['a card', card, 1, 101],
    ['a hidden card', card, OURS['HIDDEN'], 0],
    ['a card that keeps its number', card, 5, 5],
    ['a number that is a card only in the other numbering', card, 100, -101],
    ['a negative number that means nothing', card, -100, -100],
    ['a number that has no meaning in either numbering', card, 77, 77],
    ['a text', card, 'ten', 'ten'],
    ['nothing', card, undefined, undefined],
    ['a foundation', foundation, 0, 7],
    ['another foundation', foundation, 1, 0],
    ['a foundation that does not exist', foundation, 7, -8],
    ['a tableau pile that is not a foundation', foundation, 6, 6],
    ['a tableau pile', tableau, 0, 6],
    ['another tableau pile', tableau, 6, 0],
    ['a number that the other numbering uses for a foundation but not for a tableau pile', tableau, 7, 7],
  ])('handles %s', (...[, translate, number, result]) => {
    expect(translate(number)).toBe(result);
  });

  test('handles all cards in an array, but no other values', () => {
    expect([cards([0, 1, 'x']), cards('0'), cards(undefined)]).toEqual([[100, 101, 'x'], '0', undefined]);
  });
});

test('the translation back restores our numbers', () => {
  const { card, foundation, tableau } = Translation.from(THEIRS);
  expect([card(101), card(0), card(52), foundation(7), tableau(6), foundation(0)]).toEqual([
    1, 52, -53, 0, 0, 1,
  ]);
});

test('a name without a number in the other numbering keeps its number', () => {
  expect(new Translation({ SPADES_A: 5, SPADES_2: 6 }, { SPADES_A: 8 }).cards([5, 6])).toEqual([8, 6]);
});

describe('the arguments of an event use the other numbers', () => {
  test.each(RENUMBERED_CALLS)('%s with %j', (event, args, numbers) => {
    expect(Translation.to(OTHER_NUMBERS).args(event, args)).toEqual(numbers);
  });

  test('an extra argument stays unchanged', () => {
    expect(Translation.to(OTHER_NUMBERS).args('undo', [1])).toEqual([1]);
  });
});

describe('the arguments of a call to the view use our numbers', () => {
  test.each<[method: string, args: unknown[], ours: unknown[]]>([
    ['stockEmpty', [true], [true]],
    ['wasteCards', [[100, 1]], [[0, 1]]],
    ['tableauCards', [51, [100]], [1, [0]]],
    ['foundationCards', [21, [100]], [1, [0]]],
    ['updateMoves', [20], [20]],
    ['win', [], []],
    ['refreshWindow', [], []],
  ])('%s with %j', (method, args, ours) => {
    expect(Translation.from(OTHER_NUMBERS).args(method, args)).toEqual(ours);
  });
});
