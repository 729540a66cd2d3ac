/** What stands above and below a table: its title and figures, and a line for messages. */
import type { Canvas, Style } from '../drawing/canvas.js';
import { cut, widthOf, wrap } from '../drawing/text.js';

/** Where it stands. Rows count from 0, the uppermost. */
export interface Margin {
  readonly left: number;
  /** With two, the figures have their own. */
  readonly headerRows: 1 | 2;
  readonly messageY: number;
}

export interface Header {
  /** The longest first. */
  readonly titles: readonly string[];
  readonly figures: string;
}

/** The first title that leaves the figures room; where none does, as much of the last as there is room for. */
export function drawHeader(canvas: Canvas, { left, headerRows }: Margin, { titles, figures }: Header): void {
  const { columns, unicode } = canvas;
  const right = columns - left - figures.length;
  const room = headerRows === 2 ? columns : right - left - 2;
  const title = titles.find((text) => widthOf(text, unicode) <= room) ?? titles.at(-1) ?? '';
  canvas.put({ x: left, y: 0 }, cut(title, room, unicode), { bold: true });
  canvas.put(headerRows === 2 ? { x: left, y: 1 } : { x: right, y: 0 }, figures);
}

export interface Footer {
  readonly text: string;
  readonly style: Style;
}

/** A message too long for a line covers the end of the table. */
export function drawFooter(canvas: Canvas, { left, messageY }: Margin, { text, style }: Footer): void {
  const width = canvas.columns - left;
  const lines = wrap(text, width, canvas.unicode);
  lines.forEach((line, index) => {
    const fill = Math.max(0, width - widthOf(line, canvas.unicode));
    const y = messageY - lines.length + 1 + index;
    canvas.put({ x: left, y }, line, style);
    canvas.put({ x: left + widthOf(line, canvas.unicode), y }, ' '.repeat(fill));
  });
}

/** What there is for a line of text. */
export type Line = Pick<Canvas, 'columns' | 'unicode'>;

/** The first of the texts that fits a line and leaves two columns of it, else as much of the last as does. */
export const firstThatFits = (texts: readonly string[], { columns, unicode }: Line): string =>
  texts.find((text) => widthOf(text, unicode) <= columns - 2) ?? cut(texts.at(-1) ?? '', columns, unicode);

/** The first of the texts that covers no more than two lines, and loses nothing; else the last. */
export const inTwoLines = (texts: readonly string[], { columns, unicode }: Line): string =>
  texts.find(
    (text) =>
      wrap(text, columns, unicode).length <= 2 &&
      text.split(' ').every((word) => widthOf(word, unicode) <= columns),
  ) ??
  texts.at(-1) ??
  '';
