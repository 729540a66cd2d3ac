/** The questions below the grid, which ask for a game's number and for a card to find. */
import type { CardKeyPress, PromptFault } from '../../../../terminal/input/questions.js';
import { askedCard, cardTyped, promptTexts } from '../../../../terminal/input/questions.js';
import type { MonteCarloTerminalSection } from '../strings/english.js';
import type { GridPlayState, GridStep } from './play-state.js';
import { quiet, reports } from './play-state.js';
import type { MonteCarloFrame } from '../../contract/frame.js';
import { placeOf } from '../../views/reading.js';
import { isSeparator, plainName } from '../../../../core/text/deal-name.js';

/** In characters, without separators: a 64-bit number has a sign and 19 digits. */
const LONGEST = 20;

export function askNumber(state: GridPlayState, typed = '', fault?: PromptFault): GridPlayState {
  const { label } = wordsOf(state);
  const [message = '', ...shorter] = promptTexts({ label, typed, fault }, state.strings.terminal);
  return { ...quiet(state), message, shorter, question: { asks: 'number', typed } };
}

const wordsOf = ({ strings }: GridPlayState): MonteCarloTerminalSection['number'] =>
  strings.montecarloTerminal.number;

/** The effect of a key on the typed number. */
export function typeNumber(state: GridPlayState, typed: string, key: string): GridStep {
  switch (key) {
    case 'escape':
      return { state: quiet(state) };
    case 'backspace':
      return { state: askNumber(state, typed.slice(0, -1)) };
    case 'enter':
      return enter(state, typed);
    default:
      return { state: askNumber(state, ...withKey(typed, key, wordsOf(state))) };
  }
}

/** Asks again if no game can have the number. */
function enter(state: GridPlayState, typed: string): GridStep {
  const { noDigits, notADigit, tooLarge, tooSmall } = wordsOf(state);
  if (!/\d/.test(typed)) return { state: askNumber(state, typed, noDigits) };
  const number = plain(typed);
  if (!/^[-+]?\d+$/.test(number)) return { state: askNumber(state, typed, notADigit) };
  const game = BigInt(number);
  const fault = game > LAST ? tooLarge(LAST) : game < FIRST ? tooSmall(FIRST) : undefined;
  if (fault !== undefined) return { state: askNumber(state, typed, fault) };
  return reports(quiet(state), { event: 'newGame', args: [game] }, typed);
}

/** The first and the last game. In the contract, a game's number has 64 bits. */
const FIRST = -(2n ** 63n);
const LAST = 2n ** 63n - 1n;

export const isGameNumber = (number: bigint): boolean => FIRST <= number && number <= LAST;

/** The number with one more character, or the reason to refuse the character. */
function withKey(
  typed: string,
  key: string,
  { notADigit, lateSign, tooLong }: MonteCarloTerminalSection['number'],
): [typed: string, fault?: PromptFault] {
  const isApart = isSeparator(key) ? /\d$/.test(typed) : key === '#' && typed === '';
  if (isApart) return [typed + key];
  if (!/^[-+\d]$/.test(key)) return [typed, notADigit];
  if (!/\d/.test(key) && typed !== '' && typed !== '#') return [typed, lateSign];
  return typed.replace(/[^-+\d]/g, '').length < LONGEST ? [typed + key] : [typed, tooLong];
}

const plain = (typed: string): string => plainName(typed).replace('#', '');

export const askCard = (state: GridPlayState): GridPlayState => ({
  ...quiet(state),
  ...askedCard(state.strings.cardSearch),
});

/** The effect of a key on the search for a card. Once the card is known, the cursor moves there. */
export function typeCard(state: GridPlayState, frame: MonteCarloFrame, typed: CardKeyPress): GridStep {
  const { cardSearch, montecarloTerminal } = state.strings;
  const { came, ...refused } = cardTyped(typed, cardSearch, (card) => {
    const cursor = placeOf(frame, card);
    return cursor && { cursor, message: montecarloTerminal.reading.cell({ ...cursor, card }) };
  });
  return { state: { ...quiet(state), ...came }, ...refused };
}
