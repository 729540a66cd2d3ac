/** What a page makes of a list of commands: a map of keys, and buttons. */
import type { Command, WordedCommand } from '../../core/commands.js';
import { keysOf } from '../../core/commands.js';
import { capitalized } from '../../core/text/format.js';
import type { Attributes } from '../dom.js';
import { button } from '../dom.js';
import type { Tool } from './entries.js';

/** A command, and the key that gave it, named as in the list of commands. */
export interface GivenCommand<Name extends string> {
  readonly name: Name;
  readonly key: string;
}

/**
 * Makes a function that finds the command of a key. A key held down gives a command again only if that
 * repeats. A key whose character gives no command counts by its position, if `keyInPlace` knows it.
 */
export function keyMap<Name extends string>(
  commands: readonly Command<Name>[],
): (event: KeyboardEvent) => GivenCommand<Name> | undefined {
  const map = new Map(
    commands.flatMap((command) => keysOf(command, 'browser').map((key) => [key, command] as const)),
  );
  return (event) => {
    const typed = spelled(event);
    const key = typed.length > 1 || map.has(typed) ? typed : keyInPlace(event);
    const command = event.altKey ? undefined : map.get(key);
    if (command === undefined || (event.repeat && command.repeats !== true)) return undefined;
    return { name: command.name, key };
  };
}

/** Signs that Greek, Hebrew and Russian keyboards type, after the position of the key; and what an English one types there. */
const SIGNS_IN_PLACE: Readonly<Partial<Record<string, string>>> = {
  'KeyQ;': 'q',
  'KeyQ/': 'q',
  "KeyW'": 'w',
  'Slash.': '/',
};

/**
 * The meaning of a key whose own character has none. In the digits' row it is the digit, because digits need Shift on French
 * keyboards.
 */
export const keyInPlace = ({ key, code, shiftKey }: KeyboardEvent): string =>
  SIGNS_IN_PLACE[code + key] ?? (shiftKey ? '' : code.replace(/^Digit/, ''));

/** One letter that isn't Latin: what a Cyrillic, Greek or Hebrew keyboard types. */
const FOREIGN_LETTER = /^(?!\p{Script=Latin})\p{L}$/u;

/**
 * The signs of keys that type letters on a Russian, an Arabic or an Armenian keyboard, as an English one types them: plain, then
 * with Shift.
 */
const SIGNS: Readonly<Partial<Record<string, string>>> = {
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Minus: '-_',
  Equal: '=+',
};

/**
 * The key. If it types a letter that isn't Latin, the character of the same key on an English keyboard. Keys with AltGr stay as
 * they are, because any keyboard may type such a letter with it.
 */
export function latinKey(event: KeyboardEvent): string {
  const { key, code, shiftKey } = event;
  if (!FOREIGN_LETTER.test(key) || event.getModifierState('AltGraph')) return key;
  const [, letter = SIGNS[code]?.[Number(shiftKey)]] = /^Key(.)$/.exec(code) ?? [];
  return letter ?? key;
}

/** The key as named in lists of commands. A Mac's Command key counts as Control. */
function spelled(event: KeyboardEvent): string {
  const key = latinKey(event);
  const { ctrlKey, metaKey, shiftKey } = event;
  const isCharacter = key.length === 1;
  if (!ctrlKey && !metaKey) return isCharacter ? key.toLowerCase() : key;
  return `Ctrl+${shiftKey ? 'Shift+' : ''}${isCharacter ? key.toUpperCase() : key}`;
}

/** A button for a command. It tells its help and its key when the pointer is over it. */
export function commandButton(
  { label = '', help, keys: [key] }: WordedCommand,
  run: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const told = key === undefined ? {} : { title: `${capitalized(help)} (${keyCap(key)})` };
  return button(label, run, { ...told, ...attributes });
}

/** The key as written on a keyboard. */
export const keyCap = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);

export const toolButtons = (tools: readonly Tool[] = []): HTMLElement[] =>
  tools.map(({ label, run }) => button(label, run));
