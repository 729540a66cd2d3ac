/** Naming a card to be found, below the table. */
import type { CardTyped } from '../../../../terminal/input/questions.js';
import { askedCard, cardTyped } from '../../../../terminal/input/questions.js';
import type { Frame } from '../../contract/frame.js';
import { placeOf } from '../../views/card-search.js';
import type { InputState, Step } from './input-state.js';
import { quiet } from './input-state.js';

export const askCard = (state: InputState): InputState => ({
  ...quiet(state),
  ...askedCard(state.strings.cardSearch),
});

/** What a key does to the name typed so far. With the card named, the cursor goes there. */
export function typeCard(before: InputState, frame: Frame, typed: CardTyped): Step {
  const { cardSearch, klondikeReading } = before.strings;
  const { came, ...refused } = cardTyped(typed, cardSearch, (card) => {
    const at = placeOf(frame, card);
    return at && { cursor: at.cursor, message: klondikeReading.found(card, at.pile, at.place) };
  });
  const { cursor, ...told } = came;
  const state = { ...quiet(before), ...told };
  return { state, ...refused, ...(cursor && { acts: [{ act: 'move to', cursor }] }) };
}
