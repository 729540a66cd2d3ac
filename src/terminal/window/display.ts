/** What a terminal shows: a table, or what covers it. */
import type { Key } from '../input/keys.js';
import { latinKey } from '../input/latin-key.js';
import { isAlwaysHeard } from '../input/program-keys.js';
import { repaint } from '../repaint.js';
import type { Cover } from './cover.js';

/** Writes only the lines that changed. Invariant: between two calls the terminal shows `lines`. */
export class Display {
  private shown: readonly string[] = [];
  private cover: Cover | undefined;

  constructor(private readonly write: (text: string) => void) {}

  /** The lines shown, with escape sequences; empty before anything is shown. */
  get lines(): readonly string[] {
    return this.shown;
  }

  /** Is something shown in place of the table? */
  get isCovered(): boolean {
    return this.cover !== undefined;
  }

  /** Covers the table until the cover closes. */
  open(cover: Cover): void {
    this.cover = cover;
  }

  /** Closes what does not stay when the window changes its size. */
  resized(): void {
    if (this.cover?.staysResized === false) this.cover = undefined;
  }

  /**
   * Gives a key to what covers the table. False if nothing does, and for keys that always go to the program.
   */
  press(key: Key): boolean {
    const { cover } = this;
    if (cover === undefined || (typeof key === 'string' && isAlwaysHeard(key))) return false;
    // What a key leads to may open another cover.
    this.cover = undefined;
    if (!cover.press(typeof key === 'string' ? latinKey(key) : key)) this.cover ??= cover;
    return true;
  }

  /** Shows the table, or what covers it. `table` is called only if nothing does. */
  show(table: () => readonly string[], covered: (cover: Cover) => readonly string[]): void {
    const lines = this.cover === undefined ? table() : covered(this.cover);
    const changes = repaint(this.shown, lines);
    this.shown = lines;
    if (changes !== '') this.write(changes);
  }

  /** Clears the terminal, whatever it shows now. */
  clear(): void {
    this.write('\x1b[0m\x1b[2J');
    this.shown = [];
  }
}
