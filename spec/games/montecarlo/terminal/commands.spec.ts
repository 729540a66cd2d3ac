/** Runs every command of Monte Carlo in a terminal, by each of its keys and by a click after a win. */
import type { MonteCarloCommandName } from '../../../../src/games/montecarlo/words/commands.js';
import { describe, expect, test } from '@jest/globals';
import { keysOf } from '../../../../src/core/commands.js';
import { printCell } from '../../../../src/games/montecarlo/words/cell.js';
import { keyName, spelled } from '../../../../src/terminal/input/commands.js';
import { decodeKeys, decodeRest } from '../../../../src/terminal/input/keys.js';
import { BUTTONS, COMMANDS } from '../../../../src/games/montecarlo/terminal/drawing/buttons.js';
import { helpPages } from '../../../../src/games/montecarlo/terminal/drawing/panels.js';
import { FIRST_STATE } from '../../../../src/games/montecarlo/terminal/input/play-state.js';
import { pressKey } from '../../../../src/games/montecarlo/terminal/input/press-key.js';
import { plain } from '../../klondike/terminal/marked.js';
import { MIDDLE, WON } from './drawing/drawing.js';
import { pressAt } from './pilot.js';
import { Seat } from './seat.js';

/** The terminal's input for keys that are not characters. */
const SENT: Readonly<Record<string, string>> = {
  left: '\x1b[D',
  down: '\x1b[B',
  up: '\x1b[A',
  right: '\x1b[C',
  home: '\x1b[H',
  end: '\x1b[F',
  enter: '\r',
  escape: '\x1b',
  f1: '\x1bOP',
  'ctrl-c': '\x03',
  'ctrl-d': '\x04',
  'ctrl-l': '\x0c',
  'ctrl-z': '\x1a',
};

/** The effects of input with the cursor on b2: the new cursor, the event and the message. */
function after(sent: string): string {
  const { keys, rest } = decodeKeys(sent);
  const [key = ''] = [...keys, ...decodeRest(rest)];
  const start = { ...FIRST_STATE, cursor: { row: 1, column: 1 }, message: 'said before' };
  const { state, act } = pressKey(start, MIDDLE, typeof key === 'string' ? key : '');
  const asked = act?.act === 'report' ? [act.call.event, ...act.call.args].join(' ') : act?.act;
  const parts = [printCell(state.cursor), asked, state.message.split(/[?:]/)[0]];
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}

const DONE: Readonly<Record<MonteCarloCommandName<'terminal'>, string>> = {
  left: 'a2',
  down: 'b3',
  up: 'b1',
  right: 'c2',
  rowStart: 'a2',
  rowEnd: 'e2',
  press: 'b2 clickCard 1 1',
  goBack: 'b2',
  consolidate: 'b2 consolidate',
  hint: 'b2 hint',
  hintAhead: 'b2 hintAhead',
  undo: 'b2 undo',
  redo: 'b2 redo',
  moves: 'b2 moves',
  find: 'b2 Which card',
  readCell: 'b2 read',
  readTable: 'b2 read',
  again: 'b2 replay',
  newGame: 'b2 Leave this game',
  previousDeal: 'b2 Leave this game for the previous one',
  nextDeal: 'b2 Leave this game for the next one',
  game: 'b2 Game number',
  settings: 'b2 settings',
  help: 'b2 help',
  about: 'b2 about',
  quit: 'b2 quit',
  interrupt: 'b2 interrupt',
  redraw: 'b2 redraw',
  suspend: 'b2 suspend',
};

describe('each key of a command runs it', () => {
  const rows = COMMANDS.flatMap((command) =>
    keysOf(command, 'terminal').map((key): [string, MonteCarloCommandName<'terminal'>] => [
      spelled(key),
      command.name,
    ]),
  );
  test.each(rows)('%s: %s', (key, name) => {
    expect(after(SENT[key] ?? key)).toBe(DONE[name]);
  });
});

test('the help lists every key by its common name', () => {
  const [page = []] = helpPages(undefined, {
    columns: 80,
    rows: 40,
    unicode: true,
    redoes: true,
    listsMoves: true,
    sets: true,
  });
  const told = page.flatMap((line) => line.slice(0, 13).trim().split(' '));
  const keys = COMMANDS.flatMap((command) => keysOf(command, 'terminal').map(keyName));
  const apart = keys.filter((key) => !/^(Arrow.*| )$/.test(key));
  expect(apart.filter((key) => !told.includes(key))).toEqual([]);
  expect(told).toEqual(expect.arrayContaining(['arrows', 'space']));
});

test('every button has the label and the first key of its command', () => {
  expect(BUTTONS.map(({ name, key, label }) => `${name}: ${key} ${label}`)).toEqual([
    'consolidate: c Consolidate',
    'hint: h Hint',
    'hintAhead: b Best hint',
    'undo: u Undo',
    'again: r Restart',
    'newGame: n New game',
    'game: g Game number',
    'help: ? Help',
    'quit: q Quit',
  ]);
});

describe("a click on a command below a won game does the same as the command's key", () => {
  test.each([
    ['n new game', 'newDeal'],
    ['r restart', 'replay'],
    ['u undo', 'undo'],
  ])('%s', (text, event) => {
    const seat = new Seat();
    seat.show(WON);
    const x = plain(seat.view.screen.at(-1) ?? '').indexOf(text);
    seat.view.type(pressAt({ x: x + 2, y: 23 }));
    expect([x > 0, seat.heard]).toEqual([true, [event]]);
  });
});
