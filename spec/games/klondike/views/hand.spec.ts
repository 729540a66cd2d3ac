import { describe, expect, test } from '@jest/globals';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { printCard } from '../../../../src/core/card.js';
import {
  FOUNDATION_1,
  FOUNDATION_2,
  FOUNDATION_3,
  FOUNDATION_4,
  TABLEAU_1,
  TABLEAU_3,
  TABLEAU_5,
  TABLEAU_7,
} from '../../../../src/games/klondike/contract/constants.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import type { Hand } from '../../../../src/games/klondike/views/hand.js';
import {
  cardsInHand,
  cardsLeft,
  pickUp,
  putDown,
  sendUp,
} from '../../../../src/games/klondike/views/hand.js';

const FRAME = parseFrame(`
  waste: 2s Kc 6d
  f2: Ah 2h
  t2: ## 9c 8h 7s
`);

describe('pickUp', () => {
  test.each<[pile: PileId, depth: number, inHandAndLeft: string]>([
    ['t2', 1, '7s from ## 9c 8h'],
    ['t2', 3, '9c 8h 7s from ##'],
    ['waste', 1, '6d from 2s Kc'],
    ['f2', 1, '2h from Ah'],
  ])('%s, %i: %s', (pile, depth, inHandAndLeft) => {
    const hand = pickUp(FRAME, { pile, depth });
    const [held, left] = [cardsInHand(FRAME, hand), cardsLeft(FRAME, hand, pile)];
    expect([held, left].map((cards) => cards.map(printCard).join(' ')).join(' from ')).toBe(inHandAndLeft);
  });

  test.each<[pile: PileId, depth: number, because: string]>([
    ['t2', 4, 'a face-down card'],
    ['t2', 0, 'beside the cards'],
    ['t1', 1, 'an empty pile'],
    ['waste', 2, 'it is not the top card of the waste'],
    ['f2', 2, 'it is not the top card of the foundation'],
    ['f1', 1, 'an empty foundation'],
    ['stock', 1, 'the stock'],
  ])('picks up no card at %s, %i: %s', (pile, depth) =>
    expect(pickUp(FRAME, { pile, depth })).toBeUndefined(),
  );

  test('an empty hand has no cards', () => expect(cardsInHand(FRAME, undefined)).toEqual([]));
});

describe('putDown', () => {
  test.each<[hand: Hand, to: PileId, call: KlondikeCall]>([
    [{ from: 'waste', count: 1 }, 't3', { event: 'moveWasteToTableau', args: [TABLEAU_3] }],
    [{ from: 'waste', count: 1 }, 'f4', { event: 'moveWasteToFoundation', args: [FOUNDATION_4] }],
    [{ from: 't5', count: 1 }, 'f1', { event: 'moveTableauToFoundation', args: [TABLEAU_5, FOUNDATION_1] }],
    [{ from: 't5', count: 3 }, 't1', { event: 'moveTableauToTableau', args: [TABLEAU_5, 3, TABLEAU_1] }],
    [{ from: 'f2', count: 1 }, 't7', { event: 'moveFoundationToTableau', args: [FOUNDATION_2, TABLEAU_7] }],
    [{ from: 'stock', count: 1 }, 't3', { event: 'moveWasteToTableau', args: [TABLEAU_3] }],
    [{ from: 'stock', count: 1 }, 'waste', { event: 'clickStock', args: [] }],
  ])('%j on %s is %j', (hand, to, call) => expect(putDown(hand, to)).toEqual(call));

  test.each<[hand: Hand, to: PileId]>([
    [{ from: 't5', count: 3 }, 'f1'],
    [{ from: 't5', count: 1 }, 't5'],
    [{ from: 't5', count: 1 }, 'stock'],
    [{ from: 't5', count: 1 }, 'waste'],
    [{ from: 'f1', count: 1 }, 'f2'],
    [{ from: 'f1', count: 1 }, 'f1'],
    [{ from: 'stock', count: 1 }, 'stock'],
  ])('%j on %s is not an event', (hand, to) => expect(putDown(hand, to)).toBeUndefined());
});

test.each<[from: PileId, call: KlondikeCall | undefined]>([
  ['waste', { event: 'moveWasteToFoundation', args: [FOUNDATION_3] }],
  ['t7', { event: 'moveTableauToFoundation', args: [TABLEAU_7, FOUNDATION_3] }],
  ['f1', undefined],
  ['stock', { event: 'moveWasteToFoundation', args: [FOUNDATION_3] }],
])('moving the top card from %s to a foundation is %j', (from, call) =>
  expect(sendUp(from, 'f3')).toEqual(call),
);
