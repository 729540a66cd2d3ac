/** The grid, its title, buttons and messages as lines of text. */
import type { Cell } from '../../words/cell.js';
import { isSameCell } from '../../words/cell.js';
import type { Frame } from '../../contract/frame.js';
import type { Point, Size } from '../../../../terminal/drawing/canvas.js';
import { Canvas } from '../../../../terminal/drawing/canvas.js';
import { drawTooSmall } from '../../../../terminal/drawing/panel.js';
import { widthOf } from '../../../../terminal/drawing/text.js';
import { drawBanner } from '../../../../terminal/window/banner.js';
import type { Header } from '../../../../terminal/window/margin.js';
import { drawFooter, drawHeader, headerX, keyAt } from '../../../../terminal/window/margin.js';
import type { TerminalLook } from '../../../../terminal/window/suits.js';
import type { MonteCarloTerminalSection, MonteCarloTerminalStrings } from '../strings/english.js';
import { ENGLISH } from '../strings/english.js';
import { buttonAt, buttonText } from './buttons.js';
import type { FooterLine, Message } from './footer.js';
import { footerOf } from './footer.js';
import type { Form } from './form.js';
import { cornerOf, formFor, smallestFor } from './form.js';
import { drawPlace } from './place.js';
import { extentOf } from './shapes.js';

interface TableOptions extends TerminalLook, Size {
  /** The texts; English by default. */
  readonly strings?: MonteCarloTerminalStrings | undefined;
}

/** What the player is doing. */
export interface TableState extends Message {
  readonly cursor: Cell;
}

/** Draws as many lines as the window has rows, none wider than its columns. */
export function drawTable(frame: Frame, options: TableOptions, state: TableState): string[] {
  const { unicode, strings = ENGLISH } = options;
  const form = formFor(options, frame, { strings, unicode });
  const words = strings.montecarloTerminal;
  if (form === undefined) return drawTooSmall(options, { game: words.title, ...smallestFor(frame) });
  const canvas = new Canvas(options.columns, options.rows, unicode);
  const header = headerOf(frame, canvas, words);
  drawHeader(canvas, { ...form, left: headerX(form, header, canvas) }, header);
  drawButtons(canvas, form, frame);
  drawGrid(canvas, form, { frame, look: options, cursor: state.cursor });
  if (frame.won) announceWin(canvas, form, words.won);
  drawFooter(
    canvas,
    form,
    footerOf(frame, state, lineOf(form, { columns: options.columns, unicode, strings })),
  );
  return canvas.lines();
}

const lineOf = (form: Form, line: FooterLine): FooterLine => ({ ...line, columns: line.columns - form.left });

/** The key of the command at a point: on a button, or in the footer. */
export function commandKeyAt(form: Form, frame: Frame, { at, state, line }: Clicked): string | undefined {
  const footer = footerOf(frame, state, lineOf(form, line));
  return buttonAt(form.buttons, at)?.key ?? keyAt(footer, form, { ...at, unicode: line.unicode });
}

interface Clicked {
  readonly at: Point;
  readonly state: TableState;
  /** The line that the window has room for. */
  readonly line: FooterLine;
}

function headerOf(
  { game, cardsLeft, score }: Frame,
  { columns }: Canvas,
  { title, titles, figures, narrowFigures }: MonteCarloTerminalSection,
): Header {
  return {
    titles: game === undefined ? [title] : titles(game),
    figures: (columns < 50 ? narrowFigures : figures)(cardsLeft, score),
  };
}

/** Draws highlighted places last, because slim neighbors share the column of a bracket. */
function drawGrid(
  canvas: Canvas,
  form: Form,
  { frame, look, cursor }: { readonly frame: Frame; readonly look: TerminalLook; readonly cursor: Cell },
): void {
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

/** The key of each button stands out, and all of Consolidate if a hint points at it. */
function drawButtons(canvas: Canvas, { buttons }: Form, { consolidateHinted }: Frame): void {
  for (const button of buttons) {
    const isHinted = consolidateHinted && button.name === 'consolidate';
    canvas.put(button, buttonText(button), isHinted ? { bold: true, inverse: true } : {});
    if (!isHinted) canvas.put(button, button.key, { bold: true });
  }
}

/** Announces the win in the middle of the grid, if the grid is wide enough. */
function announceWin(canvas: Canvas, form: Form, sentence: string): void {
  const grid = extentOf(form.cells, form);
  if (!form.boxed || grid.columns < widthOf(sentence, canvas.unicode) + AROUND) return;
  const top = {
    x: form.gridX + Math.floor(grid.columns / 2),
    y: form.gridY + Math.floor((grid.rows - 3) / 2),
  };
  drawBanner(canvas, top, sentence);
}

/** The columns that a banner needs besides those of its sentence. */
const AROUND = 12;
