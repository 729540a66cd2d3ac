/** A window of a terminal. It shows a game, reads keys, and handles redraw, quit, interrupt and suspend. */
import { readSettings } from '../../core/settings.js';
import type { PanelOptions } from '../drawing/panel.js';
import type { Size } from '../drawing/canvas.js';
import { KeyReader } from '../input/key-reader.js';
import type { Input, TableKey } from '../input/keys.js';
import type { ItemList } from '../list/item.js';
import { ListCover } from '../list/list-cover.js';
import type { Cover } from './cover.js';
import { Pages } from './cover.js';
import { Display } from './display.js';
import type { WindowSettings } from './settings.js';
import type { TerminalLook } from './suits.js';

/** The game in a window. */
interface WindowContents {
  /** Called with a key or a mouse event while no panel covers the table. */
  readonly press: (key: TableKey) => void;
  /** Called with pasted text while no panel covers the table. */
  readonly paste?: (text: string) => void;
  /** The lines of the table. */
  readonly draw: () => readonly string[];
}

/** What a key can ask of the window, not of the game. */
type WindowAct = 'moves' | 'redraw' | 'quit' | 'interrupt' | 'suspend';

/** Invariant: between two calls the terminal shows `lines`. */
export class TerminalWindow {
  private readonly display: Display;
  private readonly reader = new KeyReader();
  private size: Size;
  /** True while keys are handled. The terminal is drawn after the last of them. */
  private isHearing = false;

  constructor(
    private readonly settings: WindowSettings,
    private readonly contents: WindowContents,
  ) {
    this.display = new Display(settings.write);
    this.size = { columns: settings.columns, rows: settings.rows };
  }

  get lines(): readonly string[] {
    return this.display.lines;
  }

  get isMidKey(): boolean {
    return this.reader.isMidKey;
  }

  /** Is something shown in place of the table? */
  get isCovered(): boolean {
    return this.display.isCovered;
  }

  /** The look of drawings, and the size of the window. */
  get options(): PanelOptions & TerminalLook {
    const { unicode = true, color = 'two' } = this.settings;
    return { ...this.size, unicode, color };
  }

  /** Rings the terminal's bell. */
  ring(): void {
    this.settings.write('\x07');
  }

  /** Rings it for a refusal or a win, if the player wants it. */
  alert(): void {
    const { settings } = this.settings;
    if (settings !== undefined && readSettings(settings).bell === 'on') this.ring();
  }

  type(text: string): void {
    this.hear(this.reader.read(text));
  }

  settle(): void {
    this.hear(this.reader.settle());
  }

  resize({ columns, rows }: Size): void {
    this.size = { columns, rows };
    this.display.resized();
    this.redraw();
  }

  /** Covers the table until the last page is turned. */
  cover(pages: readonly (readonly string[])[]): void {
    if (pages.length > 0) this.display.open(new Pages(pages));
  }

  /** Covers the table until the cover closes. */
  open(cover: Cover): void {
    this.display.open(cover);
  }

  /** Covers the table until the player chooses something of the list, or closes it. */
  openList(list: ItemList): void {
    this.display.open(new ListCover(list));
  }

  /** Writes what changed. */
  draw(): void {
    if (!this.isHearing) {
      this.display.show(
        () => this.contents.draw(),
        (cover) => cover.lines(this.options),
      );
    }
  }

  redraw(): void {
    this.display.clear();
    this.draw();
  }

  perform(act: WindowAct): void {
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

  private hear(keys: readonly Input[]): void {
    this.isHearing = true;
    try {
      for (const key of keys) this.press(key);
    } finally {
      this.isHearing = false;
      this.draw();
    }
  }

  private press(key: Input): void {
    if (typeof key !== 'string' && 'pasted' in key) {
      if (!this.display.isCovered) this.contents.paste?.(key.pasted);
      return;
    }
    const isWheel = typeof key !== 'string' && 'wheel' in key;
    if (!this.display.press(key) && !isWheel) this.contents.press(key);
  }
}
