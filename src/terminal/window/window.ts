/** The window of a terminal view. It shows a game, reads keys, and handles redraw, quit, interrupt and suspend. */
import type { Settings } from '../../core/settings.js';
import { readSettings } from '../../core/settings.js';
import type { Size } from '../drawing/canvas.js';
import type { ItemList } from '../list/item-list.js';
import type { Color, TerminalLook } from './suits.js';
import type { PanelOptions } from '../drawing/panel.js';
import { KeyReader, isAlwaysHeard, latinKey } from '../input/keys.js';
import type { Input, Key, ProgramAct, TableKey } from '../input/keys.js';
import { ListCover } from '../list/list-cover.js';
import type { Cover } from './cover.js';
import { PagesCover } from './cover.js';
import { repaint } from '../repaint.js';

/** The window options of a terminal view. */
export interface WindowSettings extends Size {
  /** Writes text to the terminal. */
  readonly write: (text: string) => void;
  /** True, the default, for ♠♥♦♣ and line characters. False for letters and plain ASCII. */
  readonly unicode?: boolean | undefined;
  /** `two` by default. */
  readonly color?: Color | undefined;
  /** The name of the deal in play, if any. The view shows it unless it is a list of cards. */
  readonly deal?: (() => string | undefined) | undefined;
  /**
   * All moves in the game, so that the player can go to any of them. Without it, the view lacks this command.
   * @param changed call this when the items change
   */
  readonly moves?: ((changed: () => void) => ItemList) | undefined;
  /** The player's settings. Without them, no card moves automatically, the win tracker is off, and the player can't change any setting. */
  readonly settings?: Settings | undefined;
  /** Called when the player quits. */
  readonly onQuit?: (() => void) | undefined;
  /** Called when the player presses Ctrl-C; `onQuit` by default. */
  readonly onInterrupt?: (() => void) | undefined;
  /** Called when the player presses Ctrl-Z. */
  readonly onSuspend?: (() => void) | undefined;
}

/** The table in a window. */
interface WindowContents {
  /** Called with a key or a mouse event while no panel covers the table. */
  readonly press: (key: TableKey) => void;
  /** Called with pasted text while no panel covers the table. */
  readonly paste?: (text: string) => void;
  /** The lines of the table. */
  readonly draw: () => readonly string[];
}

/** Invariant: between calls, the terminal shows `lines`. */
export class TerminalWindow {
  /** With escape sequences. Empty at first and after a clear. */
  private shown: readonly string[] = [];
  private currentCover: Cover | undefined;
  private readonly reader = new KeyReader();
  private size: Size;
  /** True while the window handles keys. The window draws after the last key. */
  private isHandlingKeys = false;

  constructor(
    private readonly settings: WindowSettings,
    private readonly contents: WindowContents,
  ) {
    this.size = { columns: settings.columns, rows: settings.rows };
  }

  get lines(): readonly string[] {
    return this.shown;
  }

  get isMidKey(): boolean {
    return this.reader.isMidKey;
  }

  get isCovered(): boolean {
    return this.currentCover !== undefined;
  }

  /** The look and the size of the window. */
  get options(): PanelOptions & TerminalLook {
    const { unicode = true, color = 'two' } = this.settings;
    return { ...this.size, unicode, color };
  }

  /** Rings the terminal's bell. */
  ring(): void {
    this.settings.write('\x07');
  }

  /** Rings the bell for a refused move or a win, if the player wants that. */
  alert(): void {
    const { settings } = this.settings;
    if (settings !== undefined && readSettings(settings).bell === 'on') this.ring();
  }

  type(text: string): void {
    this.handleKeys(this.reader.read(text));
  }

  settle(): void {
    this.handleKeys(this.reader.settle());
  }

  resize({ columns, rows }: Size): void {
    this.size = { columns, rows };
    if (this.currentCover?.staysResized === false) this.currentCover = undefined;
    this.redraw();
  }

  /** Covers the table until the player turns the last page. */
  cover(pages: readonly (readonly string[])[]): void {
    if (pages.length > 0) this.open(new PagesCover(pages));
  }

  open(cover: Cover): void {
    this.currentCover = cover;
  }

  /** Covers the table until the player chooses an item or closes the list. */
  openList(list: ItemList): void {
    this.open(new ListCover(list));
  }

  /** Writes what changed. */
  draw(): void {
    if (this.isHandlingKeys) return;
    const lines = this.currentCover?.lines(this.options) ?? this.contents.draw();
    const changes = repaint(this.shown, lines);
    this.shown = lines;
    if (changes !== '') this.settings.write(changes);
  }

  /** Clears the terminal and draws again. */
  redraw(): void {
    this.settings.write('\x1b[0m\x1b[2J');
    this.shown = [];
    this.draw();
  }

  perform(act: Exclude<ProgramAct, 'help' | 'about'>): void {
    const { onQuit, onInterrupt = onQuit, onSuspend } = this.settings;
    switch (act) {
      case 'moves':
        return this.openMoves();
      case 'redraw':
        return this.redraw();
      case 'quit':
        return onQuit?.();
      case 'interrupt':
        return onInterrupt?.();
      case 'suspend':
        return onSuspend?.();
    }
  }

  private openMoves(): void {
    const list = this.settings.moves?.(() => this.draw());
    if (list !== undefined) this.openList(list);
  }

  private handleKeys(keys: readonly Input[]): void {
    this.isHandlingKeys = true;
    try {
      for (const key of keys) this.press(key);
    } finally {
      this.isHandlingKeys = false;
      this.draw();
    }
  }

  private press(key: Input): void {
    if (typeof key !== 'string' && 'pasted' in key) {
      if (!this.isCovered) this.contents.paste?.(key.pasted);
      return;
    }
    const isWheel = typeof key !== 'string' && 'wheel' in key;
    if (!this.pressCover(key) && !isWheel) this.contents.press(key);
  }

  /** Passes a key to the cover. Returns false without a cover, and for keys that always go to the program. */
  private pressCover(key: Key): boolean {
    const { currentCover: cover } = this;
    if (cover === undefined || (typeof key === 'string' && isAlwaysHeard(key))) return false;
    // A key in the cover may open another cover.
    this.currentCover = undefined;
    if (!cover.press(typeof key === 'string' ? latinKey(key) : key)) this.currentCover ??= cover;
    return true;
  }
}
