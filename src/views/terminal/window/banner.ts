/** A sentence in a box that stands out, such as the announcement of a win. */
import { box, doublePen } from '../drawing/box.js';
import type { Canvas } from '../drawing/canvas.js';

/** In the middle of the columns; three rows, the uppermost of which is `y`. */
export function drawBanner(canvas: Canvas, y: number, sentence: string): void {
  const text = `    ${sentence}    `;
  const width = text.length + 2;
  const x = Math.floor((canvas.columns - width) / 2);
  const lines = box(doublePen(canvas.unicode), { width, height: 3 }, ' ');
  lines.forEach((line, row) => canvas.put({ x, y: y + row }, line, { bold: true }));
  canvas.put({ x: x + 1, y: y + 1 }, text, { bold: true });
}
