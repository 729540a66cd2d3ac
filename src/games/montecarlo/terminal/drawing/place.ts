/**
 * One place of the grid on the canvas: a box, or in slim form two characters. Its border shows highlights,
 * its inside the cursor.
 */
import { NO_CARD } from '../../../../core/card.js';
import type { Card } from '../../../../core/card.js';
import { box, doublePen, emptyBox, singlePen } from '../../../../terminal/drawing/box.js';
import type { Canvas, Point, Style } from '../../../../terminal/drawing/canvas.js';
import type { TerminalLook } from '../../../../terminal/window/suits.js';
import { RED, cardLabel, colorOf } from '../../../../terminal/window/suits.js';
import type { Form } from './form.js';

interface CellPlace extends Point {
  /** The card, or `NO_CARD`. */
  readonly card: Card;
  readonly isHighlighted: boolean;
  readonly isUnderCursor: boolean;
}

/** What to draw on, and how. */
interface Brush {
  readonly canvas: Canvas;
  readonly form: Form;
  readonly look: TerminalLook;
}

export function drawPlace(brush: Brush, place: CellPlace): void {
  if (brush.form.boxed) drawBox(brush, place);
  else drawSlim(brush, place);
}

function drawBox({ canvas, form, look }: Brush, place: CellPlace): void {
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

interface Lettering {
  readonly text: string;
  /** From the card's upper left corner. */
  readonly at: Point;
}

/**
 * A low box has only the label, in the middle. A higher box has the label in a corner and the suit in the
 * middle. The highest has the label in two corners.
 */
function lettering({ width, height }: Form, label: string): Lettering[] {
  const middle = Math.floor(height / 2);
  if (height === 3) return [{ text: label, at: { x: Math.floor(width / 2) - 1, y: middle } }];
  const corners = [
    { text: label, at: { x: 2, y: 1 } },
    { text: label.charAt(1), at: { x: Math.floor(width / 2), y: middle } },
    { text: label, at: { x: width - 4, y: height - 2 } },
  ];
  return height > 5 ? corners : corners.slice(0, 2);
}

function drawSlim({ canvas, look }: Brush, place: CellPlace): void {
  const { x, y, card, isHighlighted } = place;
  const label = card === NO_CARD ? (look.unicode ? '· ' : '. ') : cardLabel(card, look.unicode);
  canvas.put({ x: x + 1, y }, label, faceStyle(place, look));
  if (!isHighlighted) return;
  canvas.put({ x, y }, '[', borderStyle(place, look));
  canvas.put({ x: x + 3, y }, ']', borderStyle(place, look));
}

const borderStyle = ({ isHighlighted }: CellPlace, { color }: TerminalLook): Style =>
  isHighlighted ? { bold: true, ...(color !== 'none' && { color: RED }) } : {};

const faceStyle = ({ card, isUnderCursor, isHighlighted }: CellPlace, { color }: TerminalLook): Style => ({
  inverse: isUnderCursor,
  bold: isHighlighted,
  ...(card !== NO_CARD && { color: colorOf(card, color) }),
});
