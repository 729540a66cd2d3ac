/** The grid, its title, buttons and messages as lines of text. */
import type { Cell } from '../../words/cell.js';
import { isSameCell } from '../../words/cell.js';
import type { Frame } from '../../contract/frame.js';
import type { Point } from '../../../../terminal/drawing/canvas.js';
import { Canvas } from '../../../../terminal/drawing/canvas.js';
import type { Size } from '../../../../terminal/drawing/canvas.js';
import { drawTooSmall } from '../../../../terminal/drawing/panel.js';
import { widthOf } from '../../../../terminal/drawing/text.js';
import { drawBanner } from '../../../../terminal/window/banner.js';
import type { Header, Line } from '../../../../terminal/window/margin.js';
import { drawFooter, drawHeader, keyAt } from '../../../../terminal/window/margin.js';
import type { Look } from '../../../../terminal/window/suits.js';
import { buttonAt, buttonText } from './buttons.js';
import type { Message } from './footer.js';
import { footerOf } from './footer.js';
import type { Form } from './form.js';
import { cornerOf, formFor, smallestFor } from './form.js';
import { drawPlace } from './place.js';
import { extentOf } from './shapes.js';

export interface TableOptions extends Look, Size {}

/** What the player is doing. */
export interface TableState extends Message {
  readonly cursor: Cell;
}

/** As many lines as there are rows, none wider than the columns. */
export function drawTable(frame: Frame, options: TableOptions, state: TableState): string[] {
  const form = formFor(options, frame);
  if (form === undefined) return drawTooSmall(options, { game: 'Monte Carlo', ...smallestFor(frame) });
  const canvas = new Canvas(options.columns, options.rows, options.unicode);
  const header = headerOf(frame, canvas);
  drawHeader(canvas, { ...form, left: headerX(form, header, canvas) }, header);
  drawButtons(canvas, form, frame);
  drawGrid(canvas, form, { frame, look: options, cursor: state.cursor });
  if (frame.won) announceWin(canvas, form);
  drawFooter(canvas, form, footerOf(frame, state, lineOf(form, canvas)));
  return canvas.lines();
}

const lineOf = (form: Form, { columns, unicode }: Line): Line => ({ columns: columns - form.left, unicode });

/** The key of the command that stands at a point: on a button, or in the footer. */
export function commandKeyAt(form: Form, frame: Frame, { at, state, line }: Clicked): string | undefined {
  const footer = footerOf(frame, state, lineOf(form, line));
  return buttonAt(form.buttons, at)?.key ?? keyAt(footer, form, { ...at, unicode: line.unicode });
}

export interface Clicked {
  readonly at: Point;
  readonly state: TableState;
  /** Of the window. */
  readonly line: Line;
}

function headerOf({ game, cardsLeft, score }: Frame, { columns }: Canvas): Header {
  const left = columns < 50 ? 'Left' : 'Cards left';
  const titles = game === undefined ? ['Monte Carlo'] : [`Monte Carlo #${game}`, `#${game}`];
  return { titles, figures: `${left}: ${cardsLeft}  Score: ${score}` };
}

/** Where the grid begins, or further left where the longest title needs it. */
function headerX(
  { left }: Form,
  { titles: [title = ''], figures }: Header,
  { columns, unicode }: Line,
): number {
  const needed = widthOf(title, unicode) + 2 + figures.length;
  return Math.max(0, Math.min(left, Math.floor((columns - needed) / 2)));
}

interface Shown {
  readonly frame: Frame;
  readonly look: Look;
  readonly cursor: Cell;
}

/** Highlighted places last: slim neighbors share the place of a bracket. */
function drawGrid(canvas: Canvas, form: Form, { frame, look, cursor }: Shown): void {
  const places = frame.rows.flatMap((cards, row) =>
    cards.map((card, column) => ({
      card,
      isHighlighted: frame.highlighted.some((cell) => isSameCell(cell, { row, column })),
      isUnderCursor: isSameCell(cursor, { row, column }),
      ...cornerOf(form, { row, column }),
    })),
  );
  const [highlighted, others] = [true, false].map((is) =>
    places.filter((place) => place.isHighlighted === is),
  );
  for (const place of [...(others ?? []), ...(highlighted ?? [])]) drawPlace({ canvas, form, look }, place);
}

/** The key of each stands out, and all of Consolidate where a hint points at it. */
function drawButtons(canvas: Canvas, { buttons }: Form, { consolidateHinted }: Frame): void {
  for (const button of buttons) {
    const isHinted = consolidateHinted && button.name === 'consolidate';
    canvas.put(button, buttonText(button), isHinted ? { bold: true, inverse: true } : {});
    if (!isHinted) canvas.put(button, button.key, { bold: true });
  }
}

/** In the middle of the grid, where it is wide enough. */
function announceWin(canvas: Canvas, form: Form): void {
  const grid = extentOf(form.cells, form);
  if (!form.boxed || grid.columns < BANNER) return;
  const top = {
    x: form.gridX + Math.floor(grid.columns / 2),
    y: form.gridY + Math.floor((grid.rows - 3) / 2),
  };
  drawBanner(canvas, top, 'You have won!');
}

/** In columns. */
const BANNER = 25;
