/** Hears the pointer and the keys over a view. */
import type { Ear } from '../../parts/key-ear.js';
import { hearKeys } from '../../parts/key-ear.js';
import { returnFocus } from '../../parts/pointer.js';
import type { GridTable } from '../table/table.js';
import type { Desk } from './keys.js';
import { reactionTo } from './keys.js';

export interface Heard extends Desk, Ear {
  readonly table: GridTable;
}

export function listen(heard: Heard): void {
  const { cells } = heard.table;
  cells.element.addEventListener('click', ({ target }) => {
    const cell = target instanceof Element ? cells.cellOf(target) : undefined;
    if (cell === undefined) return;
    heard.moveTo(cell);
    heard.act({ event: 'clickCard', args: [cell.row, cell.column] });
  });
  cells.element.addEventListener('focusin', ({ target }) => {
    const cell = target instanceof Element ? cells.cellOf(target) : undefined;
    if (cell !== undefined) heard.arriveAt(cell);
  });
  hearKeys(heard, (event) => hearKey(heard, event));
  returnFocus(heard.view, () => heard.moveTo(heard.cursor()));
}

function hearKey(heard: Heard, event: KeyboardEvent): void {
  const reaction = reactionTo(event);
  if (reaction === undefined) return;
  event.preventDefault();
  reaction(heard);
}
