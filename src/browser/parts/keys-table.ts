/** The keys of a view as a table. */
import type { WordedCommand } from '../../core/commands.js';
import type { KeyNames } from '../../core/key-lines.js';
import { keyLines } from '../../core/key-lines.js';
import { make } from '../dom.js';
import { keyCap } from './commands.js';

/** A table of the keys and what they do. */
export function keysTable(commands: readonly WordedCommand[], names: KeyNames): HTMLElement {
  const rows = keyLines(commands, 'browser', names).map(({ keys, help }) =>
    make('tr', {}, make('th', { scope: 'row' }, keys.map(keyCap).join(', ')), make('td', {}, help)),
  );
  return make('table', {}, make('tbody', {}, ...rows));
}
