/** Compares the command lists of all games. */
import { describe, expect, test } from '@jest/globals';
import { BROWSER_ENGLISH } from '../src/browser/strings/english.js';
import type { Command, CommandWords, Medium } from '../src/core/commands.js';
import { barOf, commandsIn, keysOf, worded } from '../src/core/commands.js';
import { keyLines } from '../src/core/key-lines.js';
import { CORE_ENGLISH } from '../src/core/strings/english.js';
import { KLONDIKE_COMMANDS } from '../src/games/klondike/words/commands.js';
import { KLONDIKE_TERMINAL_ENGLISH } from '../src/games/klondike/terminal/strings/english.js';
import { KLONDIKE_ENGLISH } from '../src/games/klondike/words/strings/english.js';
import { MONTECARLO_BROWSER_ENGLISH } from '../src/games/montecarlo/browser/strings/english.js';
import { MONTECARLO_TERMINAL_ENGLISH } from '../src/games/montecarlo/terminal/strings/english.js';
import { MONTECARLO_COMMANDS } from '../src/games/montecarlo/words/commands.js';
import { MONTECARLO_ENGLISH } from '../src/games/montecarlo/words/strings/english.js';
import { TERMINAL_ENGLISH } from '../src/terminal/strings/english.js';

interface Listed {
  readonly commands: readonly Command[];
  readonly words: Readonly<Record<string, CommandWords>>;
  /** For footers. */
  readonly brief: Readonly<Record<string, readonly string[]>>;
}

const SHARED = { ...CORE_ENGLISH.commands, ...BROWSER_ENGLISH.commands, ...TERMINAL_ENGLISH.commands };

const GAMES: Readonly<Record<string, Listed>> = {
  Klondike: {
    commands: KLONDIKE_COMMANDS,
    words: { ...SHARED, ...KLONDIKE_ENGLISH.commands },
    brief: KLONDIKE_TERMINAL_ENGLISH.footer.commands,
  },
  'Monte Carlo': {
    commands: MONTECARLO_COMMANDS,
    words: {
      ...SHARED,
      ...MONTECARLO_ENGLISH.commands,
      ...MONTECARLO_BROWSER_ENGLISH.commands,
      ...MONTECARLO_TERMINAL_ENGLISH.commands,
    },
    brief: {},
  },
};

const MEDIA = ['browser', 'terminal'] as const;

/** The command's name for each of its keys, and how often each key occurs. */
const namesByKey = (commands: readonly Command[], medium: Medium): Map<string, string[]> => {
  const names = new Map<string, string[]>();
  for (const command of commandsIn(commands, medium)) {
    for (const key of keysOf(command, medium)) names.set(key, [...(names.get(key) ?? []), command.name]);
  }
  return names;
};

describe.each(Object.entries(GAMES))('%s', (_, { commands, words, brief }) => {
  test.each(MEDIA)('no two commands share a key in a %s', (medium) => {
    expect([...namesByKey(commands, medium)].filter(([, names]) => names.length > 1)).toEqual([]);
  });

  test('a key means the same in the page and the terminal, except Ctrl+Z, which suspends a program in a terminal', () => {
    const inTerminal = namesByKey(commands, 'terminal');
    const others = [...namesByKey(commands, 'browser')].flatMap(([key, [name]]) => {
      const [other = name] = inTerminal.get(key) ?? [];
      return other === name ? [] : [[key, name, other]];
    });
    expect(others).toEqual([['Ctrl+Z', 'undo', 'suspend']]);
  });

  test('no two commands share a name', () => {
    const names = commands.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  });

  test.each(MEDIA)('no two buttons in a %s share a place, and each has a text', (medium) => {
    const bar = barOf(worded(commandsIn(commands, medium), words), medium);
    const places = bar.map((command) => command.bar?.[medium]);
    expect(new Set(places).size).toBe(places.length);
    expect(bar.filter(({ name, label }) => label === undefined && brief[name] === undefined)).toEqual([]);
  });

  test.each(MEDIA)('help lists every command that has a key in a %s', (medium) => {
    const here = worded(commandsIn(commands, medium), words);
    const texts = keyLines(here, medium).map(({ help }) => help);
    const missing = here.filter(
      (command) => keysOf(command, medium).length > 0 && !texts.includes(command.help),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('each command has its texts, and no text lacks a command', () => {
    const names = commands.map(({ name }) => name);
    expect(Object.keys(words).sort()).toEqual([...names].sort());
  });
});

test('a key that both games use means the same in both, even if the command has another name', () => {
  const others = MEDIA.flatMap((medium) => {
    const there = namesByKey(MONTECARLO_COMMANDS, medium);
    return [...namesByKey(KLONDIKE_COMMANDS, medium)].flatMap(([key, [name = '']]) => {
      const [other = name] = there.get(key) ?? [];
      return other === name ? [] : [`${key}: ${name}, ${other}`];
    });
  });
  expect([...new Set(others)]).toEqual([
    // The exception is space: in Klondike it draws; in Monte Carlo it clicks the card, just as it presses any button on
    // a page.
    ' : clickStock, press',
    'g: deal, game',
    'Escape: letGo, goBack',
    'p: readPile, readCell',
  ]);
});

test('help joins series of keys, and puts keys with the same text on one line', () => {
  const rows = [
    { name: 'left', keys: ['ArrowLeft'], help: 'move' },
    { name: 'others', keys: ['ArrowDown', 'ArrowUp', 'ArrowRight'], terminal: ['j'], help: 'move' },
    { name: 'menu', keys: [], help: 'the menu' },
    { name: 'draw', keys: ['d', ' '], help: 'draw' },
  ];
  expect([keyLines(rows, 'terminal'), keyLines(rows.slice(1), 'browser')[0]]).toEqual([
    [
      { keys: ['Arrows', 'j'], help: 'move' },
      { keys: ['d', 'Space'], help: 'draw' },
    ],
    { keys: ['ArrowDown', 'ArrowUp', 'ArrowRight'], help: 'move' },
  ]);
});
