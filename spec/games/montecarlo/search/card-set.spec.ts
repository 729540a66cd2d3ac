import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  CardSets,
  isIn,
  placeCards,
  setOf,
  without,
} from '../../../../src/games/montecarlo/search/card-set.js';

const someCards = fc.subarray(Array.from({ length: 52 }, (_, card) => card));

describe('a set of cards', () => {
  test('has exactly the given cards', () => {
    fc.assert(
      fc.property(someCards, (cards) => {
        const set = setOf(cards);
        const found = Array.from({ length: 52 }, (_, card) => card).filter((card) => isIn(set, card));
        expect([found, set.size]).toEqual([cards, cards.length]);
      }),
    );
  });

  test('has the remaining cards after a removal', () => {
    fc.assert(
      fc.property(someCards, someCards, (cards, others) => {
        const [both, rest] = [true, false].map((isBoth) =>
          cards.filter((card) => others.includes(card) === isBoth),
        );
        expect(without(setOf(cards), setOf(both ?? []))).toEqual(setOf(rest ?? []));
      }),
    );
  });

  test('gives the places of its cards after the next deal', () => {
    const places = new Int8Array(52);
    placeCards(setOf([0, 2, 25, 26, 51]), places);
    const dealt = [...places].flatMap((place, card) => (place < 0 ? [] : [[card, place]]));
    expect(dealt).toEqual([
      [0, 0],
      [2, 1],
      [25, 2],
      [26, 3],
      [51, 4],
    ]);
  });
});

test('a set is new only once, even among many sets', () => {
  fc.assert(
    fc.property(fc.array(someCards, { maxLength: 400 }), (met) => {
      const sets = new CardSets();
      const isNew = met.map((cards) => sets.add(setOf(cards)));
      const texts = met.map((cards) => cards.join());
      expect(isNew).toEqual(texts.map((text, index) => texts.indexOf(text) === index));
    }),
  );
});

test('each single card makes a set that is new once', () => {
  const sets = new CardSets();
  const met = Array.from({ length: 52 }, (_, card) => [sets.add(setOf([card])), sets.add(setOf([card]))]);
  expect(met).toEqual(met.map(() => [true, false]));
});
