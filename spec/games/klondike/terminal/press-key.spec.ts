import { describe, expect, test } from '@jest/globals';
import { FOUNDATION_1, TABLEAU_2, TABLEAU_5 } from '../../../../src/games/klondike/contract/constants.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { Act, PlayState } from '../../../../src/games/klondike/terminal/input/play-state.js';
import { FIRST_STATE } from '../../../../src/games/klondike/terminal/input/play-state.js';
import { pressKey } from '../../../../src/games/klondike/terminal/input/press-key.js';

const TEXT = `
  waste: 2s Kc 6d
  f2: Ah 2h
  t2: ## ## 9c 8h 7s
  t3: ## ##
  moves: 4
`;
const FRAME = parseFrame(TEXT);
const WON = parseFrame(`${TEXT}\nwon`);
const UNTOUCHED = parseFrame('t1: 4h');

/** The state after keys, and what the last one asks for. */
function after(frame: typeof FRAME, ...keys: readonly string[]): { state: PlayState; act?: Act } {
  let step: { state: PlayState; act?: Act } = { state: FIRST_STATE };
  for (const key of keys) step = pressKey(step.state, frame, key);
  return step;
}

/** The cursor, the hand and the message in a word each. */
function told({ cursor, hand, message }: PlayState): string {
  const held = hand === undefined ? '' : ` holds ${hand.from}*${hand.count}`;
  return `${cursor.pile}*${cursor.depth}${held}${message === '' ? '' : `: ${message}`}`;
}

describe('a key changes what the player is doing', () => {
  test.each<[keys: string, state: string]>([
    ['right', 'waste*1'],
    ['l l', 'f1*1'],
    ['j', 't1*1'],
    ['2', 't2*1'],
    ['2 2', 't2*3'],
    ['2 k k', 't2*3'],
    ['2 k k k', 'waste*1'],
    ['2 +', 't2*2'],
    ['2 = + + +', 't2*3'],
    ['2 + + -', 't2*2'],
    ['2 -', 't2*1'],
    ['w', 'waste*1'],
    ['f', 'f1*1'],
    ['f f f f f', 'f1*1'],
    ['2 2 enter', 't2*3 holds t2*3'],
    ['2 2 enter 5', 't5*1 holds t2*3'],
    ['2 2 enter 5 5', 't5*1 holds t2*3'],
    ['2 2 enter w', 'waste*1 holds t2*3'],
    ['2 2 enter right right', 't4*1 holds t2*3'],
    ['2 2 enter up', 'waste*1 holds t2*3'],
    ['2 enter +', 't2*2 holds t2*2'],
    ['2 enter + = -', 't2*2 holds t2*2'],
    ['2 enter 5 +', 't5*1 holds t2*2'],
    ['2 enter + escape', 't2*2'],
    ['2 2 enter +', 't2*3 holds t2*3: You can take 1 to 3 cards here.'],
    ['2 enter -', 't2*1 holds t2*1: You can take 1 to 3 cards here.'],
    ['w enter +', 'waste*1 holds waste*1: You can take one card here.'],
    ['2 2 enter 5 escape', 't2*3'],
    ['2 2 enter 5 2 enter', 't2*3'],
    ['w enter c enter', 'waste*1'],
    ['w enter left enter', 'stock*1'],
    ['2 2 enter w enter', 't2*3: These cards cannot be put there.'],
    ['2 2 enter f enter', 't2*3: These cards cannot be put there.'],
    ['f f enter f enter', 'f2*1: These cards cannot be put there.'],
    ['1 enter', 't1*1: There is no card to pick up.'],
    ['3 enter', 't3*1: There is no card to pick up.'],
    ['f enter', 'f1*1: There is no card to pick up.'],
    ['1 a', 't1*1: There is no card to send up.'],
    ['a', 'stock*1: There is no card to send up.'],
    ['f f a', 'f2*1: There is no card to send up.'],
    ['1 enter c', 't1*1'],
    ['n', 'stock*1: Leave this game? n deals a new one, any other key goes on.'],
    ['n u', 'stock*1'],
    ['n q', 'stock*1'],
  ])('%s: %s', (keys, state) => expect(told(after(FRAME, ...keys.split(' ')).state)).toBe(state));
});

describe('a key asks for something', () => {
  test.each<[keys: string[], act: Act]>([
    [['d'], { act: 'report', call: { event: 'clickStock', args: [] } }],
    [[' '], { act: 'report', call: { event: 'clickStock', args: [] } }],
    [['s'], { act: 'report', call: { event: 'clickStock', args: [] } }],
    [['D'], { act: 'report', call: { event: 'clickStock', args: [] } }],
    [['enter'], { act: 'report', call: { event: 'clickStock', args: [] } }],
    [['w', 'enter', 'left', 'enter'], { act: 'report', call: { event: 'clickStock', args: [] } }],
    [['u'], { act: 'report', call: { event: 'undo', args: [] } }],
    [['n', 'n'], { act: 'report', call: { event: 'newGame', args: [] } }],
    [['2', 'a'], { act: 'send up', from: 't2' }],
    [['w', 'a'], { act: 'send up', from: 'waste' }],
    [['2', '2', 'enter', '4', 'a'], { act: 'send up', from: 't2' }],
    [['?'], { act: 'help' }],
    [['i'], { act: 'about' }],
    [['q'], { act: 'quit' }],
    [['ctrl-d'], { act: 'quit' }],
    [['ctrl-c'], { act: 'interrupt' }],
    [['n', 'ctrl-c'], { act: 'interrupt' }],
    [['ctrl-z'], { act: 'suspend' }],
    [['ctrl-l'], { act: 'redraw' }],
    [
      ['2', '2', 'enter', '5', 'enter'],
      {
        act: 'report',
        call: { event: 'moveTableauToTableau', args: [TABLEAU_2, 3, TABLEAU_5] },
        back: { pile: 't2', depth: 3 },
      },
    ],
    [
      ['w', 'enter', 'f', 'enter'],
      {
        act: 'report',
        call: { event: 'moveWasteToFoundation', args: [FOUNDATION_1] },
        back: { pile: 'waste', depth: 1 },
      },
    ],
  ])('%j: %j', (keys, act) => expect(after(FRAME, ...keys).act).toEqual(act));

  test('what is put down is no longer in hand, and the cursor stays there', () =>
    expect(told(after(FRAME, '2', '2', 'enter', '5', 'enter').state)).toBe('t5*1'));

  test('drawing lets go of the cards in hand', () =>
    expect(told(after(FRAME, '2', '2', 'enter', '5', 'd').state)).toBe('t2*3'));
});

describe('a new game is dealt without a question', () => {
  test.each([
    ['before the first move', UNTOUCHED],
    ['after a win', WON],
  ])('%s', (_, frame) => expect(after(frame, 'n').act).toMatchObject({ call: { event: 'newGame' } }));
});

test('undo at the deal says that there is nothing to undo', () => {
  const { state, act } = after(UNTOUCHED, 'u');
  expect([told(state), act]).toEqual(['stock*1: There is no move to undo.', undefined]);
});

test.each(['d', ' ', 'enter', 'w enter', '2 a', '2 enter'])('after a win %j does nothing', (keys) => {
  const { state, act } = after(WON, ...(keys === ' ' ? [keys] : keys.split(' ')));
  expect([act, state.hand, state.message]).toEqual([undefined, undefined, '']);
});

test('after a win undo is an event', () =>
  expect(after(WON, 'u').act).toEqual({ act: 'report', call: { event: 'undo', args: [] } }));
