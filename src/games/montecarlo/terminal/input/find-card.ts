/** Naming a card to be found, below the grid. */
import type { CardSearch } from '../../../../core/card-search.js';
import { heed, searchQuestion } from '../../../../core/card-search.js';
import type { Frame } from '../../contract/frame.js';
import { placeOf } from '../../views/reading.js';
import type { PlayState, Step } from './play-state.js';
import { quiet } from './play-state.js';

export const askCard = (state: PlayState, search: CardSearch = {}): PlayState => ({
  ...quiet(state),
  message: searchQuestion(search, state.strings.cardSearch),
  question: { asks: 'card', search },
});

/** What a key does to the name typed so far. With the card named, the cursor goes there. */
export function typeCard(
  state: PlayState,
  frame: Frame,
  { search, key }: { readonly search: CardSearch; readonly key: string },
): Step {
  const calm = quiet(state);
  const { cardSearch, montecarloTerminal } = state.strings;
  const heeded = heed(search, key, cardSearch);
  if (heeded === undefined) return { state: { ...calm, message: cardSearch.notSought } };
  if ('search' in heeded) return { state: askCard(state, heeded.search) };
  const cursor = placeOf(frame, heeded.card);
  if (cursor === undefined) return { state: { ...calm, message: cardSearch.notSeen(heeded.card) } };
  const message = montecarloTerminal.reading.cell({ ...cursor, card: heeded.card });
  return { state: { ...calm, cursor, message } };
}
