/** How a player is asked which card is to be found, in every game and medium, in English. */
import type { Card } from '../card.js';
import { CORE_ENGLISH } from './english.js';

export const CARD_SEARCH_ENGLISH = {
  /** Which card is to be found is asked in two steps. The suit may be named first. */
  askCard: 'Which card? Its rank: a, 2 to 9, t, j, q or k.',
  askRank: 'Its rank: a, 2 to 9, t, j, q or k.',
  askSuit: 'Its suit: s, h, d or c.',
  /** The keys that answer: ace to king; spades, hearts, diamonds, clubs. Ten is `1` or `0`, too. */
  ranks: 'a23456789tjqk',
  suits: 'shdc',
  notSought: 'No card is looked for.',
  notSeen: (card: Card): string => `The ${CORE_ENGLISH.card(card)} is not to be seen.`,
};

export type CardSearchStrings = typeof CARD_SEARCH_ENGLISH;
