/** The announcement of a win. */
import { drawBanner } from '../../../../terminal/window/banner.js';
import type { Canvas } from '../../../../terminal/drawing/canvas.js';
import type { Form } from './form.js';

/** Over whatever cards a game leaves in its tableau that is won before the last one is up; where it is large enough. */
export function announceWin(canvas: Canvas, form: Form, sentence: string): void {
  const top = { x: Math.floor(canvas.columns / 2), y: form.tableauY + form.height + 1 };
  if (form.boxed) drawBanner(canvas, top, sentence);
}
