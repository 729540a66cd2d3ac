/** DOM elements that only the page uses. */
import { makeSvg } from '../../browser/dom.js';

/** @throws Error if the page has no such element */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no element #${id}`);
  return element;
}

/** A drawing of 24 by 24 units in the color of the text. It is hidden from screen readers. */
export const icon = (path: string): SVGElement =>
  makeSvg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, makeSvg('path', { d: path }));

/** Is the page installed, or was it opened by another? Only such pages can close their window. */
export const hasOwnWindow = (): boolean =>
  window.opener !== null || matchMedia('(display-mode: standalone)').matches;
