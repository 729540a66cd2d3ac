/** Finds out which card the player means by two keys: its rank, then its suit. */
import type { Card, Suit } from './card.js';
import { cardOf } from './card.js';
import type { CardSearchStrings } from './strings/card-search-english.js';

/** What the player has named of a card so far. */
export interface CardSearch {
  /** From 1, the ace, to 13, the king. */
  readonly rank?: number;
}

type Letters = Pick<CardSearchStrings, 'ranks' | 'suits'>;

const TEN = 10;

/** What a key makes of a search: the card, or the search that goes on; undefined if the key ends it. */
export function heed(
  search: CardSearch,
  key: string,
  { ranks, suits }: Letters,
): { readonly card: Card } | { readonly search: CardSearch } | undefined {
  const letter = key.toLowerCase();
  if (letter.length !== 1) return undefined;
  if (search.rank === undefined) {
    const rank = letter === '0' || letter === '1' ? TEN : ranks.indexOf(letter) + 1;
    return rank === 0 ? undefined : { search: { rank } };
  }
  if (letter === '0' && search.rank === TEN) return { search };
  const suit = suits.indexOf(letter);
  return suit < 0 ? undefined : { card: cardOf(search.rank, suit as Suit) };
}

/** What the player is asked next. */
export const searchQuestion = (
  { rank }: CardSearch,
  { askRank, askSuit }: Pick<CardSearchStrings, 'askRank' | 'askSuit'>,
): string => (rank === undefined ? askRank : askSuit);
