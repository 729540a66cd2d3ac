/**
 * Games that a window lays anew before each move, so that little else than winning is asked: the same easy move turns up
 * all face-down cards, or takes the cards of the discard pile, one after the other.
 */
import type { Card } from '../../../core/card.js';
import { HEARTS, SPADES, cardOf } from '../../../core/card.js';
import { newDeck } from '../../../core/deck.js';
import { EMPTY, faceDownPile, faceUpPile } from '../../../core/pile.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import { BARE_LAYOUT } from '../../../games/klondike/model/layout.js';
import type { Carry } from '../../../games/klondike/model/play.js';

/** How many cards lie face down in the columns after the deal, and how many in the stock. */
export const DEALT = { hidden: 21, stock: 24 };

/** Cards left face down, and in stock and discard pile together. */
export type Left = typeof DEALT;

/** The two of spades goes to the ace of its suit, or to a red three. */
export type Way = 'foundation' | 'column';

const ACE = cardOf(1, SPADES);
const TWO = cardOf(2, SPADES);
const THREE = cardOf(3, HEARTS);

/** Cards that take no part. */
const FILLERS = newDeck().filter((card) => card !== ACE && card !== TWO && card !== THREE);

export interface Stage {
  readonly layout: Layout;
  readonly move: Carry;
}

const stage = (way: Way, layout: Partial<Layout>, from: Carry['from']): Stage => ({
  layout: { ...BARE_LAYOUT, f1: faceUpPile([ACE]), t3: faceUpPile([THREE]), ...layout },
  move: { from, count: 1, to: way === 'foundation' ? 'f1' : 't3' },
});

/** The move that turns up a card. */
export function flipStage(way: Way, { hidden, stock }: Left): Stage {
  const cards = FILLERS.slice();
  const under = cards.splice(0, 1);
  return stage(
    way,
    {
      stock: faceDownPile(cards.splice(0, stock)),
      t1: { cards: [...under, TWO], faceDown: 1 },
      t2: covered(cards, hidden - 1),
    },
    't1',
  );
}

/** The move that takes a card from the discard pile. */
export function discardStage(way: Way, { hidden, stock }: Left): Stage {
  const cards = FILLERS.slice();
  return stage(
    way,
    {
      stock: faceDownPile(cards.splice(0, stock - 1)),
      waste: faceUpPile([TWO]),
      t2: hidden === 0 ? EMPTY : covered(cards, hidden),
    },
    'waste',
  );
}

/** Face-down cards with one on them that is face up. */
const covered = (cards: readonly Card[], hidden: number): { cards: readonly Card[]; faceDown: number } => ({
  cards: cards.slice(0, hidden + 1),
  faceDown: hidden,
});
