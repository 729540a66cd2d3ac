/** Draws the title and the figures above a table, and the line for messages below it. */
import type { Canvas, CanvasPoint, Style } from '../drawing/canvas.js';
import { cut, widthOf, wrap } from '../drawing/text.js';

/** The places of the title, the figures and the messages. Row 0 is at the top. */
export interface Margin {
  readonly left: number;
  /** If it is 2, the figures have their own row. */
  readonly headerRows: 1 | 2;
  readonly messageY: number;
}

export interface Header {
  /** The longest title comes first. */
  readonly titles: readonly string[];
  readonly figures: string;
}

/** Draws the first title that leaves room for the figures. If no title does, cuts the last one. */
export function drawHeader(canvas: Canvas, { left, headerRows }: Margin, { titles, figures }: Header): void {
  const { columns, unicode } = canvas;
  const right = columns - left - widthOf(figures, unicode);
  const room = headerRows === 2 ? columns : right - left - 2;
  const title = titles.find((text) => widthOf(text, unicode) <= room) ?? titles.at(-1) ?? '';
  canvas.put({ x: left, y: 0 }, cut(title, room, unicode), { bold: true });
  canvas.put(headerRows === 2 ? { x: left, y: 1 } : { x: right, y: 0 }, figures);
}

/** The first column of the header. It is the table's first column, or further left if the longest title needs more room. */
export function headerX(
  { left }: Pick<Margin, 'left'>,
  { titles: [title = ''], figures }: Header,
  { columns, unicode }: LineRoom,
): number {
  const needed = widthOf(title, unicode) + 2 + widthOf(figures, unicode);
  return Math.max(0, Math.min(left, Math.floor((columns - needed) / 2)));
}

/** A part of a line: words, or a command with its key. A click on the part counts as the key. */
export type LinePart = string | { readonly text: string; readonly key: string };

const textOf = (part: LinePart): string => (typeof part === 'string' ? part : part.text);

export interface Footer {
  readonly parts: readonly LinePart[];
  readonly style: Style;
}

/** Draws a message. If it needs several lines, they cover the last rows of the table. */
export function drawFooter(canvas: Canvas, { left, messageY }: Margin, { parts, style }: Footer): void {
  const width = canvas.columns - left;
  const lines = wrap(parts.map(textOf).join(''), width, canvas.unicode);
  lines.forEach((line, index) => {
    const fill = Math.max(0, width - widthOf(line, canvas.unicode));
    const y = messageY - lines.length + 1 + index;
    canvas.put({ x: left, y }, line, style);
    canvas.put({ x: left + widthOf(line, canvas.unicode), y }, ' '.repeat(fill));
  });
}

/** The key of the command at a point, if there is one. Only one-line footers have commands. */
export function keyAt(
  { parts }: Footer,
  { left, messageY }: Margin,
  { x, y, unicode }: CanvasPoint & Pick<Canvas, 'unicode'>,
): string | undefined {
  if (y !== messageY || x < left) return undefined;
  let end = left;
  const part = parts.find((one) => {
    end += widthOf(textOf(one), unicode);
    return x < end;
  });
  return typeof part === 'object' ? part.key : undefined;
}

/** The width of a line and the characters that it can contain. */
export type LineRoom = Pick<Canvas, 'columns' | 'unicode'>;

/** The first line that fits with two columns to spare. If no line fits, cuts the last one. */
export const firstThatFits = (
  lines: readonly (readonly LinePart[])[],
  { columns, unicode }: LineRoom,
): readonly LinePart[] => {
  const wordsOf = (parts: readonly LinePart[]): string => parts.map(textOf).join('');
  return (
    lines.find((parts) => widthOf(wordsOf(parts), unicode) <= columns - 2) ?? [
      cut(wordsOf(lines.at(-1) ?? []), columns, unicode),
    ]
  );
};

/** The first text that fits in two lines without cutting words; otherwise the last text. */
export const inTwoLines = (texts: readonly string[], { columns, unicode }: LineRoom): string =>
  texts.find(
    (text) =>
      wrap(text, columns, unicode).length <= 2 &&
      text.split(' ').every((word) => widthOf(word, unicode) <= columns),
  ) ??
  texts.at(-1) ??
  '';
