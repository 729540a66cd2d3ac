/** A list of commands gives each medium its commands, toolbar, keys and help. */
import { describe, expect, test } from '@jest/globals';
import type { Command, Medium } from '../../src/core/commands.js';
import { barOf, commandsIn, keysOf, worded } from '../../src/core/commands.js';
import { keyName, keyLines } from '../../src/core/key-lines.js';

const LIST = [
  { name: 'left', keys: ['ArrowLeft'], terminal: ['h'] },
  { name: 'turn', keys: ['d', ' '], browser: ['Enter'], bar: { browser: 2, terminal: 1 } },
  { name: 'menu', keys: [], only: 'browser', bar: { browser: 1 } },
  { name: 'stop', keys: ['Ctrl+C'], only: 'terminal', bar: { terminal: 2 } },
] as const satisfies readonly Command[];

const names = (commands: readonly Command[]): string => commands.map(({ name }) => name).join(' ');

describe.each<[Medium, { all: string; bar: string; keys: string }]>([
  ['browser', { all: 'left turn menu', bar: 'menu turn', keys: 'ArrowLeft d| |Enter ' }],
  ['terminal', { all: 'left turn stop', bar: 'turn stop', keys: 'ArrowLeft|h d|  Ctrl+C' }],
])('a %s', (medium, { all, bar, keys }) => {
  const here: readonly Command[] = commandsIn(LIST, medium);

  test('has the shared commands and its own commands', () => expect(names(here)).toBe(all));

  test('has its buttons in order', () => expect(names(barOf(here, medium))).toBe(bar));

  test('has the shared keys first, then its own keys', () => {
    expect(here.map((command) => keysOf(command, medium).join('|')).join(' ')).toBe(keys);
  });
});

test('commands get their texts by name', () => {
  const help = { left: { help: 'go left' }, turn: { label: 'Turn', help: 'turn a card' } };
  expect(worded([LIST[0], LIST[1]], help)).toEqual([
    { name: 'left', keys: ['ArrowLeft'], terminal: ['h'], help: 'go left' },
    { ...LIST[1], label: 'Turn', help: 'turn a card' },
  ]);
});

describe('the help', () => {
  const lines = (...rows: [keys: readonly string[], help: string][]): string[] =>
    keyLines(
      rows.map(([keys, help]) => ({ name: 'x', keys, help })),
      'terminal',
    ).map(({ keys, help }) => `${keys.join(', ')}: ${help}`);

  test('has a line for each command with keys', () => {
    expect(lines([['d', ' '], 'turn'], [[], 'open'], [['u'], 'undo'])).toEqual(['d, Space: turn', 'u: undo']);
  });

  test('has one line for neighboring commands with the same help', () => {
    expect(lines([['a'], 'go'], [['b'], 'go'], [[], 'go'], [['c'], 'stop'], [['d'], 'go'])).toEqual([
      'a, b: go',
      'c: stop',
      'd: go',
    ]);
  });

  test.each([
    [['k', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], 'Arrows, k'],
    [['ArrowUp', 'ArrowDown'], 'ArrowUp, ArrowDown'],
    [['1', '2', '3', '4', '5', '6', '7', '8'], '1 - 7, 8'],
    [['1', '2', '3'], '1, 2, 3'],
  ])('shows the keys %j as %s', (keys, shown) => expect(lines([keys, 'go'])).toEqual([`${shown}: go`]));

  test('lists the keys of the medium', () => {
    const command = { ...LIST[1], help: 'turn' };
    expect([keyLines([command], 'browser'), keyLines([command], 'terminal')]).toEqual([
      [{ keys: ['d', 'Space', 'Enter'], help: 'turn' }],
      [{ keys: ['d', 'Space'], help: 'turn' }],
    ]);
  });

  test("names the keys in the reader's language", () => {
    const command = { ...LIST[1], keys: ['Escape', ' '], help: 'turn' };
    expect(keyLines([command], 'terminal', { Escape: 'Échap', Space: 'Espace' })).toEqual([
      { keys: ['Échap', 'Espace'], help: 'turn' },
    ]);
  });
});

test.each([
  [' ', 'Leer'],
  ['Ctrl+Shift+Z', 'Strg+Shift+Z'],
  ['PageUp', 'PageUp'],
  ['Z', 'Z'],
  [' x', ' x'],
  ['x ', 'x '],
  ['ctrl+x', 'ctrl+x'],
])('shows the key %j as %s', (key, shown) => {
  expect(keyName(key, { Ctrl: 'Strg', Space: 'Leer', Z: 'no word', ctrl: 'no word' })).toBe(shown);
});
