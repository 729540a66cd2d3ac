/** What stands above and below a table: its title and figures, and a line for messages. */
import type { Canvas, Point, Style } from '../drawing/canvas.js';
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
  const right = columns - left - widthOf(figures, unicode);
  const room = headerRows === 2 ? columns : right - left - 2;
  const title = titles.find((text) => widthOf(text, unicode) <= room) ?? titles.at(-1) ?? '';
  canvas.put({ x: left, y: 0 }, cut(title, room, unicode), { bold: true });
  canvas.put(headerRows === 2 ? { x: left, y: 1 } : { x: right, y: 0 }, figures);
}

/** A stretch of a line: words, or a command that a click there gives, by its key. */
export type Part = string | { readonly text: string; readonly key: string };

const textOf = (part: Part): string => (typeof part === 'string' ? part : part.text);

export interface Footer {
  readonly parts: readonly Part[];
  readonly style: Style;
}

/** A message too long for a line covers the end of the table. */
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

/** The key of the command at a point, if there is one. Commands stand in footers of one line alone. */
export function keyAt(
  { parts }: Footer,
  { left, messageY }: Margin,
  { x, y, unicode }: Point & Pick<Canvas, 'unicode'>,
): string | undefined {
  if (y !== messageY || x < left) return undefined;
  let end = left;
  const part = parts.find((one) => {
    end += widthOf(textOf(one), unicode);
    return x < end;
  });
  return typeof part === 'object' ? part.key : undefined;
}

/** What there is for a line of text. */
export type Line = Pick<Canvas, 'columns' | 'unicode'>;

/** The first of the lines that fits and leaves two columns, else as much of the last as does fit. */
export const firstThatFits = (
  lines: readonly (readonly Part[])[],
  { columns, unicode }: Line,
): readonly Part[] => {
  const wordsOf = (parts: readonly Part[]): string => parts.map(textOf).join('');
  return (
    lines.find((parts) => widthOf(wordsOf(parts), unicode) <= columns - 2) ?? [
      cut(wordsOf(lines.at(-1) ?? []), columns, unicode),
    ]
  );
};

/** The first of the texts that covers no more than two lines, and loses nothing; else the last. */
export const inTwoLines = (texts: readonly string[], { columns, unicode }: Line): string =>
  texts.find(
    (text) =>
      wrap(text, columns, unicode).length <= 2 &&
      text.split(' ').every((word) => widthOf(word, unicode) <= columns),
  ) ??
  texts.at(-1) ??
  '';
