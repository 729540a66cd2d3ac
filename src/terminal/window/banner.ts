/** A sentence in a box that stands out, such as the announcement of a win. */
import { box, doublePen } from '../drawing/box.js';
import type { Canvas, Point } from '../drawing/canvas.js';
import { widthOf } from '../drawing/text.js';

/** Draws a box of three rows. @param top the middle of its top row */
export function drawBanner(canvas: Canvas, top: Point, sentence: string): void {
  const text = `    ${sentence}    `;
  const width = widthOf(text, canvas.unicode) + 2;
  const x = top.x - Math.floor(width / 2);
  const lines = box(doublePen(canvas.unicode), { width, height: 3 }, ' ');
  lines.forEach((line, row) => canvas.put({ x, y: top.y + row }, line, { bold: true }));
  canvas.put({ x: x + 1, y: top.y + 1 }, text, { bold: true });
}
