/** The whole table as lines of text. */
import type { KlondikeAssistant } from '../../contract/assistant.js';
import { checkGiven, checkWhole } from '../../../../core/given.js';
import type { Frame } from '../../contract/frame.js';
import { checkFrame } from '../../contract/frame.js';
import type { Truth } from '../../views/hints.js';
import type { FoundationSuits } from '../../words/piles.js';
import { TABLEAU } from '../../words/piles.js';
import type { Header } from '../../../../terminal/window/margin.js';
import { drawFooter, drawHeader, headerX, keyAt } from '../../../../terminal/window/margin.js';
import type { TerminalLook } from '../../../../terminal/window/suits.js';
import type { Sprite } from './arrange.js';
import { arrange, pileX } from './arrange.js';
import type { CanvasPoint, Size } from '../../../../terminal/drawing/canvas.js';
import { Canvas } from '../../../../terminal/drawing/canvas.js';
import { drawSprite } from './faces.js';
import type { FooterRoom, TableState } from './footer.js';
import { footerOf } from './footer.js';
import type { TableForm } from './form.js';
import { SMALLEST, formFor } from './form.js';
import type { House } from '../options.js';
import { drawTooSmall } from '../../../../terminal/drawing/panel.js';
import { clockText } from '../../../../core/text/format.js';
import { dealTitle } from '../../../../core/text/deal-name.js';
import { widthOf, wrap } from '../../../../terminal/drawing/text.js';
import { drawBanner } from '../../../../terminal/drawing/box.js';
import type { KlondikeTerminalStrings } from '../strings/english.js';
import { ENGLISH } from '../strings/english.js';

export type { TableState } from './footer.js';

/** The look of the table, and the contents of its header. */
export interface TableOptions extends TerminalLook, Size {
  /** Provides the score, the time and the redeals left, where the table shows them. */
  readonly assistant?: Pick<KlondikeAssistant, 'score' | 'time' | 'redealsLeft'> | undefined;
  /** The name of the deal; absent before the first game. */
  readonly deal?: string | undefined;
  /** What the player is playing; the deal's name by default. */
  readonly gameTitle?: string | undefined;
  readonly house?: House | undefined;
  /** The suits that empty foundations show; `any suit` by default. */
  readonly foundations?: FoundationSuits | undefined;
  /** The verdict of the win tracker; absent if it is off. */
  readonly truth?: Truth | undefined;
  /** The number on a face-down stock. */
  readonly stockLeft?: number | undefined;
  /** The texts; English by default. */
  readonly strings?: KlondikeTerminalStrings | undefined;
}

/** The maximum number of columns or rows. */
const MOST = 10_000;

/**
 * Draws as many lines as the window has rows, none wider than its columns. @throws TypeError unless these are a
 * frame, options and a state; RangeError for an impossible window size
 */
export function drawTable(frame: Frame, options: TableOptions, state: TableState): string[] {
  checkFrame(frame);
  checkGiven('options', options, 'an object');
  for (const side of ['columns', 'rows'] as const) checkWhole(side, options[side], { min: 0, max: MOST });
  checkGiven('state', state, 'an object');
  const form = formFor(options);
  const { strings = ENGLISH } = options;
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
  drawDifferences(canvas, form, { ...options, frame, sprites });
  if (frame.won) announceWin(canvas, form, words.won(frame.moves));
  drawFooter(canvas, form, footerOf(frame, state, lineOf(form, options)));
  return canvas.lines();
}

function drawNumbers(canvas: Canvas, form: TableForm): void {
  const { numbersY } = form;
  if (numbersY === undefined) return;
  const middle = Math.floor(form.width / 2);
  TABLEAU.forEach((_, index) => canvas.put({ x: pileX(form, index) + middle, y: numbersY }, `${index + 1}`));
}

/** The key of the command at a point in the footer. */
export function footerKeyAt(
  frame: Frame,
  options: TableOptions,
  { at, state }: { readonly at: CanvasPoint; readonly state: TableState },
): string | undefined {
  const form = formFor(options);
  if (form === undefined) return undefined;
  const footer = footerOf(frame, state, lineOf(form, options));
  return keyAt(footer, form, { ...at, unicode: options.unicode });
}

const lineOf = (form: TableForm, { columns, unicode, strings = ENGLISH }: TableOptions): FooterRoom => ({
  columns: columns - form.left,
  unicode,
  strings,
});

/** Chooses the longest figures that leave room for the deal's name. */
function headerOf(frame: Frame, options: TableOptions, { headerRows }: TableForm): Header {
  const { columns, unicode } = options;
  const titles = titlesOf(options);
  const room = columns - 2 - (headerRows === 2 ? 0 : widthOf(titles.at(-1) ?? '', unicode) + 2);
  const told = figuresOf(frame, options).map((parts) => parts.join(columns < 28 ? ' ' : '  '));
  const figures = told.find((text) => widthOf(text, unicode) <= room) ?? told.at(-1) ?? '';
  return { titles, figures };
}

/** The titles from long to short. The short one leaves out the house. */
function titlesOf({ deal, gameTitle, house, strings = ENGLISH }: TableOptions): readonly string[] {
  if (deal === undefined) return [strings.klondike.title];
  const title = dealTitle(deal, strings.core);
  if (gameTitle !== undefined) return [`${gameTitle} · ${title}`, gameTitle, title];
  return house?.name === undefined ? [title] : [`${house.name} ${title}`, title];
}

/**
 * The redeals left, the win tracker, the time, the score and the number of moves, then shorter versions. The score is
 * shortened first, by leaving out the sum over all games.
 */
function figuresOf(
  { moves }: Frame,
  { assistant, truth, strings = ENGLISH }: TableOptions,
): readonly (readonly string[])[] {
  const { klondike, klondikeTerminal: words } = strings;
  const [time, score, left] = [assistant?.time?.(), assistant?.score?.(), assistant?.redealsLeft?.()];
  const redeals = left === undefined || left === Infinity ? [] : [klondike.redealsLeft(left)];
  const truths = truth === undefined ? [] : [words.truth[truth]];
  const times = time === undefined ? [] : [clockText(time)];
  const scores = score === undefined ? [] : [klondike.score(score)];
  const points =
    score === undefined ? [] : [klondike.score({ scoring: score.scoring, points: score.points })];
  const counted = [words.moves(moves)];
  return [
    [...redeals, ...truths, ...times, ...scores, ...counted],
    [...redeals, ...truths, ...times, ...points, ...counted],
    [...redeals, ...truths, ...points, ...counted],
    [...truths, ...points, ...counted],
    [...truths, ...counted],
  ];
}

/** The maximum width of the differences, in columns. Longer lines are hard to read. */
const WIDEST = 76;

/** Draws the house's special rules between the lowest card and the message, in the longest version that fits. */
function drawDifferences(
  canvas: Canvas,
  form: TableForm,
  { frame, sprites, house, strings = ENGLISH }: TableOptions & { frame: Frame; sprites: readonly Sprite[] },
): void {
  const { differences = [] } = house ?? {};
  if (differences.length === 0 || frame.moves > 0 || frame.won) return;
  const top = Math.max(...sprites.map(({ y }) => y)) + form.height + 1;
  const width = Math.min(WIDEST, canvas.columns - 2 * form.left);
  const lines = strings.klondikeTerminal
    .differences(differences)
    .map((text) => wrap(text, width, canvas.unicode))
    .find(({ length }) => length <= form.messageY - top);
  lines?.forEach((line, row) => canvas.put({ x: form.left, y: top + row }, line));
}

/** Announces the win over the cards, if the table is large enough. After an early win, the tableau still has cards. */
function announceWin(canvas: Canvas, form: TableForm, sentence: string): void {
  const top = { x: Math.floor(canvas.columns / 2), y: form.tableauY + form.height + 1 };
  if (form.boxed) drawBanner(canvas, top, sentence);
}
