import { describe, expect, test } from '@jest/globals';
import { CLUBS, DIAMONDS, HEARTS, SPADES, parseCard } from '../../../../src/core/card.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import { labelsIn } from '../../../../src/games/klondike/browser/labels.js';
import { KLONDIKE_BROWSER_ENGLISH } from '../../../../src/games/klondike/browser/strings/english.js';
import { SPADES_A, HEARTS_K } from '../../../../src/games/klondike/contract/constants.js';

const { cardLabel, pileLabel, slotLabel } = labelsIn(KLONDIKE_BROWSER_ENGLISH);

const FRAME = parseFrame('waste: 2s Kc; f1: Ah 2h; t1: ## ## 9d Qh; t2: ##; t3: 7c; stock: full');

describe('the label of a pile', () => {
  test.each<[pile: PileId, label: string]>([
    ['t1', 'Tableau 1, 4 cards, 2 face down'],
    ['t2', 'Tableau 2, 1 card, 1 face down'],
    ['t3', 'Tableau 3, 1 card'],
    ['t4', 'Tableau 4, empty'],
    ['waste', 'Waste'],
    ['stock', 'Stock'],
    ['f1', 'Foundation 1'],
  ])('%s: %s', (pile, label) => {
    expect(pileLabel(FRAME, pile)).toBe(label);
  });
});

describe('the label of a card has its name and place', () => {
  test.each<[card: string, spot: { pile: PileId; index: number; of: number }, label: string]>([
    ['Qh', { pile: 't4', index: 2, of: 5 }, 'queen of hearts, 3 of 5 in tableau 4'],
    ['As', { pile: 't1', index: 0, of: 1 }, 'ace of spades, 1 of 1 in tableau 1'],
    ['Td', { pile: 'waste', index: 2, of: 3 }, 'ten of diamonds, top of waste'],
    ['2c', { pile: 'waste', index: 0, of: 3 }, 'two of clubs, in waste'],
    ['Kc', { pile: 'f3', index: 1, of: 2 }, 'king of clubs, top of foundation 3'],
  ])('%s', (card, spot, label) => {
    expect(cardLabel(parseCard(card) ?? SPADES_A, spot.pile, spot)).toBe(label);
  });
});

describe('the label of a place', () => {
  test.each<[pile: PileId, frame: string, label: string]>([
    ['stock', 'stock: full', 'Stock: draw cards'],
    ['stock', 'stock: empty', 'Stock, empty'],
    ['stock', 'stock: empty; waste: 2s', 'Stock, empty: turn the waste over'],
    ['waste', '', 'Waste, empty'],
    ['t5', '', 'Tableau 5, empty'],
    ['f2', '', 'Foundation 2, empty'],
    ['t2', 't2: ## ##', 'Tableau 2, 2 cards face down'],
    ['t3', 't3: ## ## 3s', 'Tableau 3, 2 cards face down'],
    ['t1', 't1: 2d', 'Tableau 1'],
    ['waste', 'waste: Qh 6d 5s', 'Waste'],
    ['f2', 'f2: Ad 2d', 'Foundation 2'],
  ])('%s of "%s": %s', (pile, frame, label) => {
    expect(slotLabel(parseFrame(frame), pile)).toBe(label);
  });
});

describe('the label of a foundation for one suit names the suit', () => {
  const bound = labelsIn(KLONDIKE_BROWSER_ENGLISH, [CLUBS, DIAMONDS, HEARTS, SPADES]);

  test.each<[pile: PileId, group: string, place: string]>([
    ['f1', 'Foundation 1 for clubs', 'Foundation 1 for clubs, empty'],
    ['f2', 'Foundation 2 for diamonds', 'Foundation 2 for diamonds, empty'],
    ['f3', 'Foundation 3 for hearts', 'Foundation 3 for hearts, empty'],
    ['f4', 'Foundation 4 for spades', 'Foundation 4 for spades, empty'],
    ['t4', 'Tableau 4, empty', 'Tableau 4, empty'],
    ['waste', 'Waste', 'Waste, empty'],
  ])('%s: %s', (pile, group, place) => {
    const frame = parseFrame('');
    expect([bound.pileLabel(frame, pile), bound.slotLabel(frame, pile)]).toEqual([group, place]);
  });
});

describe('if the stock is in play', () => {
  test.each<[pile: PileId, frame: string, label: string]>([
    ['waste', 'stock: full', 'Waste, empty: draw a card onto it'],
    ['waste', 'stock: full; waste: ## ##', 'Waste, face down: draw a card onto it'],
    ['waste', 'stock: empty; waste: ##', 'Waste, face down'],
    ['stock', 'stock: empty; waste: ##', 'Stock, empty: turn the waste over'],
  ])('%s of "%s" is labeled: %s', (pile, frame, label) => {
    expect(slotLabel({ ...parseFrame(frame), stock: [] }, pile)).toBe(label);
  });

  test('the top card of the stock has the label', () => {
    expect(cardLabel(HEARTS_K, 'stock', { index: 1, of: 2 })).toBe('king of hearts, top of stock');
  });
});
