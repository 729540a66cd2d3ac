/** The keys that all games share, and the commands that are the same in all games. */
import type { Command } from './commands.js';

/** Keys that mean the same in all games, even if the games name the commands differently. */
export const SAME_KEYS = {
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  up: ['ArrowUp'],
  down: ['ArrowDown'],
  start: ['n'],
  again: ['r'],
  choose: ['g'],
  undo: ['u'],
  help: ['?', 'F1'],
  /** Reads what the cursor is on, or the whole table. */
  readHere: ['p'],
  readTable: ['o'],
  /** The deal with the number before, or after. */
  previous: ['<'],
  next: ['>'],
} as const;

/**
 * The letters that move the cursor in many terminal programs. `h` is missing, because it is the key of the
 * hint.
 */
export const SAME_TERMINAL_KEYS = { right: ['l'], up: ['k'], down: ['j'] } as const;

/** Ctrl+Z undoes only in the browser, because Ctrl-Z suspends programs in a terminal. */
export const UNDO = {
  name: 'undo',
  keys: SAME_KEYS.undo,
  browser: ['Ctrl+Z'],
  repeats: true,
} as const satisfies Command;

/** Offered if the handler, or an assistant beside it, can redo a move. */
export const REDO = {
  name: 'redo',
  keys: ['y'],
  browser: ['Ctrl+Y', 'Ctrl+Shift+Z'],
  menu: 'play',
  repeats: true,
} as const satisfies Command;

/** Deals another game. */
export const NEW_GAME = { name: 'newGame', keys: SAME_KEYS.start } as const satisfies Command;

/** Goes back to the deal of the game in play. */
export const AGAIN = { name: 'again', keys: SAME_KEYS.again } as const satisfies Command;

/** Offered where page or command can tell the moves. */
export const MOVES = { name: 'moves', keys: ['m'], menu: 'play' } as const satisfies Command;

/** Asks for a card, and goes there. */
export const FIND = { name: 'find', keys: ['/'] } as const satisfies Command;

/** Lists what can be set. */
export const SETTINGS_LISTED = { name: 'settings', keys: [','], only: 'terminal' } as const satisfies Command;

/** In the order of help pages, where they follow the commands about the game. */
export const VIEW_COMMANDS = [
  { name: 'about', keys: ['i'], menu: 'view' },
  { name: 'menu', keys: ['F10'], only: 'browser', bar: { browser: 9 } },
  {
    name: 'quit',
    keys: ['q'],
    terminal: ['Ctrl+D'],
    menu: 'view',
    bar: { terminal: 9 },
  },
  { name: 'interrupt', keys: ['Ctrl+C'], only: 'terminal' },
  { name: 'redraw', keys: ['Ctrl+L'], only: 'terminal' },
  { name: 'suspend', keys: ['Ctrl+Z'], only: 'terminal' },
] as const satisfies readonly Command[];
