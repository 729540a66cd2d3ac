/** Listens to the pointer and the keys over a view. */
import type { KlondikeCommandName } from '../../words/commands.js';
import type { Cursor } from '../../views/cursor.js';
import { onPile } from '../../views/cursor.js';
import type { KeyTarget } from '../../../../browser/parts/key-listener.js';
import { listenToKeys } from '../../../../browser/parts/key-listener.js';
import { isByPointer, returnFocus } from '../../../../browser/parts/pointer.js';
import type { Table } from '../table/table.js';
import type { DragGesture } from './drag-gesture.js';
import type { CommandDesk } from './keys.js';
import { commandOf, runCommand } from './keys.js';

export function listen(
  desk: CommandDesk &
    KeyTarget & {
      readonly table: Table;
      readonly dragging: DragGesture;
      /** Gives the focus to the table or, after a win, to the panel over it. */
      readonly takeFocus: () => void;
      /** Does this view have the command? If not, its keys are left to the page. */
      readonly offers: (name: KlondikeCommandName<'browser'>) => boolean;
    },
): void {
  const { table, dragging, play } = desk;
  let pressed: Cursor | undefined;
  table.element.addEventListener('pointerdown', (event) => {
    pressed = cursorUnder(table, event);
    desk.assistance.hold();
    dragging.press(event, pressed);
  });
  table.element.addEventListener('click', (event) => {
    if (dragging.isEcho(event)) return;
    const place = cursorUnder(table, event);
    const isOnPlace = !isByPointer(event) || isSame(pressed, place);
    play.do({ type: 'press', place: isOnPlace ? place : undefined, time: event.timeStamp });
  });
  table.element.addEventListener('pointerover', (event) => {
    if (!dragging.isDragging) play.hover(() => cursorUnder(table, event)?.pile);
  });
  table.element.addEventListener('pointerleave', () => {
    if (!dragging.isDragging) play.hover(() => undefined);
  });
  table.element.addEventListener('focusin', ({ target }) => {
    const place = target instanceof Element ? table.cursorAt(target) : undefined;
    if (place === undefined) return;
    play.do({ type: 'move to', cursor: play.hand === undefined ? place : onPile(place.pile) });
  });
  listenToKeys(desk, (event) => {
    const given = commandOf(event);
    if (given === undefined || !desk.offers(given.name)) return;
    if (given.name === 'letGo' && play.hand === undefined) return;
    event.preventDefault();
    dragging.cancel();
    runCommand(desk, given.name, given.key);
  });
  returnFocus(desk.view, desk.takeFocus);
  // Some browsers press the focused button on keyup.
  table.element.addEventListener('keyup', (event) => {
    if (event.key === ' ') event.preventDefault();
  });
}

/**
 * For a pointer, returns the card or place at its position, ignoring cards in flight. For keys and screen readers,
 * which have no position, returns the event's element.
 */
function cursorUnder(table: Table, event: MouseEvent): Cursor | undefined {
  const { target, clientX, clientY } = event;
  if (isByPointer(event)) return table.cursorAtPoint({ x: clientX, y: clientY });
  return target instanceof Element ? table.cursorAt(target) : undefined;
}

const isSame = (one: Cursor | undefined, other: Cursor | undefined): boolean =>
  one?.pile === other?.pile && one?.depth === other?.depth;
