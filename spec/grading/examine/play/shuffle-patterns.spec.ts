/** Finds patterns in many deals that a shuffled deck would not have. */
import { expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { newDeck } from '../../../../src/core/deck.js';
import { JavaRandom } from '../../../../src/core/random.js';
import type { SeenDeal } from '../../../../src/grading/examine/play/shuffle-patterns.js';
import { patternIn } from '../../../../src/grading/examine/play/shuffle-patterns.js';

const chance = new JavaRandom(1n);

function shuffled(cards: Card[]): Card[] {
  const drawn: Card[] = [];
  while (cards.length > 0) drawn.push(...cards.splice(chance.nextInt(cards.length), 1));
  return drawn;
}

const cut = (deck: readonly Card[], at: number): Card[] => [...deck.slice(at), ...deck.slice(0, at)];

/** Shows the first 31 cards in each deck. */
const seen = (deals: number, deck: (deal: number, before: Card[]) => Card[]): SeenDeal[] => {
  let before: Card[] = [];
  return Array.from({ length: deals }, (_, deal) => (before = deck(deal, before))).map((cards) =>
    cards.slice(0, 31),
  );
};

const fair = (): Card[] => shuffled(newDeck());

const decks = [fair(), fair()];

const CUTS = [31, 4, 47, 18, 40, 9, 25, 50, 13, 36];

test('forty fair deals have no pattern', () => {
  expect(Array.from({ length: 5 }, () => patternIn(seen(40, fair)))).toEqual(new Array(5).fill(undefined));
});

test('a stock that was only partly seen does not count', () => {
  const partlySeen = seen(40, fair).map((deal) => deal.map((card, place) => (place < 10 ? card : undefined)));
  expect(patternIn(partlySeen)).toBeUndefined();
});

test('a deck sorted with random comparisons has no pattern, but deals without seen cards look the same', () => {
  const sorted = seen(40, () => newDeck().sort(() => chance.nextInt(2) - 0.5));
  expect(patternIn(sorted)).toBeUndefined();
  expect(patternIn(seen(40, fair).map((deal) => deal.map(() => undefined)))).toBe(
    'deals 1 and 2 have the same cards',
  );
});

test.each<[deck: string, pattern: string, deals: SeenDeal[]]>([
  ['two decks in turn', 'deals 1 and 3 have the same cards', seen(40, (deal) => decks[deal % 2] ?? [])],
  [
    'one card on top',
    'As lies on top of t1 in 40 of 40 deals',
    seen(40, () => cut(shuffled(newDeck().slice(1)), 0)).map((deal) => [0 as Card, ...deal.slice(1)]),
  ],
  [
    'the previous deck, rotated by five',
    'the card on top of t6 lies on top of t1 in the next deal, 39 of 39 times',
    seen(40, (deal, before) => (deal === 0 ? fair() : cut(before, 5))),
  ],
  [
    'a cut deck',
    '230 of 230 pairs of neighbors in the stock are 1 of 13 ranks apart',
    seen(10, (deal) => cut(newDeck(), CUTS[deal] ?? 0)),
  ],
])('finds the pattern: %s', (_, pattern, deals) => {
  expect(patternIn(deals)).toBe(pattern);
});
