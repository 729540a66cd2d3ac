/** Asking below a table which card is to be found. */
import type { Card } from '../../core/card.js';
import type { CardSearch } from '../../core/card-search.js';
import { heed, searchQuestion } from '../../core/card-search.js';
import type { CardSearchStrings } from '../../core/strings/card-search-english.js';

/** The next question, as a part of what the player is doing. */
export interface CardAsked {
  readonly message: string;
  readonly question: { readonly asks: 'card'; readonly search: CardSearch };
}

/** Where a card lies, and what is told of that. */
export interface CardFound<Cursor> {
  readonly message: string;
  readonly cursor: Cursor;
}

export const askedCard = (strings: CardSearchStrings, search: CardSearch = {}): CardAsked => ({
  message: searchQuestion(search, strings),
  question: { asks: 'card', search },
});

/** A key that answers the question, and what was named before. */
export interface CardTyped {
  readonly search: CardSearch;
  readonly key: string;
}

/** What a key leads to. @param find tells where a card lies; undefined if it is not to be seen */
export function cardTyped<Cursor>(
  { search, key }: CardTyped,
  strings: CardSearchStrings,
  find: (card: Card) => CardFound<Cursor> | undefined,
): CardAsked | CardFound<Cursor> | { readonly message: string } {
  const heeded = heed(search, key, strings);
  if (heeded === undefined) return { message: strings.notSought };
  if ('search' in heeded) return askedCard(strings, heeded.search);
  return find(heeded.card) ?? { message: strings.notSeen(heeded.card) };
}
