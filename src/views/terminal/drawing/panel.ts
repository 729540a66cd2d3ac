/** What is shown instead of the table: help, credits, and what size of window is needed. */
import { dealTitle } from '../../../core/text/deal-title.js';
import { wordedFor } from '../../../klondike/commands.js';
import type { PileId } from '../../../klondike/piles.js';
import { Canvas } from './canvas.js';
import { helpLines } from '../input/commands.js';
import type { Offering } from '../input/offered.js';
import { offeredTo } from '../input/offered.js';
import type { Size } from './form.js';
import { wrap } from './text.js';

export interface PanelOptions extends Size {
  readonly unicode: boolean;
}

/** A line of a panel: keys and what they do, or, without keys, a text of its own. */
export interface PanelLine {
  readonly keys?: string;
  readonly text: string;
}

/** The house by whose rules the game is played. */
export interface House {
  /** It stands before the deal in the title; absent for the usual house. */
  readonly name?: string | undefined;
  /** In sentences, for the help. */
  readonly rules?: readonly string[];
  /** Those that a player may not expect, told on the table before the first move. */
  readonly differences?: readonly string[];
}

/** What help depends on. */
export interface Helped extends Offering {
  /** The pile whose top card is in play beside the tableau. */
  readonly inPlay: PileId;
  /** Whose rules are told after the keys. */
  readonly house?: House | undefined;
}

export const helpOn = ({ inPlay, house, ...offering }: Helped): readonly PanelLine[] => [
  { text: 'How to play' },
  ...helpLines(wordedFor(offeredTo(offering), inPlay === 'stock')),
  {
    text: `The mouse clicks the ${inPlay === 'stock' ? 'waste to draw' : 'stock'}, drags cards (or clicks them, then their place), sends up with a double click, and clicks the commands below the table.`,
  },
  ...(house === undefined ? [] : rulesOf(house)),
];

function rulesOf({ name, rules = [] }: House): PanelLine[] {
  if (rules.length === 0) return [];
  const title = name === undefined ? 'The rules' : `The rules of ${name}`;
  return ['', title, ...rules].map((text) => ({ text }));
}

/** The credits. */
export const about = (author: string, deal: string | undefined): PanelLine[] => [
  { text: 'Klondike solitaire' },
  { text: `by ${author}` },
  ...(deal === undefined ? [] : [{ text: `Deal: ${dealTitle(deal)}` }]),
];

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
