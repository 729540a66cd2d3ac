/** Boxes drawn with line characters or plain ASCII, and a banner. */
import type { Canvas, CanvasPoint } from './canvas.js';
import { widthOf } from './text.js';

/** The characters for a box. */
interface Pen {
  /** Clockwise from the upper left. */
  readonly corners: readonly [string, string, string, string];
  readonly edge: string;
  readonly side: string;
}

/** For cards. */
export const singlePen = (unicode: boolean): Pen =>
  unicode
    ? { corners: ['┌', '┐', '┘', '└'], edge: '─', side: '│' }
    : { corners: ['+', '+', '+', '+'], edge: '-', side: '|' };

/** For boxes that stand out. */
export const doublePen = (unicode: boolean): Pen =>
  unicode
    ? { corners: ['╔', '╗', '╝', '╚'], edge: '═', side: '║' }
    : { corners: ['*', '*', '*', '*'], edge: '=', side: '*' };

interface Extent {
  readonly width: number;
  readonly height: number;
}

export function box({ corners, edge, side }: Pen, { width, height }: Extent, fill: string): string[] {
  const inner = width - 2;
  return [
    corners[0] + edge.repeat(inner) + corners[1],
    ...Array.from({ length: height - 2 }, () => side + fill.repeat(inner) + side),
    corners[3] + edge.repeat(inner) + corners[2],
  ];
}

/** Draws only the corners of a box. */
export const emptyBox = (pen: Pen, extent: Extent): string[] =>
  box({ corners: pen.corners, edge: ' ', side: ' ' }, extent, ' ');

/** Draws a sentence in a box of three rows. @param top the middle of the top row of the box */
export function drawBanner(canvas: Canvas, top: CanvasPoint, sentence: string): void {
  const text = `    ${sentence}    `;
  const width = widthOf(text, canvas.unicode) + 2;
  const x = top.x - Math.floor(width / 2);
  const lines = box(doublePen(canvas.unicode), { width, height: 3 }, ' ');
  lines.forEach((line, row) => canvas.put({ x, y: top.y + row }, line, { bold: true }));
  canvas.put({ x: x + 1, y: top.y + 1 }, text, { bold: true });
}
