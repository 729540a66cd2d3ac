/**
 * The commands that a player gives to a view, as data, with keys and buttons. A game has one list of them for
 * every medium; key maps, toolbars, menus, footers and help are made from it. The texts come from a
 * catalogue.
 */

/** Where a game is played. */
export type Medium = 'browser' | 'terminal';

export interface Command<Name extends string = string> {
  /** The name of a handler's event, or of an action of the view. */
  readonly name: Name;
  /**
   * Names as in `KeyboardEvent.key`, letters in lower case; `Ctrl+Z` with Control held. Buttons and footers
   * show the first key.
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
   * Its part of the menu: commands about the game, then moves, then the page's own entries, then commands
   * about the view. Absent if it is not in the menu.
   */
  readonly menu?: 'game' | 'play' | 'view';
  /** True if a key held down repeats the command. */
  readonly repeats?: true;
}

/** The texts of a command. */
export interface CommandWords {
  /** The text on a button or in a menu. */
  readonly label?: string;
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
