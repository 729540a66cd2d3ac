/** What happened in a game of Klondike, in clauses of a sentence, in English. */
import type { Card } from '../../../core/card.js';
import { NO_CARD } from '../../../core/card.js';
import { CORE_ENGLISH } from '../../../core/strings/english.js';
import { KLONDIKE_ENGLISH } from './english.js';
import type { PileId } from './piles.js';

const cardName = (card: Card): string => CORE_ENGLISH.card(card);
const names = (cards: readonly Card[]): string => CORE_ENGLISH.list(cards.map(cardName));

/** `jack of spades and 2 more`: the lowest of cards that go together, and how many lie on it. */
const together = ([first, ...more]: readonly Card[]): string => {
  if (first === undefined) return 'no card';
  return more.length === 0 ? cardName(first) : `${cardName(first)} and ${more.length} more`;
};

export const KLONDIKE_CHANGES_ENGLISH = {
  newGame: 'new game',
  anotherGame: 'another game',
  dealt: (tops: readonly Card[]): string => `on the tableau ${names(tops)}`,
  undone: 'undone',
  moved: (cards: readonly Card[], pile: PileId): string =>
    `${together(cards)} to ${KLONDIKE_ENGLISH.pile(pile)}`,
  /** Several cards go up to the foundations, one after the other. */
  risen: ([first = NO_CARD, ...more]: readonly Card[]): string =>
    more.length === 0
      ? `${cardName(first)} goes up`
      : `${cardName(first)} and ${more.length} more ${more.length === 1 ? 'card' : 'cards'} go up`,
  stockEmpty: 'the stock is empty',
  topOfStock: (card: Card): string => `${cardName(card)} on the stock`,
  turnedOver: 'the waste turned over onto the stock',
  wasteEmpty: 'the waste is empty',
  drawn: (cards: readonly Card[]): string => `${names(cards)} on the waste`,
  turnedUp: (card: Card): string => `${cardName(card)} turned up`,
  turnedDown: (card: Card): string => `${cardName(card)} turned down`,
  won: (moves: number): string => `you have won in ${CORE_ENGLISH.moves(moves)}`,
  inHand: (cards: readonly Card[]): string => `${together(cards)} in hand`,
  letGo: 'let go',
};

export type KlondikeChangeStrings = typeof KLONDIKE_CHANGES_ENGLISH;
