/** Naming a card to be found, below the table. */
import type { CardSearch } from '../../../../core/card-search.js';
import { heed, searchQuestion } from '../../../../core/card-search.js';
import type { Frame } from '../../contract/frame.js';
import { placeOf } from '../../views/card-search.js';
import type { PlayState, Step } from './play-state.js';
import { quiet } from './play-state.js';

export function askCard(state: PlayState, search: CardSearch = {}): PlayState {
  const message = searchQuestion(search, state.strings.cardSearch);
  return { ...quiet(state), message, question: { asks: 'card', search } };
}

/** What a key does to the name typed so far. With the card named, the cursor goes there. */
export function typeCard(
  state: PlayState,
  frame: Frame,
  { search, key }: { readonly search: CardSearch; readonly key: string },
): Step {
  const calm = quiet(state);
  const { cardSearch: strings, klondikeReading } = state.strings;
  const heeded = heed(search, key, strings);
  if (heeded === undefined) return { state: { ...calm, message: strings.notSought } };
  if ('search' in heeded) return { state: askCard(state, heeded.search) };
  const place = placeOf(frame, heeded.card);
  if (place === undefined) return { state: { ...calm, message: strings.notSeen(heeded.card) } };
  const message = klondikeReading.found(heeded.card, place.pile, place.place);
  return { state: { ...calm, cursor: place.cursor, message } };
}
