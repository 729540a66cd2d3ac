import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../src/core/card.js';
import { parseCard, printCard } from '../../src/core/card.js';
import { errorOf } from '../support/error-of.js';
import type { Layout, Move } from './rules.js';
import { parseDeal } from './deals.js';
import { dealt, play, refuse } from './rules.js';

const cards = (text: string): Card[] => text.split(' ').flatMap((word) => parseCard(word) ?? []);

/** Bottom to top. */
const layout = (pile: string, deck: string, skipped = 0): Layout => ({
  pile: cards(pile),
  deck: cards(deck),
  skipped,
});

const layoutText = ({ pile, deck, skipped }: Layout): string =>
  `${pile.map(printCard).join(' ')} | ${deck.map(printCard).join(' ')} | ${skipped}`;

describe('a move', () => {
  test.each<[move: Move, before: Layout, after: string]>([
    ['take', layout('7h', '2c 8d'), '7h 8d | 2c | 0'],
    ['take', layout('7h', '2c 6d', 1), '7h 6d | 2c | 0'],
    ['take', layout('Kh', 'Ad'), 'Kh Ad |  | 0'],
    ['take', layout('Ah', 'Kd'), 'Ah Kd |  | 0'],
    ['take', layout('7h', '2c 7d'), 'no-step'],
    ['take', layout('Ah', 'Qd'), 'no-step'],
    ['take', layout('7h', ''), 'no-card'],
    ['skip', layout('7h', '2c 3c 4c'), '7h | 4c 2c 3c | 1'],
    ['skip', layout('7h', '2c 3c', 1), '7h | 3c 2c | 2'],
    ['skip', layout('7h', '2c 3c', 2), 'all-seen'],
    ['skip', layout('7h', ''), 'no-card'],
  ])('%s', (move, before, after) => {
    expect(refuse(before, move) ?? layoutText(play(before, move))).toBe(after);
  });
});

test('a game begins with one card on the pile, from the same deck as in every game', () => {
  const { pile, deck } = dealt(parseDeal('java:1').deck);
  expect([pile.map(printCard), deck.slice(-3).map(printCard), deck.length]).toEqual([
    ['5d'],
    ['Ac', '9s', 'Jc'],
    51,
  ]);
});

test.each([
  ['', 'line 1, column 1: nothing is there; expected java:NUMBER or the 52 cards of a deck'],
  ['ruby:1', 'line 1, column 1: "ruby:1"; expected java:NUMBER or the 52 cards of a deck'],
  ['7h 7h', 'line 1, column 4: "7h"; expected each card once (it is card 1 already)'],
])('%j is not the name of a deal', (name, why) => {
  expect(errorOf(() => parseDeal(name))).toBe(`TextError: ${why}`);
});
