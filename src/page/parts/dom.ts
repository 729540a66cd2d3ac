/** Elements of the page alone. */
import { makeSvg } from '../../browser/dom.js';

/** @throws Error where the page has no such element */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no element #${id}`);
  return element;
}

/** A drawing of 24 by 24 in the color of the text; it says nothing to those who cannot see it. */
export const icon = (path: string): SVGElement =>
  makeSvg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, makeSvg('path', { d: path }));
