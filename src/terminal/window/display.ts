/** What a terminal shows: a table, or the pages of a panel in its place. */
import { isAlwaysHeard } from '../input/program-keys.js';
import { repaint } from '../repaint.js';

/** Writes only the lines that changed. Invariant: between two calls the terminal shows `lines`. */
export class Display {
  private shown: readonly string[] = [];
  /** The pages still to be shown; the table is back after the last. */
  private pages: readonly (readonly string[])[] = [];

  constructor(private readonly write: (text: string) => void) {}

  /** The lines shown, with escape sequences; empty before anything is shown. */
  get lines(): readonly string[] {
    return this.shown;
  }

  get isCovered(): boolean {
    return this.pages.length > 0;
  }

  /** Covers the table until the last page is turned. */
  cover(pages: readonly (readonly string[])[]): void {
    this.pages = pages;
  }

  /**
   * Turns the page of a panel; Escape and `q` close the panel. False if no panel is open, and for keys that
   * always go to the program.
   */
  turnPage(key: string): boolean {
    if (!this.isCovered || isAlwaysHeard(key)) return false;
    this.pages = key === 'escape' || key === 'q' ? [] : this.pages.slice(1);
    return true;
  }

  /** Shows the table, or the panel that covers it. `table` is called only if no panel covers it. */
  show(table: () => readonly string[]): void {
    const lines = this.pages[0] ?? table();
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
