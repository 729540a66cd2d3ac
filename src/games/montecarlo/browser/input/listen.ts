/** Hears the pointer and the keys over a view. */
import type { Ear } from '../../../../browser/parts/key-ear.js';
import { hearKeys } from '../../../../browser/parts/key-ear.js';
import { returnFocus } from '../../../../browser/parts/pointer.js';
import { clickOn } from '../../views/grid-commands.js';
import type { GridTable } from '../table/table.js';
import type { COMMANDS, Desk } from './keys.js';
import { commandOf, give } from './keys.js';

export interface Heard extends Desk, Ear {
  readonly table: GridTable;
  /** The commands of this view. The keys of other commands are left to the page. */
  readonly commands: typeof COMMANDS;
}

export function listen(heard: Heard): void {
  const { cells } = heard.table;
  cells.element.addEventListener('click', ({ target }) => {
    const cell = target instanceof Element ? cells.cellOf(target) : undefined;
    if (cell === undefined) return;
    heard.moveTo(cell);
    heard.act(clickOn(cell));
  });
  cells.element.addEventListener('focusin', ({ target }) => {
    const cell = target instanceof Element ? cells.cellOf(target) : undefined;
    if (cell !== undefined) heard.arriveAt(cell);
  });
  hearKeys(heard, (event) => hearKey(heard, event));
  returnFocus(heard.view, () => heard.moveTo(heard.cursor()));
}

function hearKey(heard: Heard, event: KeyboardEvent): void {
  const given = commandOf(event);
  if (given === undefined || !heard.commands.some(({ name }) => name === given.name)) return;
  event.preventDefault();
  give(heard, given.name);
}
