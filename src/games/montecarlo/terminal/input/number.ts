/** The number of a game, as it is typed below the grid. */
import type { Fault } from '../../../../terminal/input/prompt.js';
import { promptTexts } from '../../../../terminal/input/prompt.js';
import type { PlayState, Step } from './play-state.js';
import { quiet, reports } from './play-state.js';

/** A sign and as many digits as a number of 64 bits has. */
const LONGEST = 20;

export function askNumber(state: PlayState, typed = '', fault?: Fault): PlayState {
  const [message = '', ...shorter] = promptTexts('Game number', typed, fault);
  return { ...quiet(state), message, shorter, question: { asks: 'number', typed } };
}

/** What a key does to the number typed so far. */
export function typeNumber(state: PlayState, typed: string, key: string): Step {
  switch (key) {
    case 'escape':
      return { state: quiet(state) };
    case 'backspace':
      return { state: askNumber(state, typed.slice(0, -1)) };
    case 'enter':
      return enter(state, typed);
    default:
      return { state: askNumber(state, ...withKey(typed, key)) };
  }
}

/** A number that no game can have is asked for again. */
function enter(state: PlayState, typed: string): Step {
  if (!/\d/.test(typed)) return { state: askNumber(state, typed, NO_DIGITS) };
  const game = BigInt(typed);
  const fault = game > LAST ? TOO_LARGE : game < FIRST ? TOO_SMALL : undefined;
  if (fault !== undefined) return { state: askNumber(state, typed, fault) };
  return reports(quiet(state), { event: 'newGame', args: [game] }, typed);
}

/** By the contract a game's number has 64 bits. */
const FIRST = -(2n ** 63n);
const LAST = 2n ** 63n - 1n;

const NO_DIGITS: Fault = { full: 'Type digits, or press esc.', brief: 'Digits, or esc' };
const TOO_LARGE: Fault = { full: `The last game is ${LAST}.`, brief: 'At most 2^63-1' };
const TOO_SMALL: Fault = { full: `The first game is ${FIRST}.`, brief: 'At least -2^63' };
const NOT_A_DIGIT: Fault = { full: 'Only digits and a sign before them.', brief: 'Digits only' };
const LATE_SIGN: Fault = { full: 'A sign stands before the digits.', brief: 'The sign goes first' };
const TOO_LONG: Fault = { full: 'No game has a longer number.', brief: 'No game has more' };

/** The number with one more character, or what speaks against it. */
function withKey(typed: string, key: string): [typed: string, fault?: Fault] {
  if (!/^[-+\d]$/.test(key)) return [typed, NOT_A_DIGIT];
  if (!/\d/.test(key) && typed !== '') return [typed, LATE_SIGN];
  return typed.length < LONGEST ? [typed + key] : [typed, TOO_LONG];
}
