/**
 * The output that changes one drawing in the terminal into the next. Some terminals draw a suit sign two columns wide. So the output
 * moves the cursor to its column after each sign, and rows look right on every terminal.
 */
import { widthOf } from './drawing/text.js';

/** Writes each changed line again. */
export const repaint = (before: readonly string[], after: readonly string[]): string =>
  after
    .map((line, row) => (line === before[row] ? '' : `\x1b[${row + 1};1H\x1b[2K${withCursorMoves(line)}`))
    .join('');

const RESET = '\x1b[0m';

/** A style, a suit sign with the end of its style and the blank or the end of the line after it, or other text. */
const PART = /(\x1b\[[\d;]*m)|([♠♥♦♣])(\x1b\[0m)?( |$)?|([^\x1b♠♥♦♣]+)/g;

/** The line with cursor movements around its signs. */
function withCursorMoves(line: string): string {
  if (!/[♠♥♦♣]/.test(line)) return line;
  const row = new PlacedRow();
  for (const [, style, sign, reset = '', blank, text = ''] of line.matchAll(PART)) {
    if (style !== undefined) row.restyle(style);
    else if (sign === undefined) row.put(text);
    else if (blank !== undefined && (reset !== '' || row.isPlain)) row.putBeforeBlank(sign + reset);
    else {
      row.putLast(sign);
      if (reset !== '') row.restyle(reset);
      if (blank !== undefined) row.put(blank);
    }
  }
  return row.text;
}

/** A row of a terminal, written from left to right. */
class PlacedRow {
  private written = '';
  /** The signs to write at the end, because the right half of a wide sign would be overwritten. */
  private signs = '';
  /** The next free column, from 0. */
  private column = 0;
  /** Could the cursor be in another column? */
  private isCursorUnsure = false;
  /** The sequence of the current style; empty for plain text. */
  private style = '';

  get text(): string {
    return this.written + this.signs;
  }

  get isPlain(): boolean {
    return this.style === '';
  }

  restyle(style: string): void {
    this.style = style === RESET ? '' : style;
    this.written += style;
  }

  put(text: string): void {
    this.written += `${this.toCursor()}${text}`;
    this.column += widthOf(text, true);
  }

  /** Writes a sign and skips the blank after it. The row was erased, so there is room for both widths. */
  putBeforeBlank(sign: string): void {
    this.written += `${this.toCursor()}${sign}`;
    if (sign.endsWith(RESET)) this.style = '';
    this.column += 2;
    this.isCursorUnsure = true;
  }

  /** Leaves a blank for a sign, to write it at the end. */
  putLast(sign: string): void {
    const end = this.isPlain ? '' : RESET;
    this.signs += `${toColumn(this.column)}${this.style}${sign}${end}`;
    this.put(' ');
  }

  /** The sequence that moves the cursor to its column, if it could be elsewhere. */
  private toCursor(): string {
    const way = this.isCursorUnsure ? toColumn(this.column) : '';
    this.isCursorUnsure = false;
    return way;
  }
}

/** Terminals count columns from 1. */
const toColumn = (column: number): string => `\x1b[${column + 1}G`;
