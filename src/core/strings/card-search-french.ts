/** How a player is asked which card is to be found, in every game and medium, in French. */
import { capitalized } from '../text/format.js';
import type { CardSearchStrings } from './card-search-english.js';
import { CORE_FRENCH } from './french.js';

export const CARD_SEARCH_FRENCH: CardSearchStrings = {
  askCard: 'Quelle carte\u202f? Sa valeur\u202f: a, 2 à 9, x, v, d ou r.',
  askRank: 'Sa valeur\u202f: a, 2 à 9, x, v, d ou r.',
  askSuit: 'Sa couleur\u202f: p, c, k (carreau) ou t.',
  ranks: 'a23456789xvdr',
  suits: 'pckt',
  notSought: 'Aucune carte n’est cherchée.',
  notSeen: (card) => `${capitalized(CORE_FRENCH.card(card))}\u202f: carte non visible.`,
};
