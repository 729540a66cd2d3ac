/** What is shown instead of a table: lines by the page, and what size of window is needed. */
import type { Size } from './canvas.js';
import { Canvas } from './canvas.js';
import { wrap } from './text.js';

export interface PanelOptions extends Size {
  readonly unicode: boolean;
}

/** A line of a panel: keys and what they do, or, without keys, a text of its own. */
export interface PanelLine {
  readonly keys?: string;
  readonly text: string;
}

const KEYS_WIDTH = 13;

/** As many pages as it takes, each with the lines of one window. */
export function panelPages(panel: readonly PanelLine[], options: PanelOptions): string[][] {
  const lines = panel.flatMap((line) => printLine(line, options));
  const rows = Math.max(1, options.rows - 1);
  const pages = Array.from({ length: Math.ceil(lines.length / rows) }, (_, page) =>
    lines.slice(page * rows, (page + 1) * rows),
  );
  return pages.map((page, index) => {
    const isLast = index === pages.length - 1;
    return drawPage([...page, isLast ? 'any key: back' : 'any key: more'], options);
  });
}

function printLine({ keys, text }: PanelLine, { columns, unicode }: PanelOptions): string[] {
  if (keys === undefined) return wrap(text, columns, unicode);
  if (columns < 40) return wrap(`${keys}: ${text}`, columns, unicode);
  const [first = '', ...rest] = wrap(text, columns - KEYS_WIDTH, unicode);
  return [keys.padEnd(KEYS_WIDTH) + first, ...rest.map((line) => ' '.repeat(KEYS_WIDTH) + line)];
}

/** The size that a game needs, in as much of the window as there is. */
export function drawTooSmall(options: PanelOptions, needs: Size & { readonly game: string }): string[] {
  const { columns, rows } = options;
  const text = `${needs.game} needs ${needs.columns} columns and ${needs.rows} rows; here are ${columns} and ${rows}.`;
  return drawPage(wrap(text, columns, options.unicode), options);
}

function drawPage(lines: readonly string[], { columns, rows, unicode }: PanelOptions): string[] {
  const canvas = new Canvas(Math.max(0, columns), Math.max(0, rows), unicode);
  lines.forEach((line, y) => canvas.put({ x: 0, y }, line));
  return canvas.lines();
}
