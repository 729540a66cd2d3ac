/**
 * The commands of a view as data, with keys and buttons. A game has one list of commands for every medium. Key maps,
 * toolbars, menus, footers and help come from this list. The texts come from a catalogue.
 */

/** The place where a player plays a game. */
export type Medium = 'browser' | 'terminal';

export interface Command<Name extends string = string> {
  /** The name of a handler's event, or of an action in the view. */
  readonly name: Name;
  /**
   * Names as in `KeyboardEvent.key`, with letters in lower case; `Ctrl+Z` means Z with Control held down. Buttons and
   * footers show the first key.
   */
  readonly keys: readonly string[];
  /** Additional keys in the browser. */
  readonly browser?: readonly string[];
  /** Additional keys in a terminal. */
  readonly terminal?: readonly string[];
  /** The only medium that has this command; by default all media have it. */
  readonly only?: Medium;
  /** The position of its button in a medium's bar, from 1; absent if it has no button there. */
  readonly bar?: Readonly<Partial<Record<Medium, number>>>;
  /**
   * The part of the settings that lists the command: commands about the game, then moves, then the page's own entries, then
   * commands about the view. Absent if it is not in the settings.
   */
  readonly menu?: 'game' | 'play' | 'view';
  /** True if holding down the key repeats the command. */
  readonly repeats?: true;
}

/** The texts of a command. */
export interface CommandWords {
  /** The text on a button or in a menu. */
  readonly label?: string;
  /** The text on a button of a toolbar in the browser, where the label is too long. */
  readonly short?: string;
  /** The text in the help. Neighboring commands with the same text share a line. */
  readonly help: string;
}

export interface WordedCommand<Name extends string = string> extends Command<Name>, CommandWords {}

/** The names of the commands that a medium has. */
export type NameIn<Rows extends readonly Command[], In extends Medium> = Exclude<
  Rows[number],
  { readonly only: Exclude<Medium, In> }
>['name'];

/** The names of the commands that have a button in a medium. */
export type BarNameIn<Rows extends readonly Command[], In extends Medium> = Extract<
  Rows[number],
  { readonly bar: Readonly<Record<In, number>> }
>['name'];

export const commandsIn = <const Rows extends readonly Command[], In extends Medium>(
  rows: Rows,
  medium: In,
): readonly Command<NameIn<Rows, In>>[] => rows.filter(({ only = medium }: Command) => only === medium);

/** Commands with their texts from a catalogue. */
export const worded = <Name extends string>(
  commands: readonly Command<Name>[],
  words: Readonly<Record<Name, CommandWords>>,
): readonly WordedCommand<Name>[] => commands.map((command) => ({ ...command, ...words[command.name] }));

export const keysOf = (command: Command, medium: Medium): readonly string[] => [
  ...command.keys,
  ...(command[medium] ?? []),
];

/** The commands that have a button, in the order of the buttons. */
export const barOf = <One extends Command>(commands: readonly One[], medium: Medium): readonly One[] => {
  const placeOf = ({ bar }: Command): number => bar?.[medium] ?? 0;
  return commands
    .filter((command) => placeOf(command) > 0)
    .sort((one, other) => placeOf(one) - placeOf(other));
};

/** Keys that mean the same thing in all games, even if the games name the commands differently. */
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
  /** Goes to the deal with the previous or the next number. */
  previous: ['<'],
  next: ['>'],
} as const;

/** The letters that move the cursor in many terminal programs. `h` is missing, because it is the key for a hint. */
export const SAME_TERMINAL_KEYS = { right: ['l'], up: ['k'], down: ['j'] } as const;

/** Ctrl+Z undoes only in the browser, because Ctrl-Z suspends programs in a terminal. */
export const UNDO = {
  name: 'undo',
  keys: SAME_KEYS.undo,
  browser: ['Ctrl+Z'],
  repeats: true,
} as const satisfies Command;

/** This command is offered if the handler or the assistant can redo. */
export const REDO = {
  name: 'redo',
  keys: ['y'],
  browser: ['Ctrl+Y', 'Ctrl+Shift+Z'],
  repeats: true,
} as const satisfies Command;

/** Deals another game. */
export const NEW_GAME = { name: 'newGame', keys: SAME_KEYS.start } as const satisfies Command;

/** Goes back to the deal of the game in play. */
export const AGAIN = { name: 'again', keys: SAME_KEYS.again } as const satisfies Command;

/** This command is offered where the page or the terminal can list the moves. */
export const MOVES = { name: 'moves', keys: ['m'], menu: 'play' } as const satisfies Command;

/** Asks for a card and goes to it. */
export const FIND = { name: 'find', keys: ['/'] } as const satisfies Command;

/** Lists the settings. */
export const SETTINGS_LISTED = { name: 'settings', keys: [','], only: 'terminal' } as const satisfies Command;

/** These commands are in the order of the help pages, where they follow the commands about the game. */
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
