/** Naming a card to be found, below the grid. */
import type { CardTyped } from '../../../../terminal/input/questions.js';
import { askedCard, cardTyped } from '../../../../terminal/input/questions.js';
import type { Frame } from '../../contract/frame.js';
import { placeOf } from '../../views/reading.js';
import type { PlayState, Step } from './play-state.js';
import { quiet } from './play-state.js';

export const askCard = (state: PlayState): PlayState => ({
  ...quiet(state),
  ...askedCard(state.strings.cardSearch),
});

/** What a key does to the name typed so far. With the card named, the cursor goes there. */
export function typeCard(state: PlayState, frame: Frame, typed: CardTyped): Step {
  const { cardSearch, montecarloTerminal } = state.strings;
  const { came, ...refused } = cardTyped(typed, cardSearch, (card) => {
    const cursor = placeOf(frame, card);
    return cursor && { cursor, message: montecarloTerminal.reading.cell({ ...cursor, card }) };
  });
  return { state: { ...quiet(state), ...came }, ...refused };
}
