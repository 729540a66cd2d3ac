/** Lists the commands' keys for readers. */
import type { Medium, WordedCommand } from './commands.js';
import { keysOf } from './commands.js';
import { CORE_ENGLISH } from './strings/english.js';

/** How keys such as `Enter` are written. Keys without an entry stay as they are. */
export type KeyNames = Readonly<Record<string, string>>;

/** All keys of the commands with their help. */
export function keyLines(
  commands: readonly WordedCommand[],
  medium: Medium,
  names: KeyNames = CORE_ENGLISH.keys,
): readonly {
  /** Names for readers: `Arrows`, `1 - 7`, `Space`, `u`. */
  readonly keys: readonly string[];
  readonly help: string;
}[] {
  const lines: { keys: string[]; help: string }[] = [];
  for (const command of commands) {
    const last = lines.at(-1);
    const keys = keysOf(command, medium);
    if (last?.help === command.help) last.keys.push(...keys);
    else if (keys.length > 0) lines.push({ keys: [...keys], help: command.help });
  }
  return lines.map(({ keys, help }) => ({ keys: withSeries(keys).map((key) => keyName(key, names)), help }));
}

/** The display form of a key. Each word in the key's name is looked up: `Ctrl+Shift+Z` has two. */
export const keyName = (key: string, names: KeyNames): string =>
  key.replace(/^ $/, 'Space').replace(/[A-Z][a-z]+/g, (word) => names[word] ?? word);

/** Keys that the help shows under one name if all of them do the same thing. */
const SERIES: readonly (readonly [name: string, keys: readonly string[]])[] = [
  ['Arrows', ['ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowRight']],
  ['1 - 7', ['1', '2', '3', '4', '5', '6', '7']],
];

function withSeries(keys: readonly string[]): readonly string[] {
  const whole = SERIES.filter(([, series]) => series.every((key) => keys.includes(key)));
  const others = keys.filter((key) => !whole.some(([, series]) => series.includes(key)));
  return [...whole.map(([name]) => name), ...others];
}
