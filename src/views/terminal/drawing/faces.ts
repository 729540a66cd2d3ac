/** One card on the canvas: a box, or in slim form two characters. */
import { DIAMONDS, HEARTS, CLUBS, isRed, printCard, suitOf } from '../../../core/card.js';
import type { Card } from '../../../core/card.js';
import type { Face, Mark, Sprite } from './arrange.js';
import type { Canvas, Style } from './canvas.js';
import type { Form } from './form.js';

/** None, red and the terminal's own, or one for each suit. */
export type Color = 'none' | 'two' | 'four';

export interface Look {
  /** Suits as ♠♥♦♣ and frames in lines; letters and ASCII otherwise. */
  readonly unicode: boolean;
  readonly color: Color;
}

const RED = 31;
const GREEN = 32;
const BLUE = 34;
const CYAN = 36;

/** What a frame is drawn with: its corners from the upper left clockwise, its edges, and what fills it. */
interface Pen {
  readonly corners: readonly [string, string, string, string];
  readonly edge: string;
  readonly side: string;
  readonly fill: string;
}

const ASCII: Pen = { corners: ['+', '+', '+', '+'], edge: '-', side: '|', fill: ' ' };
const LINES: Pen = { corners: ['┌', '┐', '┘', '└'], edge: '─', side: '│', fill: ' ' };
const ASCII_CARRIED: Pen = { ...ASCII, corners: ['*', '*', '*', '*'], edge: '=', side: '*' };
const LINES_CARRIED: Pen = { corners: ['╔', '╗', '╝', '╚'], edge: '═', side: '║', fill: ' ' };

/** `T♥`, or `Th` in plain ASCII. */
export function cardLabel(card: Card, unicode: boolean): string {
  const text = printCard(card);
  return unicode ? text.charAt(0) + '♠♥♦♣'.charAt(suitOf(card)) : text;
}

/** What to draw on, and how. */
export interface Brush {
  readonly canvas: Canvas;
  readonly form: Form;
  readonly look: Look;
}

export function drawSprite(brush: Brush, sprite: Sprite): void {
  const { canvas, form, look } = brush;
  if (form.boxed) drawBox(brush, sprite);
  else canvas.put(sprite, slimText(sprite.face, look.unicode), styleOf(sprite, look.color));
}

function slimText(face: Face, unicode: boolean): string {
  switch (face.show) {
    case 'card':
      return cardLabel(face.card, unicode);
    case 'backs':
      return slimCount(face.count, unicode ? '░' : '#');
    case 'gap':
      return slimCount(face.count, unicode ? '⋮' : ':');
    case 'empty':
      return '[]';
  }
}

const slimCount = (count: number, mark: string): string =>
  count === 1 ? mark.repeat(2) : count < 10 ? `${mark}${count}` : String(count);

function drawBox({ canvas, form, look }: Brush, sprite: Sprite): void {
  const { width, height } = form;
  const { face, mark, x, y } = sprite;
  const pen = penOf(face, mark, look.unicode);
  const lines = face.show === 'empty' ? emptyBox(pen, width, height) : box(pen, width, height);
  const edgeStyle: Style = { inverse: mark !== 'plain', bold: mark === 'carried' };
  const style = styleOf(sprite, look.color);
  lines.forEach((line, row) =>
    canvas.put({ x, y: y + row }, line, face.show === 'backs' ? style : edgeStyle),
  );
  const label = boxLabel(face, look.unicode);
  canvas.put({ x: x + 1, y }, label, face.show === 'card' ? style : edgeStyle);
  if (face.show !== 'card') return;
  canvas.put({ x: x + Math.floor(width / 2), y: y + Math.floor(height / 2) }, label.charAt(1), style);
}

function penOf(face: Face, mark: Mark, unicode: boolean): Pen {
  const pen = mark === 'carried' ? (unicode ? LINES_CARRIED : ASCII_CARRIED) : unicode ? LINES : ASCII;
  return face.show === 'backs' ? { ...pen, fill: unicode ? '░' : '#' } : pen;
}

function box({ corners, edge, side, fill }: Pen, width: number, height: number): string[] {
  const inner = width - 2;
  return [
    corners[0] + edge.repeat(inner) + corners[1],
    ...Array.from({ length: height - 2 }, () => side + fill.repeat(inner) + side),
    corners[3] + edge.repeat(inner) + corners[2],
  ];
}

/** Its corners only. */
function emptyBox({ corners }: Pen, width: number, height: number): string[] {
  const blank = ' '.repeat(width - 2);
  return [
    corners[0] + blank + corners[1],
    ...Array.from({ length: height - 2 }, () => ` ${blank} `),
    corners[3] + blank + corners[2],
  ];
}

function boxLabel(face: Face, unicode: boolean): string {
  switch (face.show) {
    case 'card':
      return cardLabel(face.card, unicode);
    case 'backs':
      return face.count === 1 ? '' : `${unicode ? '░' : '#'}${face.count}`;
    case 'gap':
      return `${unicode ? '⋮' : ':'}${face.count}`;
    case 'empty':
      return '';
  }
}

function styleOf({ face, mark }: Sprite, color: Color): Style {
  const base = { inverse: mark !== 'plain', bold: mark === 'carried' };
  if (color === 'none') return base;
  if (face.show === 'backs') return { ...base, color: BLUE };
  if (face.show !== 'card') return base;
  return { ...base, color: color === 'two' ? twoColors(face.card) : FOUR_COLORS[suitOf(face.card)] };
}

const twoColors = (card: Card): number | undefined => (isRed(card) ? RED : undefined);

const FOUR_COLORS: Partial<Record<number, number>> = { [HEARTS]: RED, [DIAMONDS]: CYAN, [CLUBS]: GREEN };
