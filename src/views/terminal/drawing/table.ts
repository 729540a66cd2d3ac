/** The whole table as lines of text. */
import type { Frame } from '../../../klondike/contract/frame.js';
import { TABLEAU } from '../../../klondike/piles.js';
import type { Hand } from '../../hand.js';
import { cardsInHand } from '../../hand.js';
import type { Pointing } from './arrange.js';
import { arrange, pileX } from './arrange.js';
import { Canvas } from './canvas.js';
import type { Style } from './canvas.js';
import type { Look } from './faces.js';
import { cardLabel, drawSprite } from './faces.js';
import type { Form, Size } from './form.js';
import { formFor } from './form.js';
import { drawTooSmall } from './panel.js';
import { cut, widthOf, wrap } from './text.js';
import { drawBanner, wonTexts } from './won.js';

export interface TableOptions extends Look, Size {
  /** Its name; absent before the first game. */
  readonly deal?: string | undefined;
}

/** What the player is doing. */
export interface TableState extends Pointing {
  /** Said below the table; empty where there is nothing to say. */
  readonly message: string;
}

/** As many lines as there are rows, none wider than the columns. */
export function drawTable(frame: Frame, options: TableOptions, state: TableState): string[] {
  const form = formFor(options);
  if (form === undefined) return drawTooSmall(options);
  const canvas = new Canvas(options.columns, options.rows, options.unicode);
  drawHeader(canvas, form, { title: options.deal ?? 'Klondike', moves: `Moves: ${frame.moves}` });
  drawNumbers(canvas, form);
  for (const sprite of arrange(form, frame, state)) drawSprite({ canvas, form, look: options }, sprite);
  if (frame.won) drawBanner(canvas, form, frame);
  drawFooter(canvas, form, footerOf(frame, state, options));
  return canvas.lines();
}

interface Header {
  readonly title: string;
  readonly moves: string;
}

/** Where the deal's name leaves too little room for the number of moves, the name is cut. */
function drawHeader(canvas: Canvas, { left, headerRows }: Form, { title, moves }: Header): void {
  const right = canvas.columns - left - moves.length;
  const room = headerRows === 2 ? canvas.columns : right - left - 2;
  canvas.put({ x: left, y: 0 }, cut(title, room, canvas.unicode), { bold: true });
  canvas.put(headerRows === 2 ? { x: left, y: 1 } : { x: right, y: 0 }, moves);
}

function drawNumbers(canvas: Canvas, form: Form): void {
  const { numbersY } = form;
  if (numbersY === undefined) return;
  const middle = Math.floor(form.width / 2);
  TABLEAU.forEach((_, index) => canvas.put({ x: pileX(form, index) + middle, y: numbersY }, `${index + 1}`));
}

interface Footer {
  readonly text: string;
  readonly style: Style;
}

function footerOf(frame: Frame, { message, hand }: TableState, { unicode, columns }: TableOptions): Footer {
  if (message !== '') return { text: message, style: { bold: true } };
  const longestOf = (texts: readonly string[]): string =>
    texts.find((text) => widthOf(text, unicode) <= columns - 2) ?? cut(texts.at(-1) ?? '', columns, unicode);
  if (frame.won)
    return { text: longestOf(wonTexts(frame.moves, unicode)), style: { bold: true, inverse: true } };
  return { text: longestOf(hand === undefined ? HINTS : handTexts(frame, hand, unicode)), style: {} };
}

/** The longest first. */
function handTexts(frame: Frame, hand: Hand, unicode: boolean): string[] {
  const cards = cardsInHand(frame, hand).map((card) => cardLabel(card, unicode));
  const text = `In hand: ${cards.join(' ')}`;
  return [`${text} - enter puts down, esc lets go`, text];
}

/** The longest first. */
const HINTS = [
  'arrows move  enter picks up, puts down  d draw  a send up  u undo  n new  ? help  q quit',
  'arrows, enter: carry  d draw  a send up  u undo  n new  ? help  q quit',
  'arrows, enter  d draw  u undo  ? help  q quit',
  'd draw  u undo  ? help  q quit',
  '? help  q quit',
];

/** A message too long for a line covers the end of the tableau. */
function drawFooter(canvas: Canvas, { left, messageY }: Form, { text, style }: Footer): void {
  const width = canvas.columns - left;
  const lines = wrap(text, width, canvas.unicode);
  lines.forEach((line, index) => {
    const fill = Math.max(0, width - widthOf(line, canvas.unicode));
    const y = messageY - lines.length + 1 + index;
    canvas.put({ x: left, y }, line, style);
    canvas.put({ x: left + widthOf(line, canvas.unicode), y }, ' '.repeat(fill));
  });
}
