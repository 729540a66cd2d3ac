/** A list that replaces a table. The player moves, unfolds items and chooses with keys or the mouse. */
import type { PanelOptions } from '../drawing/panel.js';
import type { Key, Mouse, Wheel } from '../input/keys.js';
import type { Cover } from '../window/cover.js';
import type { TerminalLook } from '../window/suits.js';
import type { ItemList, ListItem } from './item-list.js';
import type { CanvasPoint } from '../drawing/canvas.js';
import { Canvas } from '../drawing/canvas.js';
import { cut, widthOf, wrap } from '../drawing/text.js';
import { firstThatFits } from '../window/margin.js';

/** The number of rows that a step of the mouse wheel scrolls, as in browsers and editors. */
const WHEEL_ROWS = 3;

export class ListCover implements Cover {
  readonly staysResized = true;
  private readonly open = new Set<string>();
  /** The path of the row with the cursor. */
  private cursor: string;
  /** The first visible line and the number of visible lines, from the last drawing. */
  private view = { top: 0, lines: 1 };
  /** The row of each line in the window, from the last drawing. */
  private drawn: readonly (ItemRow | undefined)[] = [];

  constructor(private readonly list: ItemList) {
    const { rows } = this;
    this.cursor = (rows.find(({ item }) => item.isNow) ?? rows[0])?.path ?? '';
  }

  lines(window: PanelOptions & TerminalLook): readonly string[] {
    const { title, hints } = this.list;
    const { rows, at: cursor } = this;
    const canvas = new Canvas(Math.max(0, window.columns), Math.max(0, window.rows), window.unicode);
    const lines = rows.flatMap((row, index) => linesOf(row, index, window));
    const room = Math.max(1, window.rows - 2);
    const top = firstVisibleLine(lines, cursor, { top: this.view.top, room });
    const seen = lines.slice(top, top + room);
    drawTitle(
      canvas,
      title,
      seen.length < lines.length ? `${top + 1}-${top + seen.length}/${lines.length}` : '',
    );
    seen.forEach((line, at) => this.drawLine(canvas, line, { y: at + 1, cursor, color: window.color }));
    const [hint = ''] = firstThatFits(
      hints.map((text) => [text]),
      window,
    );
    canvas.put({ x: 0, y: window.rows - 1 }, typeof hint === 'string' ? hint : hint.text);
    this.view = { top, lines: room };
    this.drawn = [undefined, ...seen.map(({ row }) => row)];
    return canvas.lines();
  }

  press(key: Key): boolean {
    if (typeof key !== 'string') return this.point(key);
    if (key === 'escape' || key === 'q') return true;
    if (key === 'enter' || key === ' ') return this.choose();
    this.walk(key);
    return false;
  }

  private get rows(): readonly ItemRow[] {
    return rowsOf(this.list.items(), this.open);
  }

  /** The index of the row with the cursor. */
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

  /** Scrolls and moves the cursor. If all rows fit in the window, only the cursor moves. */
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

  /** Folds the item with the cursor. If it isn't unfolded, moves the cursor to the item that contains it. */
  private foldUp(): void {
    if (this.open.delete(this.cursor)) return;
    const [, fold = this.cursor] = /^(.*)\.\d+$/.exec(this.cursor) ?? [];
    this.cursor = fold;
  }

  private click(row: ItemRow | undefined): boolean {
    if (row === undefined) return false;
    this.cursor = row.path;
    return this.choose();
  }

  /** True if the choice closes the list. */
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

  private drawLine(
    canvas: Canvas,
    { row, index, text, note, isFirst }: Line,
    { y, cursor, color }: Pick<CanvasPoint, 'y'> & Pick<TerminalLook, 'color'> & { readonly cursor: number },
  ): void {
    const { item, depth, path } = row;
    const isAt = index === cursor;
    const x = MARGIN + INDENT * depth;
    const style = { inverse: isAt, bold: item.isNow === true };
    if (isAt && isFirst) canvas.put({ x: 0, y }, '>');
    if (item.isNow === true && isFirst) canvas.put({ x: 2, y }, '*', { bold: true });
    if (item.inside !== undefined && isFirst) canvas.put({ x: x - 2, y }, this.open.has(path) ? '-' : '+');
    canvas.put({ x, y }, text, style);
    if (note === '' || color === 'none') return;
    const at = x + widthOf(text, canvas.unicode) - widthOf(note, canvas.unicode);
    canvas.put({ x: at, y }, note, { ...style, color: item.note?.color });
  }
}

interface Line {
  readonly row: ItemRow;
  readonly index: number;
  readonly text: string;
  /** The end of the text, if that part is from the row's note. */
  readonly note: string;
  readonly isFirst: boolean;
}

/** The number of columns for the cursor and the mark of the current move, and for each level of folding. */
const MARGIN = 4;
const INDENT = 2;

function linesOf(row: ItemRow, index: number, { columns, unicode }: PanelOptions): Line[] {
  const { text, note } = row.item;
  const width = Math.max(8, columns - MARGIN - INDENT * row.depth);
  const lines = wrap(text, width, unicode).map((one) => ({ text: one, note: '' }));
  const last = lines.at(-1);
  const together = `${last?.text ?? ''} ${note?.text ?? ''}`;
  const isNoted = note !== undefined && widthOf(together, unicode) <= width;
  const told = [
    ...(isNoted ? [...lines.slice(0, -1), { text: together, note: note.text }] : lines),
    ...(note === undefined || isNoted
      ? []
      : wrap(note.text, width, unicode).map((one) => ({ text: one, note: one }))),
  ];
  return told.map((line, at) => ({ ...line, row, index, isFirst: at === 0 }));
}

/** The first visible line. The row with the cursor is visible, and so are its neighbors if there is room. */
function firstVisibleLine(
  lines: readonly Line[],
  cursor: number,
  { top, room }: { readonly top: number; readonly room: number },
): number {
  const start = lines.findIndex(({ index }) => index === cursor);
  const end = lines.findLastIndex(({ index }) => index === cursor);
  const beside = end - start + 3 <= room ? 1 : 0;
  const seen = Math.max(top, end + beside - room + 1);
  return Math.max(0, Math.min(start - beside, seen, lines.length - room));
}

function drawTitle(canvas: Canvas, title: string, place: string): void {
  const { columns, unicode } = canvas;
  canvas.put({ x: 0, y: 0 }, cut(title, columns, unicode), { bold: true });
  const x = columns - widthOf(place, unicode);
  if (x > widthOf(title, unicode)) canvas.put({ x, y: 0 }, place);
}

/** A visible item, which isn't folded. */
interface ItemRow {
  readonly item: ListItem;
  /** The number of items that contain it. */
  readonly depth: number;
  /** Its index after the indexes of the items that contain it: `3`, `3.0`. */
  readonly path: string;
}

/** The visible items. @param open the paths of the unfolded items */
const rowsOf = (
  items: readonly ListItem[],
  open: ReadonlySet<string>,
  fold?: Pick<ItemRow, 'depth' | 'path'>,
): ItemRow[] =>
  items.flatMap((item, at) => {
    const row = {
      item,
      depth: fold === undefined ? 0 : fold.depth + 1,
      path: fold === undefined ? `${at}` : `${fold.path}.${at}`,
    };
    return [row, ...(open.has(row.path) ? rowsOf(item.inside ?? [], open, row) : [])];
  });
