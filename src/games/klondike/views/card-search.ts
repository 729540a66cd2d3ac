/** Finds a card that the player names by two keys: its rank, then its suit. */
import type { Card, Suit } from '../../../core/card.js';
import { cardOf } from '../../../core/card.js';
import type { Frame } from '../contract/frame.js';
import type { PileId } from '../words/piles.js';
import { PILES } from '../words/piles.js';
import type { KlondikeReadingStrings } from '../words/reading-english.js';
import type { Cursor } from './cursor.js';
import { cardsOn, clamp } from './cursor.js';

/** What the player has named of a card so far. */
export interface CardSearch {
  /** From 1, the ace, to 13, the king. */
  readonly rank?: number;
}

type Letters = Pick<KlondikeReadingStrings, 'ranks' | 'suits'>;

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

/** Where a card lies. */
export interface CardPlace {
  readonly pile: PileId;
  /** From 1, the bottom card that is shown, and how many are. */
  readonly place: readonly [place: number, of: number];
  /** The cursor on the card; on its pile if no cursor can point to the card. */
  readonly cursor: Cursor;
  /** Does the cursor point to it? */
  readonly isPointedTo: boolean;
}

/** The place of a card, if it is to be seen. */
export function placeOf(frame: Frame, card: Card): CardPlace | undefined {
  for (const pile of PILES) {
    const cards = cardsOn(frame, pile);
    const index = cards.indexOf(card);
    if (index < 0) continue;
    const depth = cards.length - index;
    const cursor = clamp(frame, { pile, depth });
    return { pile, place: [index + 1, cards.length], cursor, isPointedTo: cursor.depth === depth };
  }
  return undefined;
}
