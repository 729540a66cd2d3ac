/** What is the same in every game: its keys, and where no game has words of its own, the whole command. */
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
  label: 'Undo',
  brief: ['undo'],
  help: 'take back the last move',
  repeats: true,
} as const satisfies Command;

/** Offered where the handler, or an assistant beside it, can make a move again. */
export const REDO = {
  name: 'redo',
  keys: ['y'],
  browser: ['Ctrl+Y', 'Ctrl+Shift+Z'],
  label: 'Redo',
  menu: 'play',
  help: 'make it again',
  repeats: true,
} as const satisfies Command;

/** In the order of help pages, after what is about the game. */
export const VIEW_COMMANDS = [
  { name: 'about', keys: ['i'], label: 'About', menu: 'view', help: 'about' },
  { name: 'menu', keys: [], only: 'browser', label: 'Menu', bar: { browser: 9 }, help: 'the menu' },
  {
    name: 'quit',
    keys: ['q'],
    terminal: ['Ctrl+D'],
    label: 'Quit',
    brief: ['quit'],
    menu: 'view',
    bar: { terminal: 9 },
    help: 'quit',
  },
  { name: 'interrupt', keys: ['Ctrl+C'], only: 'terminal', help: 'break off' },
  { name: 'redraw', keys: ['Ctrl+L'], only: 'terminal', help: 'draw anew' },
  { name: 'suspend', keys: ['Ctrl+Z'], only: 'terminal', help: 'suspend' },
] as const satisfies readonly Command[];
