/** The grid, its title, buttons and messages as lines of text. */
import type { Cell } from '../../words/cell.js';
import { isSameCell } from '../../words/cell.js';
import { isHinted } from '../../views/changes.js';
import type { MonteCarloFrame } from '../../contract/frame.js';
import type { CanvasPoint, Size, Style } from '../../../../terminal/drawing/canvas.js';
import { Canvas } from '../../../../terminal/drawing/canvas.js';
import { drawTooSmall } from '../../../../terminal/drawing/panel.js';
import { widthOf } from '../../../../terminal/drawing/text.js';
import { box, doublePen, drawBanner, emptyBox, singlePen } from '../../../../terminal/drawing/box.js';
import type { Header, LineRoom } from '../../../../terminal/window/margin.js';
import { drawFooter, drawHeader, headerX, keyAt } from '../../../../terminal/window/margin.js';
import type { TerminalLook } from '../../../../terminal/window/suits.js';
import { MAGENTA, RED, cardLabel, colorOf } from '../../../../terminal/window/suits.js';
import type { MonteCarloTerminalSection } from '../strings/english.js';
import type { TextOptions } from './buttons.js';
import { buttonAt, buttonText } from './buttons.js';
import type { GridMessage } from './footer.js';
import { footerOf } from './footer.js';
import type { GridForm } from './form.js';
import { cornerOf, extentOf, formFor, smallestFor } from './form.js';
import type { Card } from '../../../../core/card.js';
import { NO_CARD } from '../../../../core/card.js';
import { ENGLISH } from '../strings/english.js';

export interface GridState extends GridMessage {
  readonly cursor: Cell;
}

/** Draws one line for each row of the window, none wider than its columns. */
export function drawTable(
  frame: MonteCarloFrame,
  options: TerminalLook & Size & Partial<Pick<TextOptions, 'strings'>>,
  state: GridState,
): string[] {
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

const lineOf = (form: GridForm, line: TextOptions & LineRoom): TextOptions & LineRoom => ({
  ...line,
  columns: line.columns - form.left,
});

/** The key of the command at a point, which is on a button or in the footer. */
export function commandKeyAt(
  form: GridForm,
  frame: MonteCarloFrame,
  {
    at,
    state,
    line,
  }: { readonly at: CanvasPoint; readonly state: GridState; readonly line: TextOptions & LineRoom },
): string | undefined {
  const footer = footerOf(frame, state, lineOf(form, line));
  return buttonAt(form.buttons, at)?.key ?? keyAt(footer, form, { ...at, unicode: line.unicode });
}

function headerOf(
  { game, cardsLeft, score }: MonteCarloFrame,
  { columns }: Canvas,
  { title, titles, figures, narrowFigures }: MonteCarloTerminalSection,
): Header {
  return {
    titles: game === undefined ? [title] : titles(game),
    figures: (columns < 50 ? narrowFigures : figures)(cardsLeft, score),
  };
}

/** Draws highlighted places last, because slim neighbors share a column for their brackets. */
function drawGrid(
  canvas: Canvas,
  form: GridForm,
  {
    frame,
    look,
    cursor,
  }: { readonly frame: MonteCarloFrame; readonly look: TerminalLook; readonly cursor: Cell },
): void {
  const places = frame.rows.flatMap((cards, row) =>
    cards.map((card, column) => ({
      card,
      isHighlighted: frame.highlighted.some((cell) => isSameCell(cell, { row, column })),
      isHint: isHinted(frame, { row, column }),
      isUnderCursor: isSameCell(cursor, { row, column }),
      ...cornerOf(form, { row, column }),
    })),
  );
  const [highlighted, others] = [true, false].map((is) =>
    places.filter((place) => place.isHighlighted === is),
  );
  for (const place of [...(others ?? []), ...(highlighted ?? [])]) drawPlace({ canvas, form, look }, place);
}

/** The key of each button is bold, and so is all of Consolidate if it is the hint. */
function drawButtons(canvas: Canvas, { buttons }: GridForm, { consolidateHinted }: MonteCarloFrame): void {
  for (const button of buttons) {
    const isHinted = consolidateHinted && button.name === 'consolidate';
    canvas.put(button, buttonText(button), isHinted ? { bold: true, inverse: true } : {});
    if (!isHinted) canvas.put(button, button.key, { bold: true });
  }
}

/** Announces the win in the middle of the grid, if the grid is wide enough. */
function announceWin(canvas: Canvas, form: GridForm, sentence: string): void {
  const grid = extentOf(form.cells, form);
  if (!form.boxed || grid.columns < widthOf(sentence, canvas.unicode) + AROUND) return;
  const top = {
    x: form.gridX + Math.floor(grid.columns / 2),
    y: form.gridY + Math.floor((grid.rows - 3) / 2),
  };
  drawBanner(canvas, top, sentence);
}

/** The number of columns of a banner in addition to its sentence. */
const AROUND = 12;

interface CellPlace extends CanvasPoint {
  /** The card, or `NO_CARD`. */
  readonly card: Card;
  readonly isHighlighted: boolean;
  /** Is it part of a hint? */
  readonly isHint: boolean;
  readonly isUnderCursor: boolean;
}

/** The canvas of a cell, and its style. */
interface CellBrush {
  readonly canvas: Canvas;
  readonly form: GridForm;
  readonly look: TerminalLook;
}

/**
 * Draws one cell: a box, or in slim form two characters. The border shows highlights, the inside shows the cursor.
 */
function drawPlace(brush: CellBrush, place: CellPlace): void {
  if (brush.form.boxed) drawBox(brush, place);
  else drawSlim(brush, place);
}

function drawBox({ canvas, form, look }: CellBrush, place: CellPlace): void {
  const { x, y, card, isHighlighted, isUnderCursor } = place;
  const pen = (isHighlighted ? doublePen : singlePen)(look.unicode);
  const lines = card === NO_CARD ? emptyBox(pen, form) : box(pen, form, ' ');
  lines.forEach((line, row) => canvas.put({ x, y: y + row }, line, borderStyle(place, look)));
  const inside = ' '.repeat(form.width - 2);
  for (let row = 1; row < form.height - 1; row++)
    canvas.put({ x: x + 1, y: y + row }, inside, { inverse: isUnderCursor });
  for (const { text, at } of card === NO_CARD ? [] : lettering(form, cardLabel(card, look.unicode)))
    canvas.put({ x: x + at.x, y: y + at.y }, text, faceStyle(place, look));
}

/**
 * A low box has only the label, in the middle. A higher box has the label in one corner and the suit in the middle. The
 * highest box has the label in two corners.
 */
function lettering({ width, height }: GridForm, label: string): { text: string; at: CanvasPoint }[] {
  const middle = Math.floor(height / 2);
  if (height === 3) return [{ text: label, at: { x: Math.floor(width / 2) - 1, y: middle } }];
  const corners = [
    { text: label, at: { x: 2, y: 1 } },
    { text: label.charAt(1), at: { x: Math.floor(width / 2), y: middle } },
    { text: label, at: { x: width - 4, y: height - 2 } },
  ];
  return height > 5 ? corners : corners.slice(0, 2);
}

function drawSlim({ canvas, look }: CellBrush, place: CellPlace): void {
  const { x, y, card, isHighlighted } = place;
  const label = card === NO_CARD ? (look.unicode ? '· ' : '. ') : cardLabel(card, look.unicode);
  canvas.put({ x: x + 1, y }, label, faceStyle(place, look));
  if (!isHighlighted) return;
  canvas.put({ x, y }, '[', borderStyle(place, look));
  canvas.put({ x: x + 3, y }, ']', borderStyle(place, look));
}

const borderStyle = ({ isHighlighted, isHint }: CellPlace, { color }: TerminalLook): Style =>
  isHighlighted ? { bold: true, ...(color !== 'none' && { color: isHint ? MAGENTA : RED }) } : {};

const faceStyle = ({ card, isUnderCursor, isHighlighted }: CellPlace, { color }: TerminalLook): Style => ({
  inverse: isUnderCursor,
  bold: isHighlighted,
  ...(card !== NO_CARD && { color: colorOf(card, color) }),
});
