/** Tests the lines, keys and mouse events of a list that replaces a table. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ItemList, ListItem } from '../../../src/terminal/list/item-list.js';
import { RED } from '../../../src/terminal/window/suits.js';
import type { TerminalLook } from '../../../src/terminal/window/suits.js';
import { TerminalWindow } from '../../../src/terminal/window/window.js';
import { plain } from '../../games/klondike/terminal/marked.js';

const done: string[] = [];

const item = (text: string, more: Partial<ListItem> = {}): ListItem => ({
  text,
  choose: () => done.push(text),
  ...more,
});

const ITEMS: readonly ListItem[] = [
  item('Deal'),
  item('First', { isNow: true, note: { text: 'lost', color: RED } }),
  { text: 'Others', inside: [item('Second'), { text: 'More', inside: [item('Third')] }] },
  item('Last'),
];

const NUMBERS = Array.from({ length: 30 }, (_, at) => item(`Number ${at}`, { isNow: at === 20 }));

let window: TerminalWindow;

/** Opens a list over a table. The table records the keys that the list doesn't handle. */
function open(
  items: readonly ListItem[],
  more: Partial<ItemList> & Pick<Partial<TerminalLook>, 'color'> & { readonly size?: [number, number] } = {},
): void {
  const { size: [columns, rows] = [40, 9], color = 'two', ...list } = more;
  const settings = {
    columns,
    rows,
    color,
    write: () => undefined,
    onInterrupt: () => done.push('broken off'),
  };
  window = new TerminalWindow(settings, {
    press: (key) => {
      done.push(`table: ${typeof key === 'string' ? key : key.mouse}`);
      if (key === 'ctrl-c') window.perform('interrupt');
    },
    draw: () => ['the table'],
  });
  window.openList({ title: 'List', items: () => items, hints: ['enter chooses', 'enter'], ...list });
  window.draw();
}

const seen = (): string[] => window.lines.map((line) => plain(line).trimEnd()).filter((line) => line !== '');

function type(keys: string): string[] {
  window.type(keys);
  window.settle();
  return seen();
}

const [UP, DOWN, RIGHT, LEFT] = ['\x1b[A', '\x1b[B', '\x1b[C', '\x1b[D'];

beforeEach(() => {
  done.length = 0;
});

describe('the lines of a list', () => {
  test('the cursor starts at the current move, and items are folded', () => {
    open(ITEMS);
    expect(seen()).toEqual(['List', '    Deal', '> * First lost', '  + Others', '    Last', 'enter chooses']);
  });

  test.each<[color: 'two' | 'none', line: string]>([
    ['two', '> \x1b[1m*\x1b[0m \x1b[1;7mFirst \x1b[0m\x1b[1;7;31mlost\x1b[0m'],
    ['none', '> \x1b[1m*\x1b[0m \x1b[1;7mFirst lost\x1b[0m'],
  ])('a note has its own color if the terminal has colors: %s', (color, line) => {
    open(ITEMS, { color });
    expect(window.lines[2]).toBe(line);
  });

  test('a note stays in one piece', () => {
    const noted = item('one two', { note: { text: 'can be won', color: RED } });
    const linesAt = (columns: number): string[] => {
      open([noted], { size: [columns, 9] });
      return seen().slice(1, -1);
    };
    expect([linesAt(22), linesAt(21), linesAt(12)]).toEqual([
      ['>   one two can be won'],
      ['>   one two', '    can be won'],
      ['>   one two', '    can be', '    won'],
    ]);
  });

  test('a list that is too long for the window shows the lines around the cursor and their numbers', () => {
    open(NUMBERS, { size: [30, 7] });
    const first = seen();
    const below = type(DOWN);
    const end = type('\x1b[F');
    const page = type('\x1b[5~');
    const start = type('\x1b[H');
    const told = [first, below, end, page, start].map(([title = '', ...lines]) => [
      title.replace(/ +/, ' '),
      ...[lines[0], lines.find((line) => line.startsWith('>')), lines[4]],
    ]);
    expect(told).toEqual([
      ['List 18-22/30', '    Number 17', '> * Number 20', '    Number 21'],
      ['List 19-23/30', '    Number 18', '>   Number 21', '    Number 22'],
      ['List 26-30/30', '    Number 25', '>   Number 29', '>   Number 29'],
      ['List 25-29/30', '    Number 24', '>   Number 25', '    Number 28'],
      ['List 1-5/30', '>   Number 0', '>   Number 0', '    Number 4'],
    ]);
  });

  test('a long text wraps, and all its lines are visible if it has the cursor', () => {
    open([item('Deal'), item('one two three four five six'), item('Last')], { size: [16, 5] });
    expect([seen(), type(DOWN), type(DOWN)]).toEqual([
      ['List       1-3/5', '>   Deal', '    one two', '    three four', 'enter chooses'],
      ['List       2-4/5', '>   one two', '    three four', '    five six', 'enter chooses'],
      ['List       3-5/5', '    three four', '    five six', '>   Last', 'enter chooses'],
    ]);
  });

  test('the list stays open when the window is resized', () => {
    open(ITEMS);
    type(DOWN + RIGHT);
    window.resize({ columns: 20, rows: 5 });
    expect(seen()).toEqual([
      'List           2-4/6',
      '  * First lost',
      '> - Others',
      '      Second',
      'enter chooses',
    ]);
  });
});

describe('keys', () => {
  test('enter, right and left unfold and fold an item', () => {
    open(ITEMS);
    const unfolded = type(`${DOWN}\r`);
    const deeper = type(`${DOWN}${DOWN}${RIGHT}${DOWN}`);
    const up = type(LEFT);
    const folded = type(`${LEFT}${LEFT}${LEFT}`);
    expect([unfolded.slice(3, 6), deeper.slice(4, 7), up.slice(5, 6), folded.slice(3, 5), done]).toEqual([
      ['> - Others', '      Second', '    + More'],
      ['      Second', '    - More', '>       Third'],
      ['>   - More'],
      ['> + Others', '    Last'],
      [],
    ]);
  });

  test('enter chooses and closes the list', () => {
    open(ITEMS);
    expect([type(`${UP}\r`), done]).toEqual([['the table'], ['Deal']]);
  });

  test('enter keeps the list open if the choice changes its items', () => {
    let set = 0;
    const items = (): readonly ListItem[] => [{ text: `Set ${set}`, choose: () => set++ }];
    open([], { items, stays: true });
    expect(type('\r ')).toEqual(['List', '>   Set 2', 'enter chooses']);
  });

  test.each(['\x1b', 'q'])('%j closes the list without a choice', (key) => {
    open(ITEMS);
    expect([type(key), done]).toEqual([['the table'], []]);
  });

  test("the table gets no other keys, except for the program's", () => {
    open(ITEMS);
    expect([type('un?'), type('\x03'), done]).toEqual([
      expect.arrayContaining(['> * First lost']),
      expect.arrayContaining(['> * First lost']),
      ['table: ctrl-c', 'broken off'],
    ]);
  });

  test('arrows stop at the ends of the list', () => {
    open(ITEMS);
    const top = type(UP + UP + UP);
    expect([top[1], type(DOWN.repeat(9))[4]]).toEqual(['>   Deal', '>   Last']);
  });
});

test('a click chooses or unfolds, and does nothing outside the list', () => {
  open(ITEMS);
  const click = (row: number): string[] => type(`\x1b[<0;3;${row}M`);
  const beside = [click(1), click(8)];
  expect([beside.every((lines) => lines[2] === '> * First lost'), click(4)[3], click(5), done]).toEqual([
    true,
    '> - Others',
    ['the table'],
    ['Second'],
  ]);
});

describe('wheel events', () => {
  const [WHEEL_UP, WHEEL_DOWN] = ['\x1b[<64;3;3M', '\x1b[<65;3;3M'];
  const told = ([title = '', ...lines]: readonly string[]): readonly [string, string | undefined] => [
    title.replace(/ +/, ' '),
    lines.find((line) => line.startsWith('>')),
  ];

  test('the wheel scrolls a long list by three rows, with the cursor', () => {
    open(NUMBERS, { size: [30, 7] });
    const steps = [seen(), type(WHEEL_DOWN), type(WHEEL_UP + WHEEL_UP), type(WHEEL_DOWN.repeat(9))];
    expect(steps.map(told)).toEqual([
      ['List 18-22/30', '> * Number 20'],
      ['List 21-25/30', '>   Number 23'],
      ['List 15-19/30', '>   Number 17'],
      ['List 26-30/30', '>   Number 29'],
    ]);
  });

  test('the wheel moves the cursor row by row if all rows are visible, and chooses nothing', () => {
    open(ITEMS);
    const steps = [type(WHEEL_DOWN), type(WHEEL_DOWN), type(WHEEL_UP.repeat(5))];
    expect([...steps.map((lines) => told(lines)[1]), done]).toEqual([
      '> + Others',
      '>   Last',
      '>   Deal',
      [],
    ]);
  });

  test('the wheel does nothing at the table', () => {
    open(ITEMS);
    expect([type(`q${WHEEL_DOWN}`), done]).toEqual([['the table'], []]);
  });
});
