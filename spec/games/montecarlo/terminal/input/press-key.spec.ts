import { describe, expect, test } from '@jest/globals';
import type {
  GridPlayState,
  GridStep,
} from '../../../../../src/games/montecarlo/terminal/input/play-state.js';
import { FIRST_STATE } from '../../../../../src/games/montecarlo/terminal/input/play-state.js';
import { pressKey } from '../../../../../src/games/montecarlo/terminal/input/press-key.js';
import { printCell } from '../../../../../src/games/montecarlo/words/cell.js';
import { MIDDLE, WON, frameWith } from '../drawing/drawing.js';

/** The state after some keys, and the effect of the last key. */
function after(frame: typeof MIDDLE, ...keys: readonly string[]): GridStep {
  let step: GridStep = { state: FIRST_STATE };
  for (const key of keys) step = pressKey(step.state, frame, key);
  return step;
}

/** The cursor and the message. */
const told = ({ cursor, message }: GridPlayState): string =>
  `${printCell(cursor)}${message === '' ? '' : `: ${message}`}`;

/** The keys that type the number of a game. */
const typedOut = (number: string): string[] => ['g', ...Array.from(number), 'enter'];

const LEAVE = 'Leave this game? Press n for a new game, any other key to stay.';

describe('a key changes the state', () => {
  test.each<[keys: string, state: string]>([
    ['right', 'b1'],
    ['l l l l l l', 'e1'],
    ['l left left', 'a1'],
    ['l left', 'a1'],
    ['end', 'e1'],
    ['j end home', 'a2'],
    ['down j', 'a3'],
    ['j j j j j', 'a5'],
    ['j up k', 'a1'],
    ['l j l j x', 'c3'],
    ['escape', 'a1'],
    ['n', `a1: ${LEAVE}`],
    ['n u', 'a1'],
    ['n escape', 'a1'],
    ['g', 'a1: Game number: _  enter to deal, esc to go back'],
    ['g 1 2', 'a1: Game number: 12_'],
    ['g - 7', 'a1: Game number: -7_'],
    ['g 1 2 backspace', 'a1: Game number: 1_'],
    ['g 1 backspace backspace', 'a1: Game number: _  enter to deal, esc to go back'],
    ['g 1 -', 'a1: The sign goes before the digits. Game number: 1_'],
    ['g 1 c', 'a1: Type digits only, with a minus sign in front if needed. Game number: 1_'],
    ['g # 1 , 2', 'a1: Game number: #1,2_'],
    ['g , 1', 'a1: Game number: 1_'],
    ['g 1 , 2 enter', 'a1: Type digits only, with a minus sign in front if needed. Game number: 1,2_'],
    ['g 1 up', 'a1: Type digits only, with a minus sign in front if needed. Game number: 1_'],
    ['g 1 c 2', 'a1: Game number: 12_'],
    ['g enter', 'a1: Type digits, or press esc. Game number: _'],
    ['g - enter', 'a1: Type digits, or press esc. Game number: -_'],
    ['g 1 escape', 'a1'],
    [`g ${'9 '.repeat(21)}`.trim(), 'a1: No game number is longer. Game number: 99999999999999999999_'],
  ])('%s: %s', (keys, state) => expect(told(after(MIDDLE, ...keys.split(' ')).state)).toBe(state));
});

const report = (event: string, ...args: unknown[]): object => ({ act: 'report', call: { event, args } });

const game = (typed: string, number: bigint): object => ({ ...report('newGame', number), typed });

describe('a key has an effect', () => {
  test.each<[keys: string[], act: object]>([
    [['enter'], report('clickCard', 0, 0)],
    [[' '], report('clickCard', 0, 0)],
    [['j', 'l', 'l', 'enter'], report('clickCard', 1, 2)],
    [['c'], report('consolidate')],
    [['h'], report('hint')],
    [['b'], report('hintAhead')],
    [['t'], report('hint')],
    [['T'], report('hintAhead')],
    [['C'], report('consolidate')],
    [['u'], report('undo')],
    [['r'], report('replay')],
    [['n', 'n'], report('newDeal')],
    [['g', '7', 'enter'], game('7', 7n)],
    [['g', '+', '0', '7', 'enter'], game('+07', 7n)],
    [['g', '#', '1', '2', '\u202f', '3', '4', '5', 'enter'], game('#12\u202f345', 12345n)],
    [['g', '-', '1', '2', 'enter'], game('-12', -12n)],
    [typedOut('9223372036854775807'), game('9223372036854775807', 2n ** 63n - 1n)],
    [typedOut('-9223372036854775808'), game('-9223372036854775808', -(2n ** 63n))],
    [['?'], { act: 'help' }],
    [['f1'], { act: 'help' }],
    [['i'], { act: 'about' }],
    [['q'], { act: 'quit' }],
    [['ctrl-d'], { act: 'quit' }],
    [['ctrl-c'], { act: 'interrupt' }],
    [['n', 'ctrl-c'], { act: 'interrupt' }],
    [['g', '1', 'ctrl-c'], { act: 'interrupt' }],
    [['ctrl-z'], { act: 'suspend' }],
    [['ctrl-l'], { act: 'redraw' }],
  ])('%j', (keys, act) => expect(after(MIDDLE, ...keys).act).toEqual(act));

  test.each([['x'], ['1'], ['n', 'q'], ['g', 'q'], ['g', 'escape'], ['backspace']])(
    '%s%s has no effect',
    (...keys) => expect(after(MIDDLE, ...keys).act).toBeUndefined(),
  );

  test('the question ends with the number', () => {
    const { state } = after(MIDDLE, 'g', '7', 'enter');
    expect([told(state), state.question]).toEqual(['a1', undefined]);
  });
});

describe('a number with more than 64 bits can be corrected', () => {
  test.each<[typed: string, message: string, brief: string]>([
    [
      '9223372036854775808',
      'The last game is 9223372036854775807. Game number: 9223372036854775808_',
      'At most 2^63-1: 9223372036854775808_',
    ],
    [
      '-9223372036854775809',
      'The first game is -9223372036854775808. Game number: -9223372036854775809_',
      'At least -2^63: -9223372036854775809_',
    ],
  ])('%s', (typed, message, brief) => {
    const { state, act } = after(MIDDLE, ...typedOut(typed));
    expect([act, state.message, state.shorter?.[0], state.question]).toEqual([
      undefined,
      message,
      brief,
      { asks: 'number', typed },
    ]);
  });
});

describe('deals a new game without a question', () => {
  test.each([
    ['if no card has been removed yet', frameWith('r1: As')],
    ['after a win', WON],
  ])('%s', (_, frame) => expect(after(frame, 'n').act).toEqual(report('newDeal')));
});
