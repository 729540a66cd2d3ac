/** Covers a table until the player closes it. */
import type { PanelOptions } from '../drawing/panel.js';
import type { Key } from '../input/keys.js';
import type { TerminalLook } from './suits.js';

export interface Cover {
  /** Does it stay when the window changes its size? */
  readonly staysResized: boolean;
  /** The lines of a window, with escape sequences. */
  lines(window: PanelOptions & TerminalLook): readonly string[];
  /** Takes a key, or what the mouse did. True if the cover is closed by it. */
  press(key: Key): boolean;
}

/** Pages of lines: any key turns the page, Escape and `q` close them. The wheel turns them both ways. */
export class Pages implements Cover {
  readonly staysResized = false;
  private at = 0;

  /** @param pages drawn for the window as it is */
  constructor(private readonly pages: readonly (readonly string[])[]) {}

  lines(): readonly string[] {
    return this.pages[this.at] ?? [];
  }

  press(key: Key): boolean {
    if (typeof key === 'string') return key === 'escape' || key === 'q' || !this.turn(1);
    if ('wheel' in key) this.turn(key.wheel === 'down' ? 1 : -1);
    return false;
  }

  /** False if there is no further page. */
  private turn(by: 1 | -1): boolean {
    const to = this.at + by;
    const isThere = this.pages[to] !== undefined;
    if (isThere) this.at = to;
    return isThere;
  }
}
