/** Runs every Klondike command in a terminal, by each of its keys and by a click below the table. */
import type { KlondikeCommandName } from '../../../../src/games/klondike/words/commands.js';
import { describe, expect, test } from '@jest/globals';
import { keysOf } from '../../../../src/core/commands.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { helpOn } from '../../../../src/games/klondike/terminal/drawing/help.js';
import { keyName, spelled } from '../../../../src/terminal/input/commands.js';
import { decodeKeys, decodeRest } from '../../../../src/terminal/input/keys.js';
import { COMMANDS } from '../../../../src/games/klondike/terminal/input/offered.js';
import { FIRST_STATE } from '../../../../src/games/klondike/terminal/input/input-state.js';
import type { KeysStart } from './keys-at.js';
import { pressAt } from './keys-at.js';
import { plain } from './marked.js';
import { Seat, TABLE } from './seat.js';
import { ALL_OFFERED } from '../../../support/all-offered.js';

/** The input of a terminal for keys that are not characters. */
const SENT: Readonly<Record<string, string>> = {
  left: '\x1b[D',
  down: '\x1b[B',
  up: '\x1b[A',
  right: '\x1b[C',
  enter: '\r',
  escape: '\x1b',
  backspace: '\x7f',
  f1: '\x1bOP',
  'ctrl-c': '\x03',
  'ctrl-d': '\x04',
  'ctrl-l': '\x0c',
  'ctrl-z': '\x1a',
};

function read(text: string): string[] {
  const { keys, rest } = decodeKeys(text);
  return [...keys, ...decodeRest(rest)].map((key) => (typeof key === 'string' ? key : 'the mouse'));
}

const FRAME = parseFrame(TABLE);

const INPUT = { ...FIRST_STATE, choosesDeals: true, deals: ['java:7'] };

const at = (depth: number, more: Partial<typeof FIRST_STATE> = {}): KeysStart => ({
  input: { ...INPUT, ...more },
  cursor: { pile: 't2', depth },
  facts: { canRedo: true },
});

/** After these keys: the cursor, the hand, the request and the message. */
function after(start: KeysStart, ...keys: readonly string[]): string {
  const { session, told, message } = pressAt(FRAME, keys, start);
  const { cursor, hand } = session;
  const [asked] = told.at(-1)?.split(' ') ?? [];
  return [`${cursor.pile}*${cursor.depth}`, hand && `holds ${hand.count}`, asked, message.split(/[?:]/)[0]]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
}

const START = at(1);
const DEEP = at(2);
const ASSISTED = at(1, { assisted: ALL_OFFERED.assisted });

/** By name: the keys before it, and the results. For the tableau piles, the results of the seven keys. */
const DONE: Readonly<
  Record<KlondikeCommandName<'terminal'>, readonly [start: KeysStart, ...done: string[]]>
> = {
  left: [START, 't1*1'],
  down: [DEEP, 't2*1'],
  up: [START, 't2*2'],
  right: [START, 't3*1'],
  tableau: [START, 't1*1', 't2*2', 't3*1', 't4*1', 't5*1', 't6*1', 't7*1'],
  inPlay: [START, 'waste*1'],
  foundation: [START, 'f1*1'],
  press: [DEEP, 't2*2 holds 2'],
  pickUp: [DEEP, 't2*2 holds 2'],
  more: [START, 't2*2'],
  fewer: [DEEP, 't2*1'],
  letGo: [START, 't2*1'],
  clickStock: [START, 't2*1 clickStock'],
  sendUp: [START, 't2*1 moveTableauToFoundation'],
  hint: [ASSISTED, 't2*1 hint'],
  finish: [ASSISTED, 't2*1 finish'],
  undo: [START, 't2*1 undo'],
  undoOne: [ASSISTED, 't2*1 undo'],
  toWinnable: [ASSISTED, 't2*1 toWinnable'],
  solution: [ASSISTED, 't2*1 solution'],
  moves: [at(1, { listsMoves: true }), 't2*1 moves'],
  redo: [at(1, { redoes: true }), 't2*1 redo'],
  newGame: [START, 't2*1 Leave this game'],
  again: [START, 't2*1 Restart this deal'],
  previousDeal: [START, 't2*1 Leave this game for the previous deal'],
  nextDeal: [START, 't2*1 Leave this game for the next deal'],
  deal: [START, 't2*1 Deal'],
  find: [START, 't2*1 Which card'],
  readPile: [START, 't2*1 read'],
  readTable: [START, 't2*1 read'],
  settings: [at(1, { sets: true }), 't2*1 settings'],
  help: [START, 't2*1 help'],
  about: [START, 't2*1 about'],
  quit: [START, 't2*1 quit'],
  interrupt: [START, 't2*1 interrupt'],
  redraw: [START, 't2*1 redraw'],
  suspend: [START, 't2*1 suspend'],
};

describe('each key of a command runs it', () => {
  const rows = COMMANDS.flatMap((command) =>
    keysOf(command, 'terminal').map((key, at): [string, KlondikeCommandName<'terminal'>, string] => {
      const [, ...done] = DONE[command.name];
      return [spelled(key), command.name, done[at] ?? done[0] ?? ''];
    }),
  );
  test.each(rows)('%s: %s', (key, name, done) => {
    const [pressed = ''] = read(SENT[key] ?? key);
    expect([pressed, after(DONE[name][0], pressed)]).toEqual([key, done]);
  });
});

test('Escape puts the hand back', () => {
  expect([after(START, 'enter', '4'), after(START, 'enter', '4', 'escape')]).toEqual([
    't4*1 holds 1',
    't2*1',
  ]);
});

test('the help lists every key by its common name', () => {
  const lines = helpOn({ inPlay: 'waste', ...ALL_OFFERED });
  const told = lines.flatMap(({ keys = '' }) => keys.split(' '));
  const keys = COMMANDS.flatMap((command) => keysOf(command, 'terminal').map(keyName));
  const apart = keys.filter((key) => !/^(Arrow.*|[1-7]| )$/.test(key));
  expect(apart.filter((key) => !told.includes(key))).toEqual([]);
  expect(told).toEqual(expect.arrayContaining(['arrows', '1', '-', '7', 'space']));
});

/** The input of a press and a release in the middle of a text in the last of 24 rows. */
function clickOn(line: string, text: string): string {
  const at = plain(line).indexOf(text);
  if (at < 0) throw new Error(`${text} is not in ${plain(line)}`);
  const point = `${at + Math.ceil(text.length / 2)};24`;
  return `\x1b[<0;${point}M\x1b[<0;${point}m`;
}

function newSeat(table: string, typed: string): { seat: Seat; calls: string[] } {
  const calls: string[] = [];
  const seat = new Seat({
    columns: 160,
    deal: () => 'java:7',
    onDeal: (name) => calls.push(name),
    onQuit: () => calls.push('quit'),
  });
  seat.show(table);
  seat.view.type(typed);
  return { seat, calls };
}

const PLAYING = { table: TABLE, typed: '' };
const IN_HAND = { table: TABLE, typed: '22\r3' };
const WON = { table: `${TABLE}\nwon`, typed: '' };

describe('a click on a command below the table acts like its key', () => {
  test.each<[text: string, key: string, where: typeof PLAYING]>([
    ['enter picks up, puts down', '\r', PLAYING],
    ['d draw', 'd', PLAYING],
    ['a foundation', 'a', PLAYING],
    ['u undo', 'u', PLAYING],
    ['n new', 'n', PLAYING],
    ['r restart', 'r', PLAYING],
    ['g deal', 'g', PLAYING],
    ['? help', '?', PLAYING],
    ['q quit', 'q', PLAYING],
    ['enter puts down', '\r', IN_HAND],
    ['esc puts back', '\x1b', IN_HAND],
    ['n new game', 'n', WON],
    ['r restart', 'r', WON],
    ['u undo', 'u', WON],
  ])('%s', (text, key, { table, typed }) => {
    const outcomes = ['', key, clickOn(newSeat(table, typed).seat.view.screen.at(-1) ?? '', text)].map(
      (then) => {
        const { seat, calls } = newSeat(table, typed);
        seat.view.type(then);
        seat.view.settle();
        return [...calls, ...seat.heard, seat.message, seat.view.screen[0]].join('\n');
      },
    );
    expect([outcomes[2], outcomes[1] === outcomes[0]]).toEqual([outcomes[1], false]);
  });

  test.each(['arrows move', '  d', '  q'])('%j is not a command, and a click there does nothing', (text) => {
    const { seat, calls } = newSeat(TABLE, '');
    seat.view.type(clickOn(seat.view.screen.at(-1) ?? '', text));
    expect([calls, seat.heard, seat.message.slice(0, 6)]).toEqual([[], [], 'arrows']);
  });

  test('a click counts at the release, so after q the mouse sends nothing more', () => {
    const { seat, calls } = newSeat(TABLE, '');
    const [press = '', release = ''] = clickOn(seat.view.screen.at(-1) ?? '', 'q quit').split(
      /(?=\x1b\[<0;\d+;\d+m)/,
    );
    seat.view.type(press);
    const pressed = calls.length;
    seat.view.type(release);
    expect([pressed, calls.length]).toEqual([0, 1]);
  });

  test('a click does nothing if the release is elsewhere', () => {
    const { seat, calls } = newSeat(TABLE, '');
    const at = clickOn(seat.view.screen.at(-1) ?? '', 'u undo').replace(
      /\x1b\[<0;(\d+);(\d+)m/,
      '\x1b[<0;1;1m',
    );
    seat.view.type(at);
    expect([calls, seat.heard]).toEqual([[], []]);
  });

  test('a click works even in a small window', () => {
    const seat = new Seat({ columns: 20, rows: 11 });
    seat.show(TABLE);
    expect(plain(seat.view.screen.at(-1) ?? '').trim()).toBe('? help  q quit');
    seat.view.type('\x1b[<0;2;11M\x1b[<0;2;11m');
    expect(seat.view.screen[0]).toBe('How to play');
  });
});
