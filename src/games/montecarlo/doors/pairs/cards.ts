/** The cards of the model in the course's words. */
import type { Card, Suit as SuitNumber } from '../../../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES, rankOf, suitOf } from '../../../../core/card.js';
import { Rank } from './rank.js';
import { Suit } from './suit.js';

const SUITS: Readonly<Record<SuitNumber, Suit>> = {
  [CLUBS]: Suit.CLUBS,
  [DIAMONDS]: Suit.DIAMONDS,
  [HEARTS]: Suit.HEARTS,
  [SPADES]: Suit.SPADES,
};

/** From the ace, rank 1. */
const RANKS: readonly Rank[] = Rank.values();

export const suitOfCard = (card: Card): Suit => SUITS[suitOf(card)];

export const rankOfCard = (card: Card): Rank => RANKS[rankOf(card) - 1] ?? Rank.ACE;
