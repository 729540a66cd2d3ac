/** A list in place of a table. Keys and the mouse walk in it, unfold what is folded, and choose. */
import type { PanelOptions } from '../drawing/panel.js';
import type { Key, Mouse, Wheel } from '../input/keys.js';
import type { Cover } from '../window/cover.js';
import type { TerminalLook } from '../window/suits.js';
import { drawList } from './draw-list.js';
import type { ItemList, Row } from './item.js';
import { rowsOf } from './item.js';

/** How far a step of the wheel goes, as in browsers and editors. */
const WHEEL_ROWS = 3;

export class ListCover implements Cover {
  readonly staysResized = true;
  private readonly open = new Set<string>();
  /** The path of the row that the cursor is on. */
  private cursor: string;
  /** The first line that is seen, and how many there are, since the list was drawn. */
  private view = { top: 0, lines: 1 };
  /** The rows of the window, from its top, as they were drawn. */
  private drawn: readonly (Row | undefined)[] = [];

  constructor(private readonly list: ItemList) {
    const { rows } = this;
    this.cursor = (rows.find(({ item }) => item.isNow) ?? rows[0])?.path ?? '';
  }

  lines(window: PanelOptions & TerminalLook): readonly string[] {
    const { title, hints } = this.list;
    const drawn = drawList(
      { title, hints, rows: this.rows, cursor: this.at, open: this.open },
      window,
      this.view.top,
    );
    this.view = drawn.view;
    this.drawn = drawn.rows;
    return drawn.lines;
  }

  press(key: Key): boolean {
    if (typeof key !== 'string') return this.point(key);
    if (key === 'escape' || key === 'q') return true;
    if (key === 'enter' || key === ' ') return this.choose();
    this.walk(key);
    return false;
  }

  private get rows(): readonly Row[] {
    return rowsOf(this.list.items(), this.open);
  }

  /** The index of the row that the cursor is on. */
  private get at(): number {
    return Math.max(
      0,
      this.rows.findIndex(({ path }) => path === this.cursor),
    );
  }

  private point(key: Mouse | Wheel): boolean {
    if ('mouse' in key) return key.mouse === 'press' && this.click(this.drawn[key.y]);
    this.scroll(key.wheel === 'down' ? 1 : -1);
    return false;
  }

  /** The cursor goes along; where all is seen, it alone goes. */
  private scroll(way: 1 | -1): void {
    const { lines, top } = this.view;
    const by = way * (this.rows.length <= lines ? 1 : WHEEL_ROWS);
    this.view = { top: Math.max(0, top + by), lines };
    this.goTo(this.at + by);
  }

  private walk(key: string): void {
    const { at, rows } = this;
    const last = rows.length - 1;
    const page = Math.max(1, this.view.lines - 1);
    switch (key) {
      case 'up':
      case 'k':
        return this.goTo(at - 1);
      case 'down':
      case 'j':
        return this.goTo(at + 1);
      case 'pageup':
        return this.goTo(at - page);
      case 'pagedown':
        return this.goTo(at + page);
      case 'home':
        return this.goTo(0);
      case 'end':
        return this.goTo(last);
      case 'right':
      case 'l':
        return this.unfold();
      case 'left':
        return this.foldUp();
    }
  }

  private goTo(at: number): void {
    const { rows } = this;
    this.cursor = rows[Math.max(0, Math.min(at, rows.length - 1))]?.path ?? '';
  }

  private unfold(): void {
    if (this.rows[this.at]?.item.inside !== undefined) this.open.add(this.cursor);
  }

  /** Folds what the cursor is on, or goes to the fold that it is in. */
  private foldUp(): void {
    if (this.open.delete(this.cursor)) return;
    const [, fold = this.cursor] = /^(.*)\.\d+$/.exec(this.cursor) ?? [];
    this.cursor = fold;
  }

  private click(row: Row | undefined): boolean {
    if (row === undefined) return false;
    this.cursor = row.path;
    return this.choose();
  }

  /** True if something was chosen that closes the list. */
  private choose(): boolean {
    const item = this.rows[this.at]?.item;
    if (item?.inside !== undefined) {
      if (!this.open.delete(this.cursor)) this.open.add(this.cursor);
      return false;
    }
    if (item?.choose === undefined) return false;
    item.choose();
    return this.list.stays !== true;
  }
}
