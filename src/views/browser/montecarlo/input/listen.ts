/** Hears the pointer and the keys over a view. */
import type { GridTable } from '../table/table.js';
import type { Desk } from './keys.js';
import { OWN_KEYS, reactionTo } from './keys.js';

export interface Heard extends Desk {
  readonly view: HTMLElement;
  readonly table: GridTable;
  /** Until it is aborted, keys are heard that are for nothing else on the page. */
  readonly pageKeys: AbortController | undefined;
}

export function listen(heard: Heard): void {
  const { view, table, pageKeys } = heard;
  const { cells } = table;
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
  view.addEventListener('keydown', (event) => hearKey(heard, event));
  if (pageKeys === undefined) return;
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.target === document.body) hearKey(heard, event);
    },
    { signal: pageKeys.signal },
  );
}

function hearKey(heard: Heard, event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('dialog') !== null) return;
  if (target.closest('button') !== null && OWN_KEYS.has(event.key)) return;
  const reaction = reactionTo(event);
  if (reaction === undefined) return;
  event.preventDefault();
  reaction(heard);
}
