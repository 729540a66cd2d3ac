/** Questions below the table, which ask for the next deal or for a card to find. */
import type { InputState, InputStep } from './input-state.js';
import { quiet } from './input-state.js';
import type { CardKeyPress, PromptFault } from '../../../../terminal/input/questions.js';
import { askedCard, cardTyped, promptTexts } from '../../../../terminal/input/questions.js';
import type { Frame } from '../../contract/frame.js';
import { placeOf } from '../../views/reading.js';
import { dealTitle } from '../../../../core/text/deal-name.js';

/** The typed text. `back` says how many deals ago it was played; 0 if the player typed it. */
interface TypedName {
  readonly typed: string;
  readonly back?: number;
}

/** The maximum number of characters. No deal's name is longer than a list of all cards. */
const LONGEST = 400;

export function askDeal(state: InputState, { typed, back = 0 }: TypedName, fault?: PromptFault): InputState {
  const { klondikeTerminal, terminal } = state.strings;
  const { label, hints } = klondikeTerminal.deal;
  const texts = promptTexts({ label, typed, fault }, terminal);
  const isFirst = typed === '' && fault === undefined;
  const own = isFirst ? hints.map((hint) => `${terminal.labelled(label, '_')}  ${hint}`) : [];
  const [message = '', ...shorter] = [...own, ...texts];
  return { ...quiet(state), message, shorter, question: { asks: 'deal', typed, back } };
}

/** Why a text isn't the name of a deal. `brief` is for a narrow window. */
export const faultOf = (reason: string, { klondikeTerminal }: InputState['strings']): PromptFault => ({
  full: reason.replace(/\.?$/, '.'),
  brief: klondikeTerminal.deal.expected,
});

/** The effect of a key on the typed name. */
export function typeDeal(state: InputState, { typed, back = 0 }: TypedName, key: string): InputStep {
  switch (key) {
    case 'escape':
      return { state: quiet(state) };
    case 'backspace':
      return { state: askDeal(state, { typed: typed.slice(0, -1) }) };
    case 'up':
      return { state: bring(state, { typed, back }, back + 1) };
    case 'down':
      return { state: bring(state, { typed, back }, back - 1) };
    case 'enter':
      return { state: quiet(state), acts: [{ act: 'deal', name: nameOf(state, { typed, back }), typed }] };
    default:
      return {
        state: askDeal(
          state,
          isCharacter(key) ? { typed: (typed + key).slice(0, LONGEST) } : { typed, back },
        ),
      };
  }
}

/** All other keys have longer names. */
const isCharacter = (key: string): boolean => Array.from(key).length === 1;

/** Replaces the line with an earlier deal's title; 1 is the current deal. Before the first deal, nothing changes. */
function bring(state: InputState, line: TypedName, back: number): InputState {
  if (back === 0) return askDeal(state, { typed: '' });
  const name = back > 0 ? state.deals.at(-back) : undefined;
  return askDeal(state, name === undefined ? line : { typed: dealTitle(name, state.strings.core), back });
}

/** The name of the deal on the line. `back` finds an earlier deal, because several lists of cards may have the same title. */
const nameOf = ({ deals, strings }: InputState, { typed, back = 0 }: TypedName): string =>
  (back > 0 ? deals.at(-back) : deals.findLast((name) => dealTitle(name, strings.core) === typed)) ?? typed;

export const askCard = (state: InputState): InputState => ({
  ...quiet(state),
  ...askedCard(state.strings.cardSearch),
});

/** The effect of a key on the card search. Once the card is known, the cursor moves there. */
export function typeCard(before: InputState, frame: Frame, typed: CardKeyPress): InputStep {
  const { cardSearch, klondikeReading } = before.strings;
  const { came, ...refused } = cardTyped(typed, cardSearch, (card) => {
    const at = placeOf(frame, card);
    return at && { cursor: at.cursor, message: klondikeReading.found(card, at.pile, at.place) };
  });
  const { cursor, ...told } = came;
  const state = { ...quiet(before), ...told };
  return { state, ...refused, ...(cursor && { acts: [{ act: 'move to', cursor }] }) };
}
