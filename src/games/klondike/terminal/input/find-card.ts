/** Naming a card to be found, below the table. */
import type { CardTyped } from '../../../../terminal/input/card-question.js';
import { askedCard, cardTyped } from '../../../../terminal/input/card-question.js';
import type { Frame } from '../../contract/frame.js';
import { placeOf } from '../../views/card-search.js';
import type { PlayState, Step } from './play-state.js';
import { quiet } from './play-state.js';

export const askCard = (state: PlayState): PlayState => ({
  ...quiet(state),
  ...askedCard(state.strings.cardSearch),
});

/** What a key does to the name typed so far. With the card named, the cursor goes there. */
export function typeCard(state: PlayState, frame: Frame, typed: CardTyped): Step {
  const { cardSearch, klondikeReading } = state.strings;
  const { came, ...refused } = cardTyped(typed, cardSearch, (card) => {
    const at = placeOf(frame, card);
    return at && { cursor: at.cursor, message: klondikeReading.found(card, at.pile, at.place) };
  });
  return { state: { ...quiet(state), ...came }, ...refused };
}
