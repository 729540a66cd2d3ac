/** The list of keys in a view. */
import type { WordedCommand } from '../../core/commands.js';
import type { KeyNames } from '../../core/key-lines.js';
import { keyLines } from '../../core/key-lines.js';
import { make } from '../dom.js';
import { keyCap } from './commands.js';

/** An HTML table of the keys and what they do. */
export function keysTable(commands: readonly WordedCommand[], names: KeyNames): HTMLElement {
  const rows = keyLines(commands, 'browser', names).map(({ keys, help }) =>
    make('tr', {}, make('th', { scope: 'row' }, ...keys.flatMap(chip)), make('td', {}, help)),
  );
  return make('table', {}, make('tbody', {}, ...rows));
}

/** The name of a key, with a comma before it unless it is the first. */
const chip = (key: string, index: number): (Node | string)[] => [
  ...(index === 0 ? [] : [', ']),
  make('kbd', {}, keyCap(key)),
];
