/**
 * Wraps the functions of `card.ts` so that they check their arguments, for programs that use this package. The package
 * itself uses them without checks, because searches call them millions of times.
 */
import type { Card, Suit } from './card.js';
import * as cards from './card.js';
import { checkWhole } from './given.js';

/** The cards of a deck. */
const DECK = { min: 0, max: cards.DECK_SIZE - 1 };

const SHOWN = { min: 0, max: cards.HIDDEN };

/** From 1, the ace, to 13, the king. @throws RangeError unless it is a card from 0 to 51; TypeError unless it is a number */
export function rankOf(card: Card): number {
  checkWhole('card', card, DECK);
  return cards.rankOf(card);
}

/** The suit of a card. @throws RangeError unless it is a card from 0 to 51; TypeError unless it is a number */
export function suitOf(card: Card): Suit {
  checkWhole('card', card, DECK);
  return cards.suitOf(card);
}

/** Is the card red? False for `HIDDEN`. @throws RangeError for other numbers; TypeError unless it is a number */
export function isRed(card: Card): boolean {
  checkWhole('card', card, SHOWN);
  return cards.isRed(card);
}

/**
 * The card of a suit.
 * @throws RangeError unless the rank is from 1 (ace) to 13 (king), and the suit from 0 to 3; TypeError unless both are numbers
 */
export function cardOf(rank: number, suit: Suit): Card {
  checkWhole('rank', rank, { min: cards.ACE, max: cards.KING });
  checkWhole('suit', suit, { min: cards.SPADES, max: cards.CLUBS });
  return cards.cardOf(rank, suit);
}

/**
 * `7h`, `Td`, or `##` for `HIDDEN`. `NO_CARD` is `-1`.
 * @throws RangeError for other numbers; TypeError unless it is a number
 */
export function printCard(card: Card): string {
  if (card !== cards.NO_CARD) checkWhole('card', card, SHOWN);
  return cards.printCard(card);
}
