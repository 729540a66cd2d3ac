/** Draws a list: a title, the lines that fit, and what the keys do. */
import { Canvas } from '../drawing/canvas.js';
import type { PanelOptions } from '../drawing/panel.js';
import { cut, widthOf, wrap } from '../drawing/text.js';
import { firstThatFits } from '../window/margin.js';
import type { TerminalLook } from '../window/suits.js';
import type { ItemList, Row } from './item.js';

/** A list as it is to be drawn. */
interface ShownList extends Pick<ItemList, 'title' | 'hints'> {
  readonly rows: readonly Row[];
  /** The index of the row that the cursor is on. */
  readonly cursor: number;
  /** The paths of the folds that are open. */
  readonly open: ReadonlySet<string>;
}

interface DrawnList {
  readonly lines: readonly string[];
  /** The row in each line of the window. */
  readonly rows: readonly (Row | undefined)[];
  /** The first line of the list that is seen, and how many are. */
  readonly view: { readonly top: number; readonly lines: number };
}

/** A line of a row. */
interface Line {
  readonly row: Row;
  readonly index: number;
  readonly text: string;
  /** What of it, at its end, belongs to the row's note. */
  readonly note: string;
  readonly isFirst: boolean;
}

/** The room for the cursor and for the mark of where the game stands, and for each fold. */
const MARGIN = 4;
const INDENT = 2;

/** @param top the first line that was seen before */
export function drawList(list: ShownList, window: PanelOptions & TerminalLook, top: number): DrawnList {
  const { columns, rows, unicode } = window;
  const lines = list.rows.flatMap((row, index) => linesOf(row, index, window));
  const room = Math.max(1, rows - 2);
  const first = topFor(lines, list.cursor, { top, room });
  const seen = lines.slice(first, first + room);
  const canvas = new Canvas(Math.max(0, columns), Math.max(0, rows), unicode);
  drawTitle(
    canvas,
    list.title,
    seen.length < lines.length ? `${first + 1}-${first + seen.length}/${lines.length}` : '',
  );
  seen.forEach((line, at) => drawLine(canvas, line, { y: at + 1, list, window }));
  const [hint = ''] = firstThatFits(
    list.hints.map((text) => [text]),
    window,
  );
  canvas.put({ x: 0, y: rows - 1 }, typeof hint === 'string' ? hint : hint.text);
  return {
    lines: canvas.lines(),
    rows: [undefined, ...seen.map(({ row }) => row)],
    view: { top: first, lines: room },
  };
}

function linesOf(row: Row, index: number, { columns, unicode }: PanelOptions): Line[] {
  const { text, note } = row.item;
  const width = Math.max(8, columns - MARGIN - INDENT * row.depth);
  const lines = wrap(text, width, unicode).map((one) => ({ text: one, note: '' }));
  const last = lines.at(-1);
  const together = `${last?.text ?? ''} ${note?.text ?? ''}`;
  const isNoted = note !== undefined && widthOf(together, unicode) <= width;
  const told = [
    ...(isNoted ? [...lines.slice(0, -1), { text: together, note: note.text }] : lines),
    ...(note === undefined || isNoted
      ? []
      : wrap(note.text, width, unicode).map((one) => ({ text: one, note: one }))),
  ];
  return told.map((line, at) => ({ ...line, row, index, isFirst: at === 0 }));
}

/** The first line to be seen, so that the row with the cursor is, and what is beside it, if there is room. */
function topFor(
  lines: readonly Line[],
  cursor: number,
  { top, room }: { readonly top: number; readonly room: number },
): number {
  const start = lines.findIndex(({ index }) => index === cursor);
  const end = lines.findLastIndex(({ index }) => index === cursor);
  const beside = end - start + 3 <= room ? 1 : 0;
  const seen = Math.max(top, end + beside - room + 1);
  return Math.max(0, Math.min(start - beside, seen, lines.length - room));
}

function drawTitle(canvas: Canvas, title: string, place: string): void {
  const { columns, unicode } = canvas;
  canvas.put({ x: 0, y: 0 }, cut(title, columns, unicode), { bold: true });
  const x = columns - widthOf(place, unicode);
  if (x > widthOf(title, unicode)) canvas.put({ x, y: 0 }, place);
}

function drawLine(
  canvas: Canvas,
  { row, index, text, note, isFirst }: Line,
  {
    y,
    list,
    window,
  }: { readonly y: number; readonly list: ShownList; readonly window: PanelOptions & TerminalLook },
): void {
  const { item, depth, path } = row;
  const isAt = index === list.cursor;
  const x = MARGIN + INDENT * depth;
  const style = { inverse: isAt, bold: item.isNow === true };
  if (isAt && isFirst) canvas.put({ x: 0, y }, '>');
  if (item.isNow === true && isFirst) canvas.put({ x: 2, y }, '*', { bold: true });
  if (item.inside !== undefined && isFirst) canvas.put({ x: x - 2, y }, list.open.has(path) ? '-' : '+');
  canvas.put({ x, y }, text, style);
  if (note === '' || window.color === 'none') return;
  const at = x + widthOf(text, window.unicode) - widthOf(note, window.unicode);
  canvas.put({ x: at, y }, note, { ...style, color: item.note?.color });
}
