import { YorkCard } from '../york/york-card.js';
import type { Rank } from '../york/rank.js';
import type { Suit } from '../york/suit.js';

/** A playing card, made suit first. */
export class Card extends YorkCard {
  constructor(suit: Suit, rank: Rank) {
    super(rank, suit);
  }
}
