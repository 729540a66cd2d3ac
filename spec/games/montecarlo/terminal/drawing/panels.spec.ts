import { beforeEach, describe, expect, test } from '@jest/globals';
import { MIDDLE } from './drawing.js';
import { pressAt } from '../pilot.js';
import { Seat } from '../seat.js';

let seat: Seat;

const HELP = `Remove pairs: two cards of one rank that touch,
side by side or corner to corner.

Click one, then the other.`;

beforeEach(() => {
  seat = new Seat();
  seat.answer = () => {
    if (seat.heard.at(-1) === 'help') seat.show({ ...MIDDLE, help: HELP });
  };
  seat.show(MIDDLE);
});

/** The help for the keys, with one line each. */
const KEYS = [
  'arrows j k l move between cards',
  'home end     go to the ends of the row',
  'enter space  click the card',
  'esc          go back',
  'c            close the gaps and deal from the deck',
  'h t          hint: show a pair; again: remove it',
  'b T          best hint: show the best move; again: play it',
  'u            undo the last move',
  '/            find a card by its rank and suit',
  'p o          read the card at the cursor, or the whole table',
  'r            restart this deal',
  'n            new game',
  '< >          play the previous or next game number',
  'g            play a game by its number',
  '? F1         help: the rules and these keys',
  'i            about this game',
  'q Ctrl-D     quit',
  'Ctrl-C       stop the program',
  'Ctrl-L       redraw the screen',
  'Ctrl-Z       suspend',
  'You can also click cards and buttons with the mouse.',
];

describe('help', () => {
  test('shows the rules, with new line breaks, and the keys', () => {
    seat.view.resize({ columns: 70, rows: 29 });
    seat.view.type('?');
    expect(seat.view.screen.filter((line) => line !== '')).toEqual([
      'Remove pairs: two cards of one rank that touch, side by side or corner',
      'to corner.',
      'Click one, then the other.',
      ...KEYS,
      'any key: back',
    ]);
  });

  test('any key shows the next page, and finally the grid, and does nothing else', () => {
    seat.view.resize({ columns: 80, rows: 15 });
    const table = seat.view.screen;
    seat.view.type('?');
    const more = seat.view.screen.at(-1);
    seat.view.type('c');
    const page = seat.view.screen.filter((line) => line !== '');
    seat.view.type('c');
    expect([more, page, seat.heard, seat.view.screen]).toEqual([
      'any key: more',
      [...KEYS.slice(9), 'any key: back'],
      ['help'],
      table,
    ]);
  });

  test.each(['q', '\x1b'])('closes immediately with %j', (key) => {
    const table = seat.view.screen;
    seat.view.type(`?${key}`);
    seat.view.settle();
    expect([seat.view.screen, seat.heard]).toEqual([table, ['help']]);
  });

  test('opens when the handler sends it without an event', () => {
    seat.show({ ...MIDDLE, help: 'Remove pairs.\n\nThat is\nall.' });
    expect(seat.view.screen.slice(0, 4)).toEqual(['Remove pairs.', '', 'That is all.', '']);
  });

  test('shows only the keys if the handler has no rules', () => {
    seat.answer = () => undefined;
    seat.view.type('?');
    expect(seat.view.screen[0]).toBe('arrows j k l move between cards');
    seat.view.type(' ');
    expect(seat.message).toMatch(/^arrows move/);
  });

  test('ignores the mouse', () => {
    seat.view.type(`?${pressAt({ x: 6, y: 3 })}`);
    expect([seat.view.screen[0]?.slice(0, 6), seat.heard]).toEqual(['Remove', ['help']]);
  });

  test('closes when the size of the window changes', () => {
    seat.view.type('?');
    seat.view.resize({ columns: 60, rows: 24 });
    expect(seat.message).toMatch(/^arrows/);
  });

  test('has lines that are short enough to read', () => {
    seat.view.resize({ columns: 200, rows: 50 });
    seat.show({ ...MIDDLE, help: 'ab '.repeat(99) });
    expect(Math.max(...seat.view.screen.map((line) => line.length))).toBe(80);
  });
});

test("about credits the handler's name", () => {
  seat = new Seat({ deal: () => 'java:12345' });
  seat.show(MIDDLE);
  seat.view.type('i');
  expect(seat.view.screen.slice(0, 4)).toEqual([
    'Monte Carlo Solitaire',
    'by Ada Lovelace',
    'Deal: #12345',
    'any key: back',
  ]);
});
