/** A terminal that keeps its screen as text. Some terminals draw suit signs two columns wide. */
import { widthOf } from '../../src/terminal/drawing/text.js';
import type { Size } from '../../src/terminal/drawing/canvas.js';

/** The right half of a wide character. */
export const RIGHT_HALF = '▐';

const SEQUENCE = /\x1b\[([?\d;]*)([A-Za-z])|([^\x1b])/gu;

/**
 * Understands the escape sequences that views write. As in xterm, overwriting half of a wide character erases the
 * character.
 */
export class DrawnTerminal {
  private cells: string[][] = [];
  private row = 0;
  private column = 0;

  /** @param wide the characters that are two columns wide */
  constructor(
    private readonly size: Size,
    private readonly wide = '',
  ) {
    this.clear();
  }

  /** The rows, without trailing blanks. */
  get rows(): string[] {
    return this.cells.map((row) => row.join('').trimEnd());
  }

  /** @throws Error at an unknown sequence, or if a character does not fit in its row */
  write(text: string): void {
    for (const [all, parameters = '', command = '', character] of text.matchAll(SEQUENCE)) {
      if (character === undefined) this.obey(command, parameters, all);
      else if (character !== '\x07') this.put(character);
    }
  }

  private obey(command: string, parameters: string, all: string): void {
    const [first = 1, second = 1] = parameters.split(';').map(Number);
    if (command === 'm' || parameters.startsWith('?')) return;
    if (command === 'H') [this.row, this.column] = [first - 1, second - 1];
    else if (command === 'G') this.column = first - 1;
    else if (command === 'J') this.clear();
    else if (command === 'K') this.cells[this.row]?.fill(' ');
    else throw new Error(`unknown sequence ${JSON.stringify(all)}`);
  }

  private clear(): void {
    this.cells = Array.from({ length: this.size.rows }, () => new Array<string>(this.size.columns).fill(' '));
  }

  private put(character: string): void {
    const { row, column } = this;
    const width = this.wide.includes(character) ? 2 : widthOf(character, true);
    const cells = this.cells[row];
    if (cells === undefined || column + width > this.size.columns)
      throw new Error(`no room for ${character} in row ${row}, column ${column}`);
    const before = cells[column] === RIGHT_HALF ? [' '] : [];
    const after = cells[column + width] === RIGHT_HALF ? [' '] : [];
    const drawn = [...before, character, ...(width === 2 ? [RIGHT_HALF] : []), ...after];
    cells.splice(column - before.length, drawn.length, ...drawn);
    this.column += width;
  }
}
