/** The foundation heights as one number, and the cards that can safely go up. */
import { describe, expect, test } from '@jest/globals';
import { parseCard, printCard } from '../../src/core/card.js';
import type { Card } from '../../src/core/card.js';
import { cardAt, indexOfCard, placeOf } from '../../src/solver/card-index.js';
import {
  ALL_UP,
  HEIGHT_KEYS,
  UP,
  heightKey,
  heightOf,
  isSafe,
  nextHigh,
  nextLow,
  topHigh,
  topLow,
} from '../../src/solver/heights.js';

const indexOf = (word: string): number => indexOfCard(parseCard(word) ?? (-1 as Card));

/** The heights with these top cards. */
const heightsOf = (...tops: string[]): number =>
  tops.reduce(
    (sum, word) => sum + (indexOf(word) >> 2) * (UP[indexOf(word)] ?? 0) + (UP[indexOf(word)] ?? 0),
    0,
  );

/** The cards in a set, by rank. */
const cardsIn = (low: number, high: number): string =>
  Array.from({ length: 52 }, (_, index) => index)
    .filter((index) => (index < 32 ? low >>> index : high >>> (index - 32)) & 1)
    .map((index) => printCard(cardAt(index)))
    .join(' ');

test('twins have neighboring indexes, four below the indexes of the cards that they go on', () => {
  expect(Array.from({ length: 52 }, (_, card) => cardAt(indexOfCard(card as Card)))).toEqual(
    Array.from({ length: 52 }, (_, card) => card),
  );
  expect(indexOf('7h') ^ 1).toBe(indexOf('7d'));
  expect([indexOf('8s') & ~1, indexOf('8c') & ~1]).toEqual([
    (indexOf('7h') & ~1) + 4,
    (indexOf('7d') & ~1) + 4,
  ]);
  expect(new Set(['Ah', '2h', '7h', 'Kh'].map((word) => placeOf(indexOf(word)))).size).toBe(1);
});

test('finds the next cards and the top cards', () => {
  const heights = heightsOf('Ah', '8d', 'Ks');
  expect(cardsIn(nextLow(heights), nextHigh(heights)).split(' ').sort()).toEqual(['2h', '9d', 'Ac']);
  expect(cardsIn(topLow(heights), topHigh(heights)).split(' ').sort()).toEqual(['8d', 'Ah', 'Ks']);
});

test('all heights have different keys', () => {
  const keys = new Set<number>();
  for (let heights = 0; heights <= ALL_UP; heights++) {
    if ([0, 1, 2, 3].every((place) => heightOf(heights, place) <= 13)) keys.add(heightKey(heights));
  }
  expect([keys.size, Math.max(...keys)]).toEqual([HEIGHT_KEYS, HEIGHT_KEYS - 1]);
});

describe('isSafe', () => {
  test.each<[isSafe: boolean, worryBack: boolean, card: string, tops: string[]]>([
    [true, true, '2h', ['Ah']],
    [true, true, '3h', ['2h', 'As', 'Ac']],
    [false, true, '3h', ['2h', 'As']],
    [true, true, '4h', ['3h', 'Ad', '2s', '2c']],
    [false, true, '4h', ['3h', '2s', '2c']],
    [false, false, '3h', ['2h', 'As', 'Ac']],
    [true, false, '3h', ['2h', '2s', '2c']],
    [false, false, '2h', ['Ah']],
    [true, false, '4h', ['3h', '3s', '3c']],
  ])('returns %s, with worrying back %s: %s on %j', (...[expected, worryBack, card, tops]) => {
    expect(isSafe(indexOf(card), heightsOf(...tops), worryBack)).toBe(expected);
  });
});
