/** Pages of lines that replace a table, such as the help, and the message that the window is too small. */
import type { TerminalStrings } from '../strings/english.js';
import { TERMINAL_ENGLISH } from '../strings/english.js';
import type { Size } from './canvas.js';
import { Canvas } from './canvas.js';
import { widthOf, wrap } from './text.js';

export interface PanelOptions extends Size {
  readonly unicode: boolean;
  /** In English by default. */
  readonly strings?: { readonly terminal: TerminalStrings } | undefined;
}

const wordsOf = ({ strings }: PanelOptions): TerminalStrings => strings?.terminal ?? TERMINAL_ENGLISH;

/** A line in a panel: keys and what they do, or a text without keys. */
export interface PanelLine {
  readonly keys?: string;
  readonly text: string;
}

/** The minimum width of the key column, in characters. */
const KEYS_WIDTH = 13;

/** The pages of a panel. Each page has the lines for one window. */
export function panelPages(panel: readonly PanelLine[], options: PanelOptions): string[][] {
  const { back, more } = wordsOf(options);
  const widths = panel.map(({ keys = '' }) => widthOf(keys, options.unicode) + 1);
  const keysWidth = Math.max(KEYS_WIDTH, ...widths);
  const lines = panel.flatMap((line) => printLine(line, options, keysWidth));
  const rows = Math.max(1, options.rows - 1);
  const pages = Array.from({ length: Math.ceil(lines.length / rows) }, (_, page) =>
    lines.slice(page * rows, (page + 1) * rows),
  );
  return pages.map((page, index) => {
    const isLast = index === pages.length - 1;
    return drawPage([...page, isLast ? back : more], options);
  });
}

function printLine({ keys, text }: PanelLine, options: PanelOptions, keysWidth: number): string[] {
  const { columns, unicode } = options;
  if (keys === undefined) return wrap(text, columns, unicode);
  if (columns < 40) return wrap(wordsOf(options).labelled(keys, text), columns, unicode);
  const [first = '', ...rest] = wrap(text, columns - keysWidth, unicode);
  const indent = ' '.repeat(keysWidth);
  return [keys + indent.slice(widthOf(keys, unicode)) + first, ...rest.map((line) => indent + line)];
}

/** The message about the size that a game needs, cut to the size of the window. */
export function drawTooSmall(options: PanelOptions, needs: Size & { readonly game: string }): string[] {
  const text = wordsOf(options).tooSmall({ game: needs.game, needs, has: options });
  return drawPage(wrap(text, options.columns, options.unicode), options);
}

function drawPage(lines: readonly string[], { columns, rows, unicode }: PanelOptions): string[] {
  const canvas = new Canvas(Math.max(0, columns), Math.max(0, rows), unicode);
  lines.forEach((line, y) => canvas.put({ x: 0, y }, line));
  return canvas.lines();
}
