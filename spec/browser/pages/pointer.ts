/** A simulated mouse, which dispatches events at a point on the screen to the element there. */
import type { Point } from './points.js';
import { elementAt } from './points.js';

export function press(point: Point): void {
  const from = elementAt(point);
  const isTaken = pointerDown(point);
  pointerUp(point, { from, isTaken });
}

export function drag(from: Point, to: Point): void {
  const start = elementAt(from);
  const isTaken = pointerDown(from);
  for (const part of [0.1, 0.5, 1]) {
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    tell(elementAt(point), new PointerEvent('pointermove', { ...at(point), buttons: 1 }));
    if (!isTaken) tell(elementAt(point), new MouseEvent('mousemove', { ...at(point), buttons: 1 }));
  }
  pointerUp(to, { from: start, isTaken });
}

/** Returns true if the page prevents mouse events. */
function pointerDown(point: Point): boolean {
  const goesOn = tell(elementAt(point), new PointerEvent('pointerdown', { ...at(point), buttons: 1 }));
  if (goesOn) tell(elementAt(point), new MouseEvent('mousedown', { ...at(point), buttons: 1 }));
  return !goesOn;
}

interface Pressed {
  readonly from: Element | undefined;
  readonly isTaken: boolean;
}

/** The click goes to the element that got both press and release. */
function pointerUp(point: Point, { from, isTaken }: Pressed): void {
  const clicked = commonOf(from, elementAt(point));
  tell(elementAt(point), new PointerEvent('pointerup', at(point)));
  if (!isTaken) tell(elementAt(point), new MouseEvent('mouseup', at(point)));
  tell(clicked, new PointerEvent('click', { ...at(point), detail: 1 }));
}

function commonOf(one: Element | undefined, other: Element | undefined): Element | undefined {
  let common = one;
  while (common !== undefined && !common.contains(other ?? null)) common = common.parentElement ?? undefined;
  return common;
}

/** These events also pass through shadow roots. */
const EVERYWHERE: PointerEventInit = {
  pointerId: 1,
  pointerType: 'mouse',
  isPrimary: true,
  bubbles: true,
  composed: true,
};

const at = ({ x, y }: Point): PointerEventInit => ({
  ...EVERYWHERE,
  cancelable: true,
  view: window,
  clientX: x,
  clientY: y,
  button: 0,
});

/** Disabled buttons get no events. Returns false if the default was prevented. */
function tell(element: Element | undefined, event: Event): boolean {
  const isOff = element?.closest('button:disabled') !== null;
  return isOff || element.dispatchEvent(event);
}
