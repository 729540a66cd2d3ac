/** What a terminal makes of a list of commands: a map of its keys, their names, lines of help. */
import type { Command, WordedCommand } from '../../core/commands.js';
import { keyLines, keysOf } from '../../core/commands.js';
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

/** For a reader: `arrows`, `esc`, `Ctrl-C`. */
export function keyName(key: string): string {
  if (key === 'Escape') return 'esc';
  return /^[A-Z][a-z]+$/.test(key) ? key.toLowerCase() : key.replace('Ctrl+', 'Ctrl-');
}

/** The key that is told with a command. */
const firstKey = ({ keys: [key = ''] }: Command): string => key;

/** The same for a reader. */
export const keyTold = <Name extends string>(commands: readonly Command<Name>[], name: Name): string =>
  commands
    .filter((command) => command.name === name)
    .map((command) => keyName(firstKey(command)))
    .join('');

/** What a command does, with its key, in a line: a click there is as good as the key. */
export const commandPart = (command: Command, text: string): Part => {
  const key = firstKey(command);
  return { text: `${keyName(key)} ${text}`.trim(), key: spelled(key) };
};

export const helpLines = (commands: readonly WordedCommand[]): readonly { keys: string; text: string }[] =>
  keyLines(commands, 'terminal').map(({ keys, help }) => ({ keys: keys.map(keyName).join(' '), text: help }));
