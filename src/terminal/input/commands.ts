/**
 * Commands in a terminal: a key map, names of keys, and lines for help and footers.
 */
import type { Command, WordedCommand } from '../../core/commands.js';
import type { KeyNames } from '../../core/key-lines.js';
import { keysOf } from '../../core/commands.js';
import { keyName as nameIn, keyLines } from '../../core/key-lines.js';
import { TERMINAL_ENGLISH } from '../strings/english.js';
import type { LinePart } from '../window/margin.js';
import type { Mouse } from './keys.js';
import { latinKey } from './keys.js';

/**
 * Makes a function that finds the command for a key. A capital letter without a command counts as the small letter. A
 * letter that isn't Latin counts as the Latin letter on its key.
 */
export function keyMap<Name extends string>(
  commands: readonly Command<Name>[],
): (key: string) => Name | undefined {
  const map = new Map(
    commands.flatMap((command) =>
      keysOf(command, 'terminal').map((key) => [spelled(key), command.name] as const),
    ),
  );
  return (key) => {
    const latin = latinKey(key);
    return map.get(latin) ?? (latin.length === 1 ? map.get(latin.toLowerCase()) : undefined);
  };
}

/** The key reader's name for the key: `left`, `ctrl-c`. */
export const spelled = (key: string): string =>
  key.length === 1 ? key : key.toLowerCase().replace('arrow', '').replace('+', '-');

/** The usual name of a key in terminals: `Ctrl-C`. */
const withDash = (name: string): string => name.replace('Ctrl+', 'Ctrl-');

/** The English name of a key for readers: `arrows`, `esc`, `Ctrl-C`. */
export const keyName = (key: string): string => withDash(nameIn(key, TERMINAL_ENGLISH.keys));

/** The key that footers and questions show for a command. */
const firstKey = ({ keys: [key = ''] }: Command): string => key;

/** The key to show for the command with this name. The key must be a character. */
export const keyTold = <Name extends string>(commands: readonly Command<Name>[], name: Name): string =>
  commands
    .filter((command) => command.name === name)
    .map(firstKey)
    .join('');

/** A command's key and text as part of a line. A click on this part counts as the key. */
const commandPart = (command: Command, text: string, names: KeyNames): LinePart => {
  const key = firstKey(command);
  return { text: `${withDash(nameIn(key, names))} ${text}`.trim(), key: spelled(key) };
};

/**
 * The parts of a line from `strings`. In the line, `{undo}` stands for a command's key, and `{undo takes back}` for its
 * key and these words.
 */
export const partsOf = (line: string, commands: readonly Command[], names: KeyNames): LinePart[] =>
  line.split(/(\{\w+[^}]*\})/).flatMap((piece): LinePart[] => {
    const [, name, text = ''] = /^\{(\w+) ?(.*)\}$/.exec(piece) ?? [];
    const command = commands.find((each) => each.name === name);
    if (command !== undefined) return [commandPart(command, text, names)];
    return piece === '' ? [] : [piece];
  });

/** All keys of the commands, and what they do. */
export const helpLines = (
  commands: readonly WordedCommand[],
  names: KeyNames,
): readonly { keys: string; text: string }[] =>
  keyLines(commands, 'terminal', names).map(({ keys, help }) => ({
    keys: keys.map(withDash).join(' '),
    text: help,
  }));

/**
 * Gives a command when the mouse button is released on it, if it was pressed there. With the press alone, a click on Quit would send
 * its release to the shell.
 */
export class CommandClick {
  /** The key of the command that the player is pressing with the mouse. */
  private pressed: string | undefined;

  /**
   * Handles a mouse event. Returns the key of the command that the event gives, if any; undefined if the event isn't
   * about commands.
   * @param key of the command under the pointer
   */
  take(mouse: Mouse['mouse'], key: string | undefined): { readonly key?: string } | undefined {
    const { pressed } = this;
    if (mouse !== 'drag') this.pressed = mouse === 'press' ? key : undefined;
    if (this.pressed !== undefined) return {};
    if (mouse !== 'release' || pressed === undefined) return undefined;
    return pressed === key ? { key: pressed } : {};
  }
}
