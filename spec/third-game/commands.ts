/** The commands for a Stairs player: one list for the page and the terminal. */
import type { Command } from '../../src/core/commands.js';
import { REDO, SAME_KEYS, UNDO, VIEW_COMMANDS, commandsIn, worded } from '../../src/core/commands.js';
import { BROWSER_ENGLISH } from '../../src/browser/strings/english.js';
import { CORE_ENGLISH } from '../../src/core/strings/english.js';
import { TERMINAL_ENGLISH } from '../../src/terminal/strings/english.js';

const COMMANDS = [
  { name: 'take', keys: ['t', 'Enter'], bar: { browser: 1 } },
  { name: 'skip', keys: ['s', ' '], bar: { browser: 2 }, repeats: true },
  { ...UNDO, bar: { browser: 3 } },
  REDO,
  { name: 'newGame', keys: SAME_KEYS.start, bar: { browser: 4 } },
  { name: 'help', keys: SAME_KEYS.help, menu: 'view' },
  ...VIEW_COMMANDS,
] as const satisfies readonly Command[];

const WORDS = {
  ...CORE_ENGLISH.commands,
  ...BROWSER_ENGLISH.commands,
  ...TERMINAL_ENGLISH.commands,
  take: { label: 'Take', help: 'put the open card on the pile, one step up or down' },
  skip: { label: 'Skip', help: 'put it under the deck' },
  newGame: { label: 'New game', help: 'new game' },
  help: { label: 'Keys', help: 'these keys' },
};

export const PAGE_COMMANDS = worded(commandsIn(COMMANDS, 'browser'), WORDS);
export const TERMINAL_COMMANDS = worded(commandsIn(COMMANDS, 'terminal'), WORDS);

export type OnPage = (typeof PAGE_COMMANDS)[number]['name'];
export type InTerminal = (typeof TERMINAL_COMMANDS)[number]['name'];
