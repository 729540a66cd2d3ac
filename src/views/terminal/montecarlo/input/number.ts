/** The number of a game, as it is typed below the grid. */
import type { PlayState, Step } from './play-state.js';
import { quiet, reports } from './play-state.js';

/** A sign and as many digits as a number of 64 bits has. */
const LONGEST = 20;

export function askNumber(state: PlayState, typed = '', fault = ''): PlayState {
  const before = fault === '' ? '' : `${fault} `;
  const after = fault === '' && typed === '' ? HINT : '';
  const message = `${before}Game number: ${typed}_${after}`;
  return { ...quiet(state), message, question: { asks: 'number', typed } };
}

const HINT = '  enter deals it, esc goes back';

/** What a key does to the number typed so far. */
export function typeNumber(state: PlayState, typed: string, key: string): Step {
  switch (key) {
    case 'escape':
      return { state: quiet(state) };
    case 'backspace':
      return { state: askNumber(state, typed.slice(0, -1)) };
    case 'enter':
      return /\d/.test(typed)
        ? reports(quiet(state), { event: 'newGame', args: [BigInt(typed)] })
        : { state: askNumber(state, typed, 'Type digits, or press esc.') };
    default:
      return { state: askNumber(state, ...withKey(typed, key)) };
  }
}

/** The number with one more character, or what speaks against it. */
function withKey(typed: string, key: string): [typed: string, fault?: string] {
  if (!/^[-+\d]$/.test(key)) return [typed, 'Only digits and a sign before them.'];
  if (!/\d/.test(key) && typed !== '') return [typed, 'A sign stands before the digits.'];
  return typed.length < LONGEST ? [typed + key] : [typed, 'No game has a longer number.'];
}
