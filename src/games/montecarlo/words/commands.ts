/** All commands of a view of Monte Carlo Solitaire, one per row. */
import type { Command, Medium, NameIn } from '../../../core/commands.js';
import {
  AGAIN,
  FIND,
  MOVES,
  NEW_GAME,
  REDO,
  SAME_KEYS,
  SAME_TERMINAL_KEYS,
  SETTINGS_LISTED,
  UNDO,
  VIEW_COMMANDS,
} from '../../../core/commands.js';

const CORNER = { keys: [], only: 'browser', repeats: true } as const;

/** The commands in the order of help pages. */
export const MONTECARLO_COMMANDS = [
  { name: 'left', keys: SAME_KEYS.left, repeats: true },
  { name: 'down', keys: SAME_KEYS.down, terminal: SAME_TERMINAL_KEYS.down, repeats: true },
  { name: 'up', keys: SAME_KEYS.up, terminal: SAME_TERMINAL_KEYS.up, repeats: true },
  { name: 'right', keys: SAME_KEYS.right, terminal: SAME_TERMINAL_KEYS.right, repeats: true },
  { name: 'rowStart', keys: ['Home'], repeats: true },
  { name: 'rowEnd', keys: ['End'], repeats: true },
  { name: 'firstCell', ...CORNER, browser: ['Ctrl+Home'] },
  { name: 'lastCell', ...CORNER, browser: ['Ctrl+End'] },
  { name: 'press', keys: ['Enter', ' '] },
  { name: 'goBack', keys: ['Escape'], only: 'terminal' },
  { name: 'consolidate', keys: ['c'], bar: { browser: 6, terminal: 1 } },
  { name: 'hint', keys: ['h'], terminal: ['t'], bar: { browser: 4, terminal: 2 } },
  { name: 'hintAhead', keys: ['b'], terminal: ['T'], bar: { browser: 5, terminal: 3 } },
  { ...UNDO, bar: { browser: 2, terminal: 4 } },
  { ...REDO, bar: { browser: 3 } },
  MOVES,
  { ...FIND, only: 'terminal' },
  { name: 'readCell', keys: SAME_KEYS.readHere, only: 'terminal' },
  { name: 'readTable', keys: SAME_KEYS.readTable, only: 'terminal' },
  { ...AGAIN, menu: 'play', bar: { terminal: 5 } },
  { ...NEW_GAME, bar: { browser: 1, terminal: 6 } },
  { name: 'previousDeal', keys: SAME_KEYS.previous, only: 'terminal' },
  { name: 'nextDeal', keys: SAME_KEYS.next, only: 'terminal' },
  { name: 'game', keys: SAME_KEYS.choose, menu: 'game', bar: { browser: 7, terminal: 7 } },
  SETTINGS_LISTED,
  { name: 'help', keys: SAME_KEYS.help, menu: 'view', bar: { terminal: 8 } },
  { name: 'keys', keys: [], only: 'browser', menu: 'view' },
  ...VIEW_COMMANDS,
] as const satisfies readonly Command[];

export type MonteCarloCommandName<In extends Medium> = NameIn<typeof MONTECARLO_COMMANDS, In>;
