/**
 * What a player can tell a view, as data: commands with their keys and their buttons. A game has one list of them, for
 * every medium; key maps, toolbars, menus, footers and help are read from it. Their words come from a catalogue.
 */
import { CORE_ENGLISH } from './strings/english.js';

/** Where a game is played. */
export type Medium = 'browser' | 'terminal';

export interface Command<Name extends string = string> {
  /** An event of the handler, or what is asked of the view. */
  readonly name: Name;
  /** As `KeyboardEvent.key` has them, letters small; `Ctrl+Z` with Control held. Buttons and footers tell the first. */
  readonly keys: readonly string[];
  /** Further keys of a page alone. */
  readonly browser?: readonly string[];
  /** Further keys of a terminal alone. */
  readonly terminal?: readonly string[];
  /** The one medium that has this command; by default all have. */
  readonly only?: Medium;
  /** Where it stands among the buttons of a medium, from 1; absent where it has none. */
  readonly bar?: Readonly<Partial<Record<Medium, number>>>;
  /**
   * It is in the menu: about the game, or a move in it, both before what a page puts there; or about the view, after
   * that.
   */
  readonly menu?: 'game' | 'play' | 'view';
  /** Does a key that is held down give it again and again? */
  readonly repeats?: true;
}

/** What a command is called. */
export interface CommandWords {
  /** On a button, or in a menu. */
  readonly label?: string;
  /** For help. Neighbors of the same words share a line. */
  readonly help: string;
}

export interface WordedCommand<Name extends string = string> extends Command<Name>, CommandWords {}

/** The names of the commands that a medium has. */
export type NameIn<Rows extends readonly Command[], In extends Medium> = Exclude<
  Rows[number],
  { readonly only: Exclude<Medium, In> }
>['name'];

export const commandsIn = <const Rows extends readonly Command[], In extends Medium>(
  rows: Rows,
  medium: In,
): readonly Command<NameIn<Rows, In>>[] => rows.filter(({ only = medium }: Command) => only === medium);

/** Commands in the words of a catalogue. */
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

/** A line of help. */
export interface KeyLine {
  /** For a reader: `Arrows`, `1 - 7`, `Space`, `u`. */
  readonly keys: readonly string[];
  readonly help: string;
}

/** What keys are called, by the names that `KeyboardEvent.key` has; the others are told as they are. */
export type KeyNames = Readonly<Record<string, string>>;

/** All keys of the commands, and what they do. */
export function keyLines(
  commands: readonly WordedCommand[],
  medium: Medium,
  names: KeyNames = CORE_ENGLISH.keys,
): readonly KeyLine[] {
  const lines: { keys: string[]; help: string }[] = [];
  for (const command of commands) {
    const last = lines.at(-1);
    const keys = keysOf(command, medium);
    if (last?.help === command.help) last.keys.push(...keys);
    else if (keys.length > 0) lines.push({ keys: [...keys], help: command.help });
  }
  return lines.map(({ keys, help }) => ({ keys: told(keys).map((key) => keyName(key, names)), help }));
}

/** Keys that are told as one where all of them do the same. */
const SERIES: readonly (readonly [name: string, keys: readonly string[]])[] = [
  ['Arrows', ['ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowRight']],
  ['1 - 7', ['1', '2', '3', '4', '5', '6', '7']],
];

function told(keys: readonly string[]): readonly string[] {
  const whole = SERIES.filter(([, series]) => series.every((key) => keys.includes(key)));
  const others = keys.filter((key) => !whole.some(([, series]) => series.includes(key)));
  return [...whole.map(([name]) => name), ...others];
}

/** Word by word: `Ctrl+Shift+Z` has two of them. */
export const keyName = (key: string, names: KeyNames): string =>
  key.replace(/^ $/, 'Space').replace(/[A-Z][a-z]+/g, (word) => names[word] ?? word);
