/** Searches for a card by two keys: its rank and its suit, in either order. */
import type { Card, Suit } from './card.js';
import { cardOf } from './card.js';
import type { CardSearchStrings } from './strings/english.js';

/** The rank and suit that the player has typed so far. */
export interface CardSearch {
  /** From 1, the ace, to 13, the king. */
  readonly rank?: number | undefined;
  readonly suit?: Suit | undefined;
}

type Letters = Pick<CardSearchStrings, 'ranks' | 'suits'>;

const TEN = 10;

/** The card that was found, or the state of the search after a key. Undefined if the key means nothing here. */
export function heed(
  search: CardSearch,
  key: string,
  { ranks, suits }: Letters,
): { readonly card: Card } | { readonly search: CardSearch } | undefined {
  const letter = key.toLowerCase();
  // A ten can be two keys, 1 and 0. Neither key may run a command.
  if (letter === '0' ? search.rank === TEN : letter === '1' && search.suit !== undefined) return { search };
  const rank = search.rank ?? (/^[01]$/.test(letter) ? TEN : placeIn(ranks, letter));
  const suit = search.suit ?? (placeIn(suits, letter, 0) as Suit | undefined);
  if (rank === search.rank && suit === search.suit) return undefined;
  return rank === undefined || suit === undefined ? { search: { rank, suit } } : { card: cardOf(rank, suit) };
}

/** The place of a letter in the list, counted from `first`; undefined for any other letter. */
function placeIn(letters: string, letter: string, first = 1): number | undefined {
  const index = Array.from(letters).indexOf(letter);
  return index < 0 ? undefined : index + first;
}

/** The next question for the player. A key that means nothing repeats the question. */
export function searchQuestion(
  { rank, suit }: CardSearch,
  { askCard, askRank, askSuit }: Omit<CardSearchStrings, keyof Letters>,
): string {
  if (rank !== undefined) return askSuit;
  return suit === undefined ? askCard : askRank;
}
