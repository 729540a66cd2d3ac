/** All that a player of Monte Carlo Solitaire can tell a view: one row a command. */
import type { Command, Medium, NameIn } from '../../../core/commands.js';
import { REDO, SAME_KEYS, SAME_TERMINAL_KEYS, UNDO, VIEW_COMMANDS } from '../../../core/shared-commands.js';

const STEP = { help: 'from card to card', repeats: true } as const;

const ALONG = { help: 'to the ends of the row', repeats: true } as const;

const CORNER = { keys: [], only: 'browser', help: 'to the corners', repeats: true } as const;

/** In the order of help pages. */
export const MONTECARLO_COMMANDS = [
  { name: 'left', keys: SAME_KEYS.left, ...STEP },
  { name: 'down', keys: SAME_KEYS.down, terminal: SAME_TERMINAL_KEYS.down, ...STEP },
  { name: 'up', keys: SAME_KEYS.up, terminal: SAME_TERMINAL_KEYS.up, ...STEP },
  { name: 'right', keys: SAME_KEYS.right, terminal: SAME_TERMINAL_KEYS.right, ...STEP },
  { name: 'rowStart', keys: ['Home'], ...ALONG },
  { name: 'rowEnd', keys: ['End'], ...ALONG },
  { name: 'firstCell', ...CORNER, browser: ['Ctrl+Home'] },
  { name: 'lastCell', ...CORNER, browser: ['Ctrl+End'] },
  { name: 'press', keys: ['Enter', ' '], help: 'click the card' },
  { name: 'goBack', keys: ['Escape'], only: 'terminal', help: 'go back' },
  {
    name: 'consolidate',
    keys: ['c'],
    label: 'Consolidate',
    bar: { browser: 1, terminal: 1 },
    help: 'move the cards together and deal from the deck',
  },
  {
    name: 'hint',
    keys: ['h'],
    terminal: ['t'],
    label: 'Hint',
    bar: { browser: 2, terminal: 2 },
    help: 'hint: the first pair there is',
  },
  {
    name: 'hintAhead',
    keys: ['b'],
    terminal: ['T'],
    label: 'Best hint',
    bar: { browser: 3, terminal: 3 },
    help: 'look ahead for the move that leads furthest',
  },
  { ...UNDO, bar: { browser: 4, terminal: 4 } },
  REDO,
  {
    name: 'replay',
    keys: SAME_KEYS.again,
    label: 'Replay',
    bar: { browser: 6, terminal: 5 },
    help: 'begin this deal again',
  },
  {
    name: 'newDeal',
    keys: SAME_KEYS.start,
    label: 'New Deal',
    bar: { browser: 7, terminal: 6 },
    help: 'new deal',
  },
  {
    name: 'game',
    keys: SAME_KEYS.choose,
    label: 'Game number',
    menu: 'game',
    bar: { browser: 5, terminal: 7 },
    help: 'a game by its number',
  },
  {
    name: 'help',
    keys: SAME_KEYS.help,
    label: 'Help',
    bar: { browser: 8, terminal: 8 },
    help: 'help: the rules and these keys',
  },
  { name: 'keys', keys: [], only: 'browser', label: 'Keys', menu: 'view', help: 'these keys' },
  ...VIEW_COMMANDS,
] as const satisfies readonly Command[];

export type MonteCarloCommandName<In extends Medium> = NameIn<typeof MONTECARLO_COMMANDS, In>;
