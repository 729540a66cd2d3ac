/** House rules by name, with or without changes. */
import { describe, expect, test } from '@jest/globals';
import { changedHouse, changesIn, readHouse, rulesText } from '../../../../src/games/klondike/model/house.js';
import { readDraw, readRedeals, withChanges } from '../../../../src/games/klondike/model/options.js';
import { HOUSES, KSU, ULG, YCP_TEXT, wholeSuits } from '../../../../src/games/klondike/model/rules.js';
import { errorOf } from '../../../support/error-of.js';

describe('house rules as text', () => {
  test.each([
    ['ulg, draw 1', { ...ULG, name: 'ulg, draw 1', draw: 1 }],
    ['ksu, draw 19', { ...KSU, name: 'ksu, draw 19', draw: 19 }],
    ['ulg, redeals 0', { ...ULG, name: 'ulg, redeals 0', redeals: 0 }],
    ['ulg, redeals 123456789', { ...ULG, name: 'ulg, redeals 123456789', redeals: 123_456_789 }],
    [
      'ycp-text, draw 24, redeals 2',
      { ...YCP_TEXT, name: 'ycp-text, draw 24, redeals 2', draw: 24, redeals: 2 },
    ],
    ['ulg, draw 3, redeals 1', { ...ULG, name: 'ulg, redeals 1', redeals: 1 }],
    ['ulg, worryBack no', { ...ULG, name: 'ulg, worryBack no', worryBack: false }],
    [
      'ksu, draw 1, dealt by column, foundations shdc, isWon wholeSuits',
      {
        ...KSU,
        name: 'ksu, draw 1, dealt by column, foundations shdc, isWon wholeSuits',
        draw: 1,
        dealt: 'by column',
        foundations: [0, 1, 2, 3],
        isWon: wholeSuits,
      },
    ],
    [
      'ycp-text, foundations any suit',
      { ...YCP_TEXT, name: 'ycp-text, foundations any suit', foundations: 'any suit' },
    ],
  ])('%s', (text, rules) => {
    expect(readHouse(text)).toEqual(rules);
  });

  test.each(['ulg', 'ulg, draw 3, redeals unlimited'])('%s gives the house itself', (text) => {
    expect(readHouse(text)).toBe(ULG);
  });

  test('rules of your own can have changes', () => {
    const own = { ...ULG, name: 'own, my way', draw: 2, redeals: 5 };
    expect(readHouse('own, my way, redeals unlimited', [own])).toEqual({
      ...own,
      name: 'own, my way, redeals unlimited',
      redeals: Infinity,
    });
  });

  test('changed rules of your own can be read back from their text', () => {
    const own = { ...ULG, name: 'own', draw: 2, redeals: 1 };
    const changed = [{ draw: 1 }, { draw: 3 }, { redeals: 0 }, { worryBack: false }].map((changes) =>
      changedHouse(own, changes),
    );
    const texts = changed.map(rulesText);
    expect(texts).toEqual([
      'own, draw 1, redeals 1',
      'own, draw 3, redeals 1',
      'own, draw 2, redeals 0',
      'own, draw 2, redeals 1, worryBack no',
    ]);
    expect(texts.map((text) => ({ ...readHouse(text, [own]), name: '' }))).toEqual(
      changed.map((rules) => ({ ...rules, name: '' })),
    );
  });

  test('the name of your own rules may look like a change', () => {
    const own = changedHouse({ ...ULG, name: 'own' }, { draw: 1 });
    expect([own.name, readHouse('own, draw 1', [own])]).toEqual(['own, draw 1', own]);
  });

  test.each(['', 'chess', 'ulg,draw 1', 'ksu\nulg, draw 1', 'chess, draw 1'])(
    '%j does not begin with a house',
    (text) => {
      expect(errorOf(() => readHouse(text))).toBe(
        `TextError: line 1, column 1: ${text === '' ? 'nothing is there' : JSON.stringify(text)}; ` +
          'expected the name of house rules: ulg, ycp-text, ycp-text-reference, ycp-selection, ksu',
      );
    },
  );

  const CHANGES =
    'a change of draw, redeals, recycleDraws, dealt, numbers, inPlay, foundations, worryBack, build, isWon';
  const SUITS = "foundations any suit, or the suits' letters from the left, such as cdhs";

  test.each<[text: string, column: number, expected: string]>([
    ['ulg, draw 0', 6, 'draw 1 to 24'],
    ['ulg, draw 25', 6, 'draw 1 to 24'],
    ['ulg, redeals -1', 6, 'redeals 0 to 999999999, or unlimited'],
    ['ulg, redeals 1234567890', 6, 'redeals 0 to 999999999, or unlimited'],
    ['ulg, draw 1 ', 6, 'draw 1 to 24'],
    ['ulg, redeals 1, draw 1', 17, `${CHANGES}, each once and in this order`],
    ['ulg, draw 1, draw 1', 14, `${CHANGES}, each once and in this order`],
    ['ulg, drow 1', 6, `${CHANGES}; did you mean draw?`],
    ['ulg, ksu', 6, CHANGES],
    ['ulg, name vegas', 6, CHANGES],
    ['ulg, worryBack', 6, 'worryBack yes or no'],
    ['ulg, worryBack maybe', 6, 'worryBack yes or no'],
    ['ulg, worryBack no, drew 1', 20, `${CHANGES}; did you mean draw?`],
    ['ulg, foundations shd', 6, SUITS],
    ['ulg, foundations shdd', 6, SUITS],
    ['ulg, foundations shdx', 6, SUITS],
    [
      'ulg, isWon alternateColors',
      6,
      'isWon allOnFoundations or onlyOnFoundations or wholeSuits or playsItself',
    ],
    [
      'ulg, build own',
      6,
      "build alternateColors; a text can't hold a function of your own, so give the controller the rules of the saved game",
    ],
  ])('%j: the change at column %i is wrong', (text, column, expected) => {
    expect(errorOf(() => readHouse(text))).toBe(
      `TextError: line 1, column ${column}: ${JSON.stringify(text.slice(column - 1))}; expected ${expected}`,
    );
  });
});

test.each([
  ['draw-1', { name: 'ulg, draw 1', draw: 1, redeals: Infinity }],
  ['draw-3', { name: 'ulg', draw: 3, redeals: Infinity }],
  ['draw-1-redeals-2', { name: 'ulg, draw 1, redeals 2', draw: 1, redeals: 2 }],
  ['draw-3-redeals-0', { name: 'ulg, redeals 0', draw: 3, redeals: 0 }],
  ['draw-19-redeals-123456789', { name: 'ulg, draw 19, redeals 123456789', draw: 19, redeals: 123_456_789 }],
  ['draw-1-redeals-unlimited', { name: 'ulg, draw 1', draw: 1, redeals: Infinity }],
  ['ksu, draw 1', { name: 'ksu, draw 1', draw: 1, redeals: Infinity }],
])('%s is read', (text, rules) => {
  expect(readHouse(text)).toMatchObject(rules);
});

test.each(['draw-0', 'draw-25', 'draw-1-redeals', 'draw-1-redeals--1', 'draw-01', 'ksu-draw-1'])(
  '%s is refused',
  (text) => {
    expect(errorOf(() => readHouse(text))).toContain('expected the name of house rules: ulg, ');
  },
);

test('the name of a house with changes gives the same rules again, for every house', () => {
  const changes = [1, 2, 3, 24].flatMap((draw) =>
    [0, 1, 2, 3, 17, Infinity].map((redeals) => ({ draw, redeals })),
  );
  const changed = HOUSES.flatMap((house) => changes.map((one) => changedHouse(house, one)));
  expect(changed.map(({ name }) => readHouse(name))).toEqual(changed);
  expect(changed.map(({ name }) => withChanges(name, {}))).toEqual(changed);
});

describe('further changes', () => {
  test.each([
    ['ulg', { draw: 1 }, 'ulg, draw 1'],
    ['ulg, redeals 2', { draw: 1 }, 'ulg, draw 1, redeals 2'],
    ['ulg, draw 1, redeals 2', { redeals: Infinity }, 'ulg, draw 1'],
    ['ksu, draw 1', { draw: 3 }, 'ksu'],
    ['ycp-text', { draw: 3, redeals: undefined }, 'ycp-text, draw 3'],
  ])('to %s by %j give the name %s', (text, changes, name) => {
    expect(withChanges(text, changes).name).toBe(name);
  });

  test('give the house itself if they change nothing', () => {
    expect(withChanges('ulg, draw 1', { draw: 3 })).toBe(ULG);
  });
});

test('changesIn returns the changes in a house', () => {
  expect(changesIn('ksu, draw 1, redeals 0')).toEqual({ house: KSU, draw: 1, redeals: 0 });
  expect(changesIn('ksu, draw 1')).toEqual({ house: KSU, draw: 1 });
  expect(changesIn('ulg, redeals 0')).toEqual({ house: ULG, redeals: 0 });
});

test.each([
  ['0', readDraw, 'expected the number of cards that a click draws, 1 to 24'],
  ['three', readDraw, 'expected the number of cards'],
  ['-1', readRedeals, 'expected how often the waste may be turned over'],
])('%s is refused', (text, read, why) => {
  expect(errorOf(() => read(text))).toContain(why);
});
