import { faultOf } from '../../../../core/door.js';
import { Rank } from '../york/rank.js';
import { Suit } from '../york/suit.js';
import { YorkCard } from '../york/york-card.js';

/** A playing card. Its constructor takes the suit first. */
export class Card extends YorkCard {
  /** @throws TypeError unless the suit comes first and the rank second */
  constructor(suit: Suit, rank: Rank) {
    const fault = faultOf(Suit, suit) ?? faultOf(Rank, rank);
    if (fault !== undefined) throw new TypeError(fault);
    super(rank, suit);
  }
}
