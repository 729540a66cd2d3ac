/** House rules as values. Shared code asks them and never asks which house it is in. */
import type { Card, Suit } from '../../core/card.js';
import { DECK_SIZE, KING, isRed, rankOf } from '../../core/card.js';
import type { Layout } from './layout.js';
import { FOUNDATIONS } from '../piles.js';
import type { Refusal } from './refusal.js';

export interface Rules {
  /** As in the `Rules` tag of a script. */
  readonly name: string;
  /** How many cards a stock click turns, or all if fewer are left. From 1. */
  readonly draw: number;
  /** How often the waste may be turned over: from 0, or `Infinity`. */
  readonly redeals: number;
  /** Piles filled one after the other, or a card to each pile still short of its size, left to right. */
  readonly dealt: 'by column' | 'by row';
  /** Whose top card may be played. A stock in play shows its top card, and the waste is then face down. */
  readonly inPlay: 'waste' | 'stock';
  /** The suits of the four foundations, leftmost first; or any ace on any empty one. */
  readonly foundations: 'any suit' | readonly [Suit, Suit, Suit, Suit];
  /** May a card come back from a foundation to the tableau? */
  readonly worryBack: boolean;
  /** May `card` go to a tableau pile whose top card is `onto`? It is undefined for an empty pile. */
  readonly build: (card: Card, onto: Card | undefined) => Refusal | undefined;
  readonly isWon: (layout: Layout) => boolean;
}

/** Down by alternating color, kings to empty columns. */
export const alternateColors: Rules['build'] = (card, onto) => {
  if (onto === undefined) return rankOf(card) === KING ? undefined : 'needs-king';
  if (isRed(card) === isRed(onto)) return 'wrong-color';
  return rankOf(card) === rankOf(onto) - 1 ? undefined : 'wrong-rank';
};

/** All 52 cards lie on the foundations. */
export function allOnFoundations(layout: Layout): boolean {
  let cards = 0;
  for (const id of FOUNDATIONS) cards += layout[id].cards.length;
  return cards === DECK_SIZE;
}

/** University of Liège, Object-Oriented Programming 2015-2016: draw three, turn over at will. */
export const ULG: Rules = {
  name: 'ulg',
  draw: 3,
  redeals: Infinity,
  dealt: 'by column',
  inPlay: 'waste',
  foundations: 'any suit',
  worryBack: true,
  build: alternateColors,
  isWon: allOnFoundations,
};

/** Every house a script can name. */
export const HOUSES: readonly Rules[] = [ULG];
