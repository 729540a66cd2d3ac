import { describe, expect, test } from '@jest/globals';
import {
  EMPTY,
  faceDownPile,
  faceUpCount,
  faceUpPile,
  lay,
  lift,
  shownCards,
  topCards,
  topOf,
  topTurnedUp,
} from '../../src/core/pile.js';
import { cardsNumbered } from '../support/cards.js';
import { frozen } from '../support/frozen.js';

const CARDS = frozen(cardsNumbered(10, 20, 30, 40));

describe('a pile', () => {
  test.each([
    ['no card', EMPTY, { cards: [], faceDown: 0 }],
    ['face up', faceUpPile(CARDS), { cards: CARDS, faceDown: 0 }],
    ['face down', faceDownPile(CARDS), { cards: CARDS, faceDown: 4 }],
    ['face-down cards with the top card turned up', topTurnedUp(CARDS), { cards: CARDS, faceDown: 3 }],
    ['a single card that is turned up', topTurnedUp(cardsNumbered(10)), { cards: [10], faceDown: 0 }],
    ['no cards, so none is turned up', topTurnedUp([]), { cards: [], faceDown: 0 }],
  ])('of %s', (_, made, pile) => {
    expect(made).toEqual(pile);
  });

  test('has its last card on top', () => {
    expect(topOf(faceUpPile(CARDS))).toBe(40);
  });

  test('has no top card if it is empty', () => {
    expect(topOf(EMPTY)).toBeUndefined();
  });

  test('counts its face-up cards', () => {
    expect(faceUpCount({ cards: CARDS, faceDown: 1 })).toBe(3);
  });

  test.each([
    [0, []],
    [1, [40]],
    [3, [20, 30, 40]],
    [4, CARDS],
    [5, CARDS],
    [99, CARDS],
  ])('shows its top %i cards from bottom to top, or all if there are fewer', (count, cards) => {
    expect(topCards(faceUpPile(CARDS), count)).toEqual(cards);
  });

  test.each([
    [0, [10, 20, 30, 40]],
    [1, [52, 20, 30, 40]],
    [4, [52, 52, 52, 52]],
  ])('shows its %i face-down cards as hidden', (faceDown, shown) => {
    expect(shownCards(frozen({ cards: CARDS, faceDown }))).toEqual(shown);
  });
});

describe('lifting cards from a pile', () => {
  test.each([
    [2, 1, { cards: [10, 20, 30], faceDown: 2 }, 'face-down cards stay face down'],
    [2, 2, { cards: [10, 20], faceDown: 1 }, 'the uncovered card is turned up'],
    [3, 1, { cards: [10, 20, 30], faceDown: 2 }, 'the only face-up card is lifted'],
    [0, 2, { cards: [10, 20], faceDown: 0 }, 'no card is left to turn up'],
    [3, 4, { cards: [], faceDown: 0 }, 'no card is left'],
  ])('with %i face-down cards, %i lifted, leaves %j: %s', (faceDown, count, left) => {
    expect(lift(frozen({ cards: CARDS, faceDown }), count)).toEqual(left);
  });
});

describe('laying cards on a pile', () => {
  test('puts the cards on top of it, face up', () => {
    expect(lay(frozen({ cards: CARDS, faceDown: 2 }), frozen(cardsNumbered(7, 8)))).toEqual({
      cards: [10, 20, 30, 40, 7, 8],
      faceDown: 2,
    });
  });
});
