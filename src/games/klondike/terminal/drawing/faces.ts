/** Draws one card on the canvas as a box or, in slim form, as two characters. */
import type { Card } from '../../../../core/card.js';
import { ACE, cardOf } from '../../../../core/card.js';
import type { Color, TerminalLook } from '../../../../terminal/window/suits.js';
import { GREEN, MAGENTA, cardLabel, colorOf } from '../../../../terminal/window/suits.js';
import type { Face, Sprite } from './arrange.js';
import { box, doublePen, emptyBox, singlePen } from '../../../../terminal/drawing/box.js';
import type { Canvas, Style } from '../../../../terminal/drawing/canvas.js';
import type { TableForm } from './form.js';

/** The SGR color for card backs. */
const BLUE = 34;

const backOf = (unicode: boolean): string => (unicode ? '░' : '#');

const gapOf = (unicode: boolean): string => (unicode ? '⋮' : ':');

/** A canvas and its style. */
interface Brush {
  readonly canvas: Canvas;
  readonly form: TableForm;
  readonly look: TerminalLook;
}

export function drawSprite(brush: Brush, sprite: Sprite): void {
  if (brush.form.boxed) drawBox(brush, sprite);
  else drawSlim(brush, sprite);
}

const BRACKETS = ['[', ']'] as const;
const ARROWHEADS = ['>', '<'] as const;

/** A card in a hint is in brackets, and a target for the cards in hand is between arrowheads. */
function drawSlim({ canvas, form, look }: Brush, sprite: Sprite): void {
  canvas.put(sprite, slimText(sprite.face, look.unicode), styleOf(sprite, look.color));
  const style = signStyle(sprite, look.color);
  if (style === undefined) return;
  const [before, after] = sprite.isTaker === true ? ARROWHEADS : BRACKETS;
  canvas.put({ x: sprite.x - 1, y: sprite.y }, before, style);
  canvas.put({ x: sprite.x + form.width, y: sprite.y }, after, style);
}

/** The color of a hint or a target; undefined if the sprite is neither. */
function signStyle({ isHinted, isTaker }: Sprite, color: Color): Style | undefined {
  if (isHinted !== true && isTaker !== true) return undefined;
  return { bold: true, ...(color !== 'none' && { color: isTaker === true ? GREEN : MAGENTA }) };
}

function slimText(face: Face, unicode: boolean): string {
  switch (face.show) {
    case 'card':
      return cardLabel(face.card, unicode);
    case 'backs':
      return slimCount(face.count, backOf(unicode));
    case 'gap':
      return slimCount(face.count, gapOf(unicode));
    case 'empty':
      return face.suit === undefined ? '[]' : `-${signOf(face, unicode)}`;
  }
}

const slimCount = (count: number, mark: string): string =>
  count === 1 ? mark.repeat(2) : count < 10 ? `${mark}${count}` : String(count);

function drawBox({ canvas, form, look }: Brush, sprite: Sprite): void {
  const { face, mark, x, y } = sprite;
  const sign = signStyle(sprite, look.color);
  const pen = mark === 'carried' || sign !== undefined ? doublePen(look.unicode) : singlePen(look.unicode);
  const fill = face.show === 'backs' ? backOf(look.unicode) : ' ';
  const lines = face.show === 'empty' ? emptyBox(pen, form) : box(pen, form, fill);
  const edgeStyle: Style = {
    inverse: mark !== 'plain',
    ...(sign ?? { bold: mark === 'carried' }),
  };
  const style = styleOf(sprite, look.color);
  lines.forEach((line, row) =>
    canvas.put({ x, y: y + row }, line, face.show === 'backs' && sign === undefined ? style : edgeStyle),
  );
  const label = boxLabel(face, look.unicode);
  canvas.put({ x: x + 1, y }, label, face.show === 'card' ? style : edgeStyle);
  const middle = { x: x + Math.floor(form.width / 2), y: y + Math.floor(form.height / 2) };
  canvas.put(middle, signOf(face, look.unicode), style);
}

/** The suit of a card, or of an empty foundation for one suit; otherwise empty. */
function signOf(face: Face, unicode: boolean): string {
  const card = cardOfSuit(face);
  return card === undefined ? '' : cardLabel(card, unicode).charAt(1);
}

/** A card of the suit that the face shows. */
function cardOfSuit(face: Face): Card | undefined {
  if (face.show === 'card') return face.card;
  return face.show === 'empty' && face.suit !== undefined ? cardOf(ACE, face.suit) : undefined;
}

function boxLabel(face: Face, unicode: boolean): string {
  switch (face.show) {
    case 'card':
      return cardLabel(face.card, unicode);
    case 'backs':
      return face.count === 1 ? '' : `${backOf(unicode)}${face.count}`;
    case 'gap':
      return `${gapOf(unicode)}${face.count}`;
    case 'empty':
      return '';
  }
}

function styleOf({ face, mark }: Sprite, color: Color): Style {
  const base = { inverse: mark !== 'plain', bold: mark === 'carried' };
  const card = cardOfSuit(face);
  if (card !== undefined) return { ...base, color: colorOf(card, color) };
  return face.show === 'backs' && color !== 'none' ? { ...base, color: BLUE } : base;
}
