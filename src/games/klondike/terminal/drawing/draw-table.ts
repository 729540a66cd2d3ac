/** The whole table as lines of text. */
import type { KlondikeAssistant } from '../../contract/assistant.js';
import { checkGiven, checkWhole } from '../../../../core/given.js';
import type { Frame } from '../../contract/frame.js';
import { checkFrame } from '../../contract/frame.js';
import type { Truth } from '../../views/advice-told.js';
import type { FoundationSuits } from '../../words/piles.js';
import { TABLEAU } from '../../words/piles.js';
import { drawFooter, drawHeader, headerX, keyAt } from '../../../../terminal/window/margin.js';
import type { TerminalLook } from '../../../../terminal/window/suits.js';
import { arrange, pileX } from './arrange.js';
import type { Point, Size } from '../../../../terminal/drawing/canvas.js';
import { Canvas } from '../../../../terminal/drawing/canvas.js';
import { drawDifferences } from './differences.js';
import { drawSprite } from './faces.js';
import type { FooterLine, TableState } from './footer.js';
import { footerOf } from './footer.js';
import type { Form } from './form.js';
import { SMALLEST, formFor } from './form.js';
import { headerOf } from './header.js';
import type { House } from './help.js';
import { drawTooSmall } from '../../../../terminal/drawing/panel.js';
import type { KlondikeTerminalStrings } from '../strings/english.js';
import { ENGLISH } from '../strings/english.js';
import { announceWin } from './won.js';

export type { TableState } from './footer.js';

/** How a table is drawn, and what is written above it. */
export interface TableOptions extends TerminalLook, Size {
  /** Tells time and score, where they are to be shown. */
  readonly assistant?: Pick<KlondikeAssistant, 'score' | 'time' | 'redealsLeft'> | undefined;
  /** The name of the deal; absent before the first game. */
  readonly deal?: string | undefined;
  readonly house?: House | undefined;
  /** The suits that empty foundations show; `any suit` by default. */
  readonly foundations?: FoundationSuits | undefined;
  /** Can the game be won? Absent if the player does not want to know. */
  readonly truth?: Truth | undefined;
  /** How many cards a face-down stock has, to be shown on it. */
  readonly stockLeft?: number | undefined;
  /** The texts; English by default. */
  readonly strings?: KlondikeTerminalStrings | undefined;
}

/** No window has more columns or rows. */
const MOST = 10_000;

/**
 * Draws as many lines as the window has rows, none wider than its columns.
 * @throws TypeError unless these are a frame, options and a state; RangeError for a window that no screen holds
 */
export function drawTable(frame: Frame, options: TableOptions, state: TableState): string[] {
  checkFrame(frame);
  checkGiven('options', options, 'an object');
  for (const side of ['columns', 'rows'] as const) checkWhole(side, options[side], { min: 0, max: MOST });
  checkGiven('state', state, 'an object');
  const form = formFor(options);
  const { strings = ENGLISH, house } = options;
  const { klondike, klondikeTerminal: words } = strings;
  if (form === undefined) return drawTooSmall(options, { game: klondike.title, ...SMALLEST });
  const canvas = new Canvas(options.columns, options.rows, options.unicode);
  const header = headerOf(frame, options, form);
  drawHeader(canvas, { ...form, left: headerX(form, header, canvas) }, header);
  drawNumbers(canvas, form);
  const sprites = arrange(form, frame, {
    ...state,
    foundations: options.foundations,
    stockLeft: options.stockLeft,
  });
  for (const sprite of sprites) drawSprite({ canvas, form, look: options }, sprite);
  drawDifferences(canvas, form, { frame, sprites, house, words });
  if (frame.won) announceWin(canvas, form, words.won(frame.moves));
  drawFooter(canvas, form, footerOf(frame, state, lineOf(form, options)));
  return canvas.lines();
}

function drawNumbers(canvas: Canvas, form: Form): void {
  const { numbersY } = form;
  if (numbersY === undefined) return;
  const middle = Math.floor(form.width / 2);
  TABLEAU.forEach((_, index) => canvas.put({ x: pileX(form, index) + middle, y: numbersY }, `${index + 1}`));
}

/** The key of the command at a point of the footer. */
export function footerKeyAt(
  frame: Frame,
  options: TableOptions,
  { at, state }: { readonly at: Point; readonly state: TableState },
): string | undefined {
  const form = formFor(options);
  if (form === undefined) return undefined;
  const footer = footerOf(frame, state, lineOf(form, options));
  return keyAt(footer, form, { ...at, unicode: options.unicode });
}

const lineOf = (form: Form, { columns, unicode, strings = ENGLISH }: TableOptions): FooterLine => ({
  columns: columns - form.left,
  unicode,
  strings,
});
