/** A cover: something that replaces a table until the player closes it. */
import type { PanelOptions } from '../drawing/panel.js';
import type { Key } from '../input/keys.js';
import type { TerminalLook } from './suits.js';

export interface Cover {
  /** Does it stay open when the window is resized? */
  readonly staysResized: boolean;
  /** The lines for a window, with escape sequences. */
  lines(window: PanelOptions & TerminalLook): readonly string[];
  /** Handles a key or a mouse event. Returns true if this closes the cover. */
  press(key: Key): boolean;
}

/** Pages of lines. Any key turns the page; Escape and `q` close the cover. The mouse wheel turns pages in both directions. */
export class PagesCover implements Cover {
  readonly staysResized = false;
  private at = 0;

  /** @param pages drawn for the current window size */
  constructor(private readonly pages: readonly (readonly string[])[]) {}

  lines(): readonly string[] {
    return this.pages[this.at] ?? [];
  }

  press(key: Key): boolean {
    if (typeof key === 'string') return key === 'escape' || key === 'q' || !this.turn(1);
    if ('wheel' in key) this.turn(key.wheel === 'down' ? 1 : -1);
    return false;
  }

  /** False when turning forward from the last page, or back from the first page. */
  private turn(by: 1 | -1): boolean {
    const to = this.at + by;
    const isThere = this.pages[to] !== undefined;
    if (isThere) this.at = to;
    return isThere;
  }
}
