/** All that a player of Klondike can tell a view: one row a command. */
import type { Command, Medium, NameIn } from '../../../core/commands.js';
import { REDO, SAME_KEYS, SAME_TERMINAL_KEYS, UNDO, VIEW_COMMANDS } from '../../../core/shared-commands.js';

const STEP = { help: 'between and within piles; up takes more cards', repeats: true } as const;

const COUNT = { help: 'more cards, or fewer', repeats: true } as const;

/** In the order of help pages. */
export const KLONDIKE_COMMANDS = [
  { name: 'left', keys: SAME_KEYS.left, ...STEP },
  { name: 'down', keys: SAME_KEYS.down, terminal: SAME_TERMINAL_KEYS.down, ...STEP },
  { name: 'up', keys: SAME_KEYS.up, terminal: SAME_TERMINAL_KEYS.up, ...STEP },
  { name: 'right', keys: SAME_KEYS.right, terminal: SAME_TERMINAL_KEYS.right, ...STEP },
  {
    name: 'tableau',
    keys: ['1', '2', '3', '4', '5', '6', '7'],
    help: 'to a tableau pile; again: its lowest open card',
    repeats: true,
  },
  { name: 'inPlay', keys: ['w'], help: 'to the waste', repeats: true },
  { name: 'foundation', keys: ['f'], help: 'to a foundation; again: the next', repeats: true },
  { name: 'press', keys: ['Enter'], help: 'pick up, put down' },
  { name: 'more', keys: ['+', '='], ...COUNT },
  { name: 'fewer', keys: ['-'], ...COUNT },
  { name: 'letGo', keys: ['Escape'], help: 'let go; go back' },
  {
    name: 'clickStock',
    keys: ['d', ' ', 's'],
    label: 'Draw',
    brief: ['draw'],
    bar: { browser: 3, terminal: 1 },
    help: 'draw, or turn over what was drawn',
    repeats: true,
  },
  {
    name: 'sendUp',
    keys: ['a'],
    brief: ['send up', 'up'],
    bar: { terminal: 2 },
    help: 'send up to a foundation',
  },
  { ...UNDO, bar: { browser: 2, terminal: 3 } },
  REDO,
  {
    name: 'newGame',
    keys: SAME_KEYS.start,
    label: 'New game',
    brief: ['new'],
    bar: { browser: 1, terminal: 4 },
    help: 'new game',
  },
  {
    name: 'again',
    keys: SAME_KEYS.again,
    brief: ['again'],
    bar: { terminal: 5 },
    help: 'begin this deal again',
  },
  {
    name: 'deal',
    keys: SAME_KEYS.choose,
    label: 'Deal',
    brief: ['deal'],
    menu: 'game',
    bar: { browser: 4, terminal: 6 },
    help: 'a deal by its number or name',
  },
  {
    name: 'help',
    keys: SAME_KEYS.help,
    label: 'Keys',
    brief: ['help'],
    menu: 'view',
    bar: { terminal: 8 },
    help: 'help: these keys',
  },
  ...VIEW_COMMANDS,
] as const satisfies readonly Command[];

export type KlondikeCommandName<In extends Medium> = NameIn<typeof KLONDIKE_COMMANDS, In>;

/** In the words for a table whose card in play is the stock's, if it is such a table. */
export const wordedFor = <Name extends string>(
  commands: readonly Command<Name>[],
  isStockInPlay: boolean,
): readonly Command<Name>[] =>
  commands.map((command) =>
    isStockInPlay && command.name === 'inPlay' ? { ...command, help: 'to the stock' } : command,
  );
