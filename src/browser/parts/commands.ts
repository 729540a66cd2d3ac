/** Makes a key map and buttons from a list of commands. */
import type { Command, WordedCommand } from '../../core/commands.js';
import { keysOf } from '../../core/commands.js';
import { capitalized } from '../../core/text/format.js';
import type { Attributes } from '../dom.js';
import { button } from '../dom.js';

/** A command, and the name of the pressed key in the list of commands. */
export interface GivenCommand<Name extends string> {
  readonly name: Name;
  readonly key: string;
}

/**
 * Makes a function that finds the command for a key. Holding a key down repeats only commands that allow it. If no
 * command has the key's character, the function goes by the key's position on the keyboard, if `keyInPlace` knows it.
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

/** The English character for a key position and the sign that a Greek, Hebrew or Russian keyboard types there. */
const SIGNS_IN_PLACE: Readonly<Partial<Record<string, string>>> = {
  'KeyQ;': 'q',
  'KeyQ/': 'q',
  "KeyW'": 'w',
  'Slash.': '/',
};

/**
 * The meaning of a key by its position. A key in the row of digits means its digit, because French keyboards need Shift
 * for digits.
 */
export const keyInPlace = ({ key, code, shiftKey }: KeyboardEvent): string =>
  SIGNS_IN_PLACE[code + key] ?? (shiftKey ? '' : code.replace(/^Digit/, ''));

/** A letter that isn't Latin, from a Cyrillic, Greek or Hebrew keyboard. */
const FOREIGN_LETTER = /^(?!\p{Script=Latin})\p{L}$/u;

/**
 * Punctuation on the English keyboard, for keys that type letters on Russian, Arabic or Armenian keyboards: plain, then
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
 * Replaces a letter that isn't Latin with the character of the same key on an English keyboard. Keys with AltGr don't
 * change, because any keyboard may type such letters with it.
 */
export function latinKey(event: KeyboardEvent): string {
  const { key, code, shiftKey } = event;
  if (!FOREIGN_LETTER.test(key) || event.getModifierState('AltGraph')) return key;
  const [, letter = SIGNS[code]?.[Number(shiftKey)]] = /^Key(.)$/.exec(code) ?? [];
  return letter ?? key;
}

/** The name of the key in lists of commands. The Command key of a Mac counts as Control. */
function spelled(event: KeyboardEvent): string {
  const key = latinKey(event);
  const { ctrlKey, metaKey, shiftKey } = event;
  const isCharacter = key.length === 1;
  if (!ctrlKey && !metaKey) return isCharacter ? key.toLowerCase() : key;
  return `Ctrl+${shiftKey ? 'Shift+' : ''}${isCharacter ? key.toUpperCase() : key}`;
}

/** A button for a command. Its tooltip shows the help and the key. */
export function commandButton(
  { label = '', help, keys: [key] }: WordedCommand,
  run: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const told = key === undefined ? {} : { title: `${capitalized(help)} (${keyCap(key)})` };
  return button(label, run, { ...told, ...attributes });
}

/** The name of the key as it is printed on a keyboard. */
export const keyCap = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);
