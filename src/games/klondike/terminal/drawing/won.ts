/** The announcement of a win. */
import { drawBanner } from '../../../../terminal/drawing/box.js';
import type { Canvas } from '../../../../terminal/drawing/canvas.js';
import type { Form } from './form.js';

/**
 * Drawn over the cards, if the table is large enough. A game that is won early still has cards in its
 * tableau.
 */
export function announceWin(canvas: Canvas, form: Form, sentence: string): void {
  const top = { x: Math.floor(canvas.columns / 2), y: form.tableauY + form.height + 1 };
  if (form.boxed) drawBanner(canvas, top, sentence);
}
