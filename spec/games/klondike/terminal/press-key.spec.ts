import { describe, expect, test } from '@jest/globals';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { where } from '../views/session-at.js';
import type { KeysAt } from './keys-at.js';
import { pressAt } from './keys-at.js';
import { Seat } from './seat.js';

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

/** The cursor, the cards in hand, and the last message or refusal. */
function stateAfter({ session, told, message }: KeysAt): string {
  const { cursor, hand } = session;
  const held = hand === undefined ? '' : ` holds ${hand.from}*${hand.count}`;
  const said = message === '' ? (told.at(-1) ?? '') : message;
  return `${cursor.pile}*${cursor.depth}${held}${said === '' ? '' : `: ${said}`}`;
}

describe('a key changes the state', () => {
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
    ['2 2 enter +', 't2*3 holds t2*3: no-such-count at t2'],
    ['2 enter -', 't2*1 holds t2*1: no-such-count at t2'],
    ['w enter +', 'waste*1 holds waste*1: no-such-count at waste'],
    ['2 2 enter 5 escape', 't2*3'],
    ['2 2 enter 5 2 enter', 't2*3'],
    ['w enter c enter', 'waste*1'],
    ['w enter left enter', 'stock*1: clickStock'],
    ['2 2 enter w enter', 't2*3: t2*3 no-such-move at waste'],
    ['2 2 enter f enter', 't2*3: t2*3 no-such-move at f1'],
    ['f f enter f enter', 'f2*1: f2*1 no-such-move at f3'],
    ['1 enter', 't1*1: no-card'],
    ['3 enter', 't3*1: no-card'],
    ['f enter', 'f1*1: no-card'],
    ['1 a', 't1*1: nothing-to-send-up'],
    ['a', 'stock*1: nothing-to-send-up'],
    ['f f a', 'f2*1: nothing-to-send-up'],
    ['n', 'stock*1: Leave this game? Press n for a new game, any other key to stay.'],
    ['n u', 'stock*1'],
    ['n q', 'stock*1'],
  ])('%s: %s', (keys, state) => expect(stateAfter(pressAt(FRAME, keys.split(' ')))).toBe(state));
});

describe('a key reports an event or makes a request', () => {
  test.each<[keys: string[], told: string, place: string]>([
    [['d'], 'clickStock', 'none at stock*1'],
    [[' '], 'clickStock', 'none at stock*1'],
    [['s'], 'clickStock', 'none at stock*1'],
    [['D'], 'clickStock', 'none at stock*1'],
    [['enter'], 'clickStock', 'none at stock*1'],
    [['w', 'enter', 'left', 'enter'], 'clickStock', 'none at stock*1'],
    [['u'], 'undo', 'none at stock*1'],
    [['n', 'n'], 'newGame', 'none at stock*1'],
    [['2', 'a'], 'moveTableauToFoundation 1 0', 'none at t2*1'],
    [['w', 'a'], 'moveWasteToFoundation 0', 'none at waste*1'],
    [['2', '2', 'enter', '4', 'a'], 'moveTableauToFoundation 1 0', 'none at t2*3'],
    [['?'], 'help', 'none at stock*1'],
    [['i'], 'about', 'none at stock*1'],
    [['q'], 'quit', 'none at stock*1'],
    [['ctrl-d'], 'quit', 'none at stock*1'],
    [['ctrl-c'], 'interrupt', 'none at stock*1'],
    [['n', 'ctrl-c'], 'interrupt', 'none at stock*1'],
    [['ctrl-z'], 'suspend', 'none at stock*1'],
    [['ctrl-l'], 'redraw', 'none at stock*1'],
    [['2', '2', 'enter', '5', 'enter'], 'moveTableauToTableau 1 3 4', 'none at t5*1'],
    [['w', 'enter', 'f', 'enter'], 'moveWasteToFoundation 0', 'none at f1*1'],
    [['2', '2', 'enter', '5', 'd'], 'clickStock', 'none at t2*3'],
  ])('%j: %s', (keys, event, place) => {
    const { session, told } = pressAt(FRAME, keys);
    expect([told, where(session)]).toEqual([[event], place]);
  });
});

describe('a new game starts without a question', () => {
  test.each([
    ['before the first move', UNTOUCHED],
    ['after a win', WON],
  ])('%s', (_, frame) => expect(pressAt(frame, ['n']).told).toEqual(['newGame']));
});

test('undo at the deal says that there is nothing to undo', () =>
  expect(stateAfter(pressAt(UNTOUCHED, ['u']))).toBe('stock*1: nothing-to-undo'));

test.each(['d', ' ', 'enter', 'w enter', '2 a', '2 enter'])('after a win, %j does nothing', (keys) => {
  const { told, session, message } = pressAt(WON, keys === ' ' ? [keys] : keys.split(' '));
  expect([told.filter((each) => each !== 'won'), session.hand, message]).toEqual([[], undefined, '']);
});

test('after a win, undo still makes an event', () => expect(pressAt(WON, ['u']).told).toEqual(['undo']));

test.each([
  ['22\r+', 'You can take 1 to 3 cards here.'],
  ['w\r+', 'You can take one card here.'],
  ['22\rw\r', "You can't put these cards there."],
  ['1\r', "There's no card to pick up."],
  ['1a', "There's no card to move up."],
  ['wa', 'No foundation takes this card yet.'],
  ['d', "You can't do that."],
])('after %j the message is: %s', (keys, said) => {
  const seat = new Seat();
  seat.show(TEXT);
  seat.view.type(keys);
  expect(seat.message).toBe(said);
});

test('the next key clears the message', () => {
  const seat = new Seat();
  seat.show(TEXT);
  const before = seat.message;
  seat.view.type('1\r');
  seat.view.type('c');
  expect(seat.message).toBe(before);
});

test('after a win, a key that does nothing keeps the message', () => {
  const seat = new Seat();
  seat.show(`${TEXT}\nwon`);
  const before = seat.message;
  seat.view.type('d');
  expect([seat.message, seat.heard]).toEqual([before, []]);
});

test('a press cancels the question about leaving the game and has no other effect', () => {
  const seat = new Seat();
  seat.show(TEXT);
  const before = seat.message;
  seat.view.type('n');
  const asked = seat.message;
  seat.view.type('\x1b[<0;2;3M\x1b[<0;2;3m');
  expect([asked.slice(0, 16), seat.message, seat.heard]).toEqual(['Leave this game?', before, []]);
});
