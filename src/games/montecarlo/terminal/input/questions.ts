/** Questions below the grid: the number of a game to type, and a card to name. */
import type { CardKeyPress, PromptFault } from '../../../../terminal/input/questions.js';
import { askedCard, cardTyped, promptTexts } from '../../../../terminal/input/questions.js';
import type { MonteCarloTerminalSection } from '../strings/english.js';
import type { GridPlayState, GridStep } from './play-state.js';
import { quiet, reports } from './play-state.js';
import type { Frame } from '../../contract/frame.js';
import { placeOf } from '../../views/reading.js';
import { isSeparator, plainName } from '../../../../core/text/deal-name.js';

/** In characters, without what separates digits: a number of 64 bits has a sign and 19 digits. */
const LONGEST = 20;

export function askNumber(state: GridPlayState, typed = '', fault?: PromptFault): GridPlayState {
  const { label } = wordsOf(state);
  const [message = '', ...shorter] = promptTexts({ label, typed, fault }, state.strings.terminal);
  return { ...quiet(state), message, shorter, question: { asks: 'number', typed } };
}

const wordsOf = ({ strings }: GridPlayState): MonteCarloTerminalSection['number'] =>
  strings.montecarloTerminal.number;

/** What a key does to the number typed so far. */
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

/** The first and the last game: by the contract a game's number has 64 bits. */
const FIRST = -(2n ** 63n);
const LAST = 2n ** 63n - 1n;

export const isGameNumber = (number: bigint): boolean => FIRST <= number && number <= LAST;

/** The number with one more character, or why the character cannot be added. */
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

/** What a key does to the name typed so far. With the card named, the cursor goes there. */
export function typeCard(state: GridPlayState, frame: Frame, typed: CardKeyPress): GridStep {
  const { cardSearch, montecarloTerminal } = state.strings;
  const { came, ...refused } = cardTyped(typed, cardSearch, (card) => {
    const cursor = placeOf(frame, card);
    return cursor && { cursor, message: montecarloTerminal.reading.cell({ ...cursor, card }) };
  });
  return { state: { ...quiet(state), ...came }, ...refused };
}
