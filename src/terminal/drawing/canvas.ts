/** A grid of character cells to draw on. Its lines contain escape sequences. */
import { spelledGlyphs } from './text.js';

export interface Style {
  /** An SGR foreground color, such as 31 for red; the terminal's own by default. */
  readonly color?: number | undefined;
  readonly bold?: boolean;
  readonly inverse?: boolean;
}

/** A cell. The upper left corner is 0, 0. */
export interface CanvasPoint {
  readonly x: number;
  readonly y: number;
}

/** The size of a window, in characters. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

interface CanvasCell {
  /** Empty for the right half of a wide glyph. */
  readonly text: string;
  /** The SGR parameters; empty for plain text. */
  readonly sgr: string;
}

const BLANK: CanvasCell = { text: ' ', sgr: '' };

/** Text outside the canvas is lost. */
export class Canvas {
  private readonly cells: CanvasCell[][];

  constructor(
    readonly columns: number,
    rows: number,
    readonly unicode: boolean,
  ) {
    this.cells = Array.from({ length: rows }, () => new Array<CanvasCell>(columns).fill(BLANK));
  }

  put({ x, y }: CanvasPoint, text: string, style: Style = {}): void {
    const row = this.cells[y];
    if (row === undefined) return;
    const sgr = sgrOf(style);
    let column = x;
    for (const glyph of spelledGlyphs(text, this.unicode)) {
      const end = column + glyph.width;
      if (column >= 0 && end <= this.columns) {
        row[column] = { text: end === this.columns ? narrowSign(glyph.text) : glyph.text, sgr };
        if (glyph.width === 2) row[column + 1] = { text: '', sgr };
      }
      column = end;
    }
  }

  /** One line for each row, without trailing blanks. */
  lines(): string[] {
    return this.cells.map(printRow);
  }
}

/** In the last column, a letter replaces a suit sign, because some terminals draw the sign two columns wide. */
const narrowSign = (text: string): string => LETTERS[text] ?? text;

const LETTERS: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' };

function sgrOf({ bold = false, inverse = false, color }: Style): string {
  const parameters = [bold ? '1' : '', inverse ? '7' : '', color === undefined ? '' : String(color)];
  return parameters.filter((parameter) => parameter !== '').join(';');
}

function printRow(cells: readonly CanvasCell[]): string {
  const end = cells.findLastIndex((cell) => cell.text !== ' ' || cell.sgr !== '');
  let line = '';
  let sgr = '';
  for (const cell of cells.slice(0, end + 1)) {
    if (cell.sgr !== sgr)
      line += (sgr === '' ? '' : '\x1b[0m') + (cell.sgr === '' ? '' : `\x1b[${cell.sgr}m`);
    sgr = cell.sgr;
    line += cell.text;
  }
  return sgr === '' ? line : `${line}\x1b[0m`;
}
