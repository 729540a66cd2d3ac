/** The grid, its title, buttons and messages as lines of text. */
import type { Cell } from '../../../../montecarlo/cell.js';
import { isSameCell } from '../../../../montecarlo/cell.js';
import type { Frame } from '../../../../montecarlo/contract/frame.js';
import { Canvas } from '../../drawing/canvas.js';
import type { Size } from '../../drawing/form.js';
import { drawTooSmall } from '../../drawing/panel.js';
import { drawBanner } from '../../window/banner.js';
import type { Footer, Header } from '../../window/margin.js';
import { drawFooter, drawHeader, firstThatFits } from '../../window/margin.js';
import type { Look } from '../../window/suits.js';
import { CONSOLIDATE, buttonText } from './buttons.js';
import type { Form } from './form.js';
import { cornerOf, extentOf, formFor, smallestFor } from './form.js';
import { drawPlace } from './place.js';

export interface TableOptions extends Look, Size {}

/** What the player is doing. */
export interface TableState {
  readonly cursor: Cell;
  /** Said below the grid; empty where there is nothing to say. */
  readonly message: string;
  /** Does a beep go with the message? */
  readonly isAlarm: boolean;
}

/** As many lines as there are rows, none wider than the columns. */
export function drawTable(frame: Frame, options: TableOptions, state: TableState): string[] {
  const form = formFor(options, frame);
  if (form === undefined) return drawTooSmall(options, { game: 'Monte Carlo', ...smallestFor(frame) });
  const canvas = new Canvas(options.columns, options.rows, options.unicode);
  drawHeader(canvas, form, headerOf(frame, canvas));
  drawButtons(canvas, form, frame);
  drawGrid(canvas, form, { frame, look: options, cursor: state.cursor });
  if (frame.won) announceWin(canvas, form);
  drawFooter(
    canvas,
    form,
    footerOf(frame, state, { columns: canvas.columns - form.left, unicode: canvas.unicode }),
  );
  return canvas.lines();
}

function headerOf({ game, cardsLeft, score }: Frame, { columns }: Canvas): Header {
  const left = columns < 50 ? 'Left' : 'Cards left';
  const titles = game === undefined ? ['Monte Carlo'] : [`Monte Carlo #${game}`, `#${game}`];
  return { titles, figures: `${left}: ${cardsLeft}  Score: ${score}` };
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
    const isHinted = consolidateHinted && button.key === CONSOLIDATE;
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

function footerOf(frame: Frame, { message, isAlarm }: TableState, line: Line): Footer {
  if (message !== '') return { text: message, style: { bold: true, inverse: isAlarm } };
  if (!frame.won) return { text: firstThatFits(HINTS, line), style: {} };
  return { text: firstThatFits(wonTexts(line.unicode), line), style: { bold: true, inverse: true } };
}

type Line = Pick<Canvas, 'columns' | 'unicode'>;

/** The longest first. */
const wonTexts = (unicode: boolean): string[] => [
  `${unicode ? '♠ ♥ ♦ ♣  ' : ''}You have won! n deals anew, r replays, u undoes`,
  'You have won! n, r, u go on',
  'Won! n new, u undo',
];

/** The longest first. */
const HINTS = [
  'arrows move  enter or a click chooses a card, then one that touches it',
  'arrows move  enter or a click chooses a card',
  'arrows move  enter chooses',
  'arrows, enter',
];
