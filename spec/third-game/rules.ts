/**
 * Stairs: the deck's open card can go on the pile if its rank is one more or one less than the top card's rank. Ace and
 * king are neighbors. Any other card goes under the deck. The game is won when the deck is empty.
 */
import type { Card } from '../../src/core/card.js';
import { KING, rankOf } from '../../src/core/card.js';

/** The cards of both, bottom to top. */
export interface Layout {
  readonly pile: readonly Card[];
  readonly deck: readonly Card[];
  /** The number of cards put under the deck since a card was last taken. */
  readonly skipped: number;
}

export type Move = 'take' | 'skip';

export const REFUSALS = {
  'not-dealt': 'No game has been dealt yet.',
  'no-card': 'The deck is empty.',
  'no-step': 'This card is neither one higher nor one lower.',
  'all-seen': 'You have seen all cards in the deck.',
  'nothing-to-undo': "There's no move to undo.",
  'nothing-to-redo': "There's no move to redo.",
};

export type Refusal = keyof typeof REFUSALS;

/** The deck's top card begins the pile. */
export const dealt = (deck: readonly Card[]): Layout => ({
  pile: deck.slice(-1),
  deck: deck.slice(0, -1),
  skipped: 0,
});

export function refuse({ pile, deck, skipped }: Layout, move: Move): Refusal | undefined {
  const [top, next] = [pile.at(-1), deck.at(-1)];
  if (top === undefined || next === undefined) return 'no-card';
  if (move === 'skip') return skipped < deck.length ? undefined : 'all-seen';
  return [1, KING - 1].includes(Math.abs(rankOf(top) - rankOf(next))) ? undefined : 'no-step';
}

/** The layout after a legal move. */
export function play({ pile, deck, skipped }: Layout, move: Move): Layout {
  const [next, rest] = [deck.slice(-1), deck.slice(0, -1)];
  if (move === 'take') return { pile: [...pile, ...next], deck: rest, skipped: 0 };
  return { pile, deck: [...next, ...rest], skipped: skipped + 1 };
}
