/** Asking below a table which card is to be found. */
import type { Card } from '../../core/card.js';
import type { CardSearch } from '../../core/card-search.js';
import { heed, searchQuestion } from '../../core/card-search.js';
import type { CardSearchStrings } from '../../core/strings/english.js';
import { latinKey } from './latin-key.js';

/** The next question, as a part of what the player is doing. */
interface CardAsked {
  readonly message: string;
  readonly question: { readonly asks: 'card'; readonly search: CardSearch };
}

/** Where a card lies, and what is told of that. */
interface CardFound<Cursor> {
  readonly message: string;
  readonly cursor: Cursor;
}

export const askedCard = (strings: CardSearchStrings, search: CardSearch = {}): CardAsked => ({
  message: searchQuestion(search, strings),
  question: { asks: 'card', search },
});

/** What came of a key, as a part of what the player is doing. */
interface CardAnswer<Cursor> {
  readonly came: CardAsked | CardFound<Cursor> | { readonly message: string };
  readonly isRefused?: true;
}

/** A key that answers the question, and what was named before. */
export interface CardTyped {
  readonly search: CardSearch;
  readonly key: string;
}

/** What a key leads to. A key that names nothing is refused and the question asked again; Escape ends it. */
export function cardTyped<Cursor>(
  { search, key }: CardTyped,
  strings: CardSearchStrings,
  /** Tells where a card lies; undefined if it is not to be seen. */
  find: (card: Card) => CardFound<Cursor> | undefined,
): CardAnswer<Cursor> {
  if (key === 'escape') return { came: { message: strings.notSought } };
  const heeded = heed(search, latinKey(key), strings);
  if (heeded === undefined) return { came: askedCard(strings, search), isRefused: true };
  if ('search' in heeded) return { came: askedCard(strings, heeded.search) };
  return { came: find(heeded.card) ?? { message: strings.notSeen(heeded.card) } };
}
