/** What is shown in place of a table, until the player closes it. */
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

/** Pages of lines: any key turns the page, Escape and `q` close them. */
export class Pages implements Cover {
  readonly staysResized = false;

  /** @param pages drawn for the window as it is */
  constructor(private pages: readonly (readonly string[])[]) {}

  lines(): readonly string[] {
    return this.pages[0] ?? [];
  }

  press(key: Key): boolean {
    if (typeof key !== 'string') return false;
    this.pages = key === 'escape' || key === 'q' ? [] : this.pages.slice(1);
    return this.pages.length === 0;
  }
}
