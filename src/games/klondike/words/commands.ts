/** All commands of a Klondike player, one per row. */
import type { Command, Medium, NameIn, WordedCommand } from '../../../core/commands.js';
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
import type { SettingValues } from '../../../core/settings.js';
import type { KLONDIKE_HELP_ENGLISH } from './strings/english.js';
import { KLONDIKE_ENGLISH } from './strings/english.js';

/** The commands in the order of help pages. */
export const KLONDIKE_COMMANDS = [
  { name: 'left', keys: SAME_KEYS.left, repeats: true },
  { name: 'down', keys: SAME_KEYS.down, terminal: SAME_TERMINAL_KEYS.down, repeats: true },
  { name: 'up', keys: SAME_KEYS.up, terminal: SAME_TERMINAL_KEYS.up, repeats: true },
  { name: 'right', keys: SAME_KEYS.right, terminal: SAME_TERMINAL_KEYS.right, repeats: true },
  { name: 'tableau', keys: ['1', '2', '3', '4', '5', '6', '7'], repeats: true },
  { name: 'inPlay', keys: ['w'], repeats: true },
  { name: 'foundation', keys: ['f'], repeats: true },
  { name: 'press', keys: ['Enter'] },
  { name: 'pickUp', keys: ['x'] },
  { name: 'more', keys: ['+', '='], repeats: true },
  { name: 'fewer', keys: ['-'], repeats: true },
  { name: 'letGo', keys: ['Escape'] },
  {
    name: 'clickStock',
    keys: ['d', ' ', 's'],
    bar: { browser: 4, terminal: 1 },
    repeats: true,
  },
  { name: 'sendUp', keys: ['a'], bar: { terminal: 2 } },
  { name: 'hint', keys: ['h'], bar: { browser: 5, terminal: 7 } },
  { name: 'finish', keys: ['e'] },
  { ...UNDO, bar: { browser: 2, terminal: 3 } },
  { name: 'undoOne', keys: ['Backspace'], repeats: true },
  { ...REDO, bar: { browser: 3 } },
  MOVES,
  { name: 'toWinnable', keys: ['z'], menu: 'play' },
  FIND,
  { name: 'readPile', keys: SAME_KEYS.readHere },
  { name: 'readTable', keys: SAME_KEYS.readTable },
  { name: 'solution', keys: ['v'], menu: 'play' },
  { ...NEW_GAME, bar: { browser: 1, terminal: 4 } },
  { ...AGAIN, menu: 'play', bar: { terminal: 5 } },
  { name: 'previousDeal', keys: SAME_KEYS.previous, menu: 'play' },
  { name: 'nextDeal', keys: SAME_KEYS.next, menu: 'play' },
  { name: 'deal', keys: SAME_KEYS.choose, menu: 'game', bar: { browser: 6, terminal: 6 } },
  SETTINGS_LISTED,
  { name: 'help', keys: SAME_KEYS.help, menu: 'view', bar: { terminal: 8 } },
  ...VIEW_COMMANDS,
] as const satisfies readonly Command[];

export type KlondikeCommandName<In extends Medium> = NameIn<typeof KLONDIKE_COMMANDS, In>;

/** The wording of the commands for a table whose stock or waste is in play. */
export const wordedFor = <Name extends string>(
  commands: readonly WordedCommand<Name>[],
  isStockInPlay: boolean,
  { toStock }: Pick<typeof KLONDIKE_ENGLISH, 'toStock'> = KLONDIKE_ENGLISH,
): readonly WordedCommand<Name>[] =>
  commands.map((command) =>
    isStockInPlay && command.name === 'inPlay' ? { ...command, help: toStock } : command,
  );

/** The wording of the commands for this setting of one-click moves. */
export const wordedByClick = <Name extends string>(
  commands: readonly WordedCommand<Name>[],
  click: SettingValues['click'],
  { press }: Pick<typeof KLONDIKE_HELP_ENGLISH, 'press'>,
): readonly WordedCommand<Name>[] =>
  commands.map((command) =>
    command.name === 'press' && click !== 'always' ? { ...command, help: press[click] } : command,
  );
