import type { Card as CardNumber } from '../../../../../core/card.js';
import { Rank } from '../../york/rank.js';
import { Suit } from '../../york/suit.js';
import { YorkCard, rankOfNumber, suitOfNumber } from '../../york/york-card.js';
import { mustBe } from '../arguments.js';

/** A playing card, by its rank and suit. */
export class Card extends YorkCard {
  /** @throws IllegalArgumentException unless the rank comes first and the suit second */
  constructor(rank: Rank, suit: Suit) {
    mustBe(Rank, rank);
    mustBe(Suit, suit);
    super(rank, suit);
  }
}

/** A new object for a card of the model. */
export const cardOfNumber = (card: CardNumber): Card => new Card(rankOfNumber(card), suitOfNumber(card));
