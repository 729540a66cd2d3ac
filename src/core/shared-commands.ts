/** What is the same in every game: its keys, and where no game has a place of its own for it, the whole command. */
import type { Command } from './commands.js';

/** Keys that mean the same in all games, whatever the command is called there. */
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
} as const;

/** The letters that move the cursor in many a terminal, but for `h`: that is the hint. */
export const SAME_TERMINAL_KEYS = { right: ['l'], up: ['k'], down: ['j'] } as const;

/** In a terminal Ctrl-Z suspends whatever runs there, as Ctrl+Z takes back on every page. */
export const UNDO = {
  name: 'undo',
  keys: SAME_KEYS.undo,
  browser: ['Ctrl+Z'],
  repeats: true,
} as const satisfies Command;

/** Offered where the handler, or an assistant beside it, can make a move again. */
export const REDO = {
  name: 'redo',
  keys: ['y'],
  browser: ['Ctrl+Y', 'Ctrl+Shift+Z'],
  menu: 'play',
  repeats: true,
} as const satisfies Command;

/** In the order of help pages, after what is about the game. */
export const VIEW_COMMANDS = [
  { name: 'about', keys: ['i'], menu: 'view' },
  { name: 'menu', keys: [], only: 'browser', bar: { browser: 9 } },
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
