import { beforeEach, describe, expect, test } from '@jest/globals';
import { helpOn } from '../../../../src/games/klondike/terminal/drawing/help.js';
import { keysOf } from '../../../../src/core/commands.js';
import { spelled } from '../../../../src/terminal/input/commands.js';
import { COMMANDS } from '../../../../src/games/klondike/terminal/input/offered.js';
import { click } from './pilot.js';
import { SIZE, Seat, TABLE } from './seat.js';
import { ALL_OFFERED } from '../../../support/all-offered.js';

/** The keys that the help shows by other names. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'arrows j k l': ['left', 'right', 'up', 'down', 'j', 'k', 'l'],
  'd space s': ['d', ' ', 's'],
  esc: ['escape'],
  '1 - 7': ['1', '2', '3', '4', '5', '6', '7'],
};

let seat: Seat;

beforeEach(() => {
  seat = new Seat();
});

describe('a panel', () => {
  test('with help covers the table until the next key, which has no other effect', () => {
    seat = new Seat({ rows: 25 });
    seat.show(TABLE);
    seat.view.type('?');
    const [title] = seat.view.screen;
    seat.view.type('d');
    expect([title, seat.heard, seat.message.slice(0, 6)]).toEqual(['How to play', [], 'arrows']);
  });

  test('ignores the mouse', () => {
    seat.show(TABLE);
    seat.view.type(`?${click(seat.view, SIZE, 'stock')}`);
    expect([seat.view.screen[0], seat.heard]).toEqual(['How to play', []]);
  });

  test('closes when the size of the window changes', () => {
    seat.show(TABLE);
    seat.view.type('?');
    seat.view.resize({ columns: 60, rows: 24 });
    expect(seat.message).toMatch(/^arrows/);
  });

  test('takes as many pages as the window needs', () => {
    seat = new Seat({ columns: 20, rows: 11 });
    seat.show(TABLE);
    seat.view.type('?');
    const pages = Array.from({ length: 7 }, () => {
      const last = seat.view.screen.findLast((line) => line !== '') ?? '';
      seat.view.type(' ');
      return last;
    });
    expect(pages).toEqual([...new Array<string>(5).fill('any key: more'), 'any key: back', '? help  q quit']);
  });

  test('with help lists every key of the table and no other keys', () => {
    const lines = helpOn({ inPlay: 'waste', ...ALL_OFFERED }).filter(({ keys }) => keys !== undefined);
    const told = lines.flatMap(({ keys = '' }) => TOLD[keys] ?? keys.toLowerCase().split(' '));
    const keys = COMMANDS.flatMap((command) => keysOf(command, 'terminal').map(spelled));
    expect(told.sort()).toEqual(keys.sort());
  });

  test('with help ends with the rules of the house, one sentence per line', () => {
    seat = new Seat({ rows: 40, house: { name: 'ksu', rules: ['Draw at will.', 'Win early.'] } });
    seat.show(TABLE);
    seat.view.type('?');
    const lines = seat.view.screen;
    expect(lines.slice(lines.indexOf('The rules: ksu') - 1, lines.indexOf('any key: back'))).toEqual([
      '',
      'The rules: ksu',
      'Draw at will.',
      'Win early.',
    ]);
  });

  test("About credits the handler's author", () => {
    seat = new Seat({ deal: () => 'java:7' });
    seat.show(TABLE);
    seat.view.type('i');
    expect(seat.view.screen.slice(0, 3)).toEqual(['Klondike solitaire', 'by Ada Lovelace', 'Deal: #7']);
  });
});

describe('keys', () => {
  test('a single escape character counts when nothing follows it', () => {
    seat.show(TABLE);
    seat.view.type('22\r\x1b');
    const before = [seat.view.isMidKey, seat.message.slice(0, 7)];
    seat.view.settle();
    expect([...before, seat.view.isMidKey, seat.message.slice(0, 6)]).toEqual([
      true,
      'In hand',
      false,
      'arrows',
    ]);
  });

  test('a sequence can arrive in parts', () => {
    seat.answer = () => seat.view.refreshWindow();
    seat.show(TABLE);
    for (const char of '\x1b[C\x1b[D\r') seat.view.type(char);
    expect(seat.heard).toEqual(['clickStock']);
  });

  test.each([
    ['q', 'quit'],
    ['\x04', 'quit'],
    ['\x03', 'interrupt'],
    ['\x1a', 'suspend'],
    ['?\x03', 'interrupt'],
  ])('%j: %s', (keys, told) => {
    const calls: string[] = [];
    seat = new Seat({
      onQuit: () => calls.push('quit'),
      onInterrupt: () => calls.push('interrupt'),
      onSuspend: () => calls.push('suspend'),
    });
    seat.show(TABLE);
    seat.view.type(keys);
    expect(calls).toEqual([told]);
  });

  test('Ctrl-C quits unless another question is open', () => {
    let quits = 0;
    seat = new Seat({ onQuit: () => quits++ });
    seat.view.type('\x03');
    expect(quits).toBe(1);
  });

  test('cards in hand are put back when the table changes without the player', () => {
    seat.show(TABLE);
    seat.view.type('3\r');
    seat.show('moves: 5');
    expect(seat.message).toMatch(/^arrows/);
  });

  test('the cursor stays on the remaining cards', () => {
    seat.show(TABLE);
    seat.view.type('22');
    seat.show('t2: ## 9c');
    seat.view.type('\r4\r');
    expect(seat.heard).toEqual(['moveTableauToTableau 1 1 3']);
  });
});
