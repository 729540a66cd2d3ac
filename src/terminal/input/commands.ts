/** What a terminal makes of a list of commands: a map of its keys, their names, lines of help and of footers. */
import type { Command, KeyNames, WordedCommand } from '../../core/commands.js';
import { keyLines, keyName as nameIn, keysOf } from '../../core/commands.js';
import { TERMINAL_ENGLISH } from '../strings/english.js';
import type { Part } from '../window/margin.js';

/** Finds the command of a key. A capital letter that means nothing itself means the same as the small one. */
export function keyMap<Name extends string>(
  commands: readonly Command<Name>[],
): (key: string) => Name | undefined {
  const map = new Map(
    commands.flatMap((command) =>
      keysOf(command, 'terminal').map((key) => [spelled(key), command.name] as const),
    ),
  );
  return (key) => map.get(key) ?? (key.length === 1 ? map.get(key.toLowerCase()) : undefined);
}

/** As the reader of keys spells it: `left`, `ctrl-c`. */
export const spelled = (key: string): string =>
  key.length === 1 ? key : key.toLowerCase().replace('arrow', '').replace('+', '-');

/** As terminals have it: `Ctrl-C`. */
const dashed = (name: string): string => name.replace('Ctrl+', 'Ctrl-');

/** In English, for a reader: `arrows`, `esc`, `Ctrl-C`. */
export const keyName = (key: string): string => dashed(nameIn(key, TERMINAL_ENGLISH.keys));

/** The key that is told with a command. */
const firstKey = ({ keys: [key = ''] }: Command): string => key;

/** The same for a reader, of a command whose key is a character. */
export const keyTold = <Name extends string>(commands: readonly Command<Name>[], name: Name): string =>
  commands
    .filter((command) => command.name === name)
    .map(firstKey)
    .join('');

/** What a command does, with its key, in a line: a click there is as good as the key. */
const commandPart = (command: Command, text: string, names: KeyNames): Part => {
  const key = firstKey(command);
  return { text: `${dashed(nameIn(key, names))} ${text}`.trim(), key: spelled(key) };
};

/** A line of a catalogue: in it `{undo}` is the key of a command, `{undo takes back}` its key and words. */
export const partsOf = (line: string, commands: readonly Command[], names: KeyNames): Part[] =>
  line.split(/(\{\w+[^}]*\})/).flatMap((piece): Part[] => {
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
    keys: keys.map(dashed).join(' '),
    text: help,
  }));
