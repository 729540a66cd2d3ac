/** The whole table as lines of text. */
import { dealTitle } from '../../../core/text/deal-title.js';
import type { Frame } from '../../../klondike/contract/frame.js';
import { TABLEAU } from '../../../klondike/piles.js';
import type { Hand } from '../../hand.js';
import { cardsInHand } from '../../hand.js';
import type { Footer, Line } from '../window/margin.js';
import { drawFooter, drawHeader, firstThatFits, inTwoLines } from '../window/margin.js';
import type { Look } from '../window/suits.js';
import { cardLabel } from '../window/suits.js';
import type { Pointing } from './arrange.js';
import { arrange, pileX } from './arrange.js';
import { Canvas } from './canvas.js';
import { drawDifferences } from './differences.js';
import { drawSprite } from './faces.js';
import type { Form, Size } from './form.js';
import { SMALLEST, formFor } from './form.js';
import type { House } from './panel.js';
import { drawTooSmall } from './panel.js';
import { announceWin, wonTexts } from './won.js';

export interface TableOptions extends Look, Size {
  /** Its name; absent before the first game. */
  readonly deal?: string | undefined;
  readonly house?: House | undefined;
}

/** What the player is doing. */
export interface TableState extends Pointing {
  /** Said below the table; empty where there is nothing to say. */
  readonly message: string;
  /** The same for narrower and narrower windows. */
  readonly shorter?: readonly string[];
  /** May the player choose deals? False by default. */
  readonly choosesDeals?: boolean;
}

/** As many lines as there are rows, none wider than the columns. */
export function drawTable(frame: Frame, options: TableOptions, state: TableState): string[] {
  const form = formFor(options);
  if (form === undefined) return drawTooSmall(options, { game: 'Klondike', ...SMALLEST });
  const canvas = new Canvas(options.columns, options.rows, options.unicode);
  drawHeader(canvas, form, { titles: [titleOf(options)], figures: `Moves: ${frame.moves}` });
  drawNumbers(canvas, form);
  const sprites = arrange(form, frame, state);
  for (const sprite of sprites) drawSprite({ canvas, form, look: options }, sprite);
  drawDifferences(canvas, form, { frame, sprites, house: options.house });
  if (frame.won) announceWin(canvas, form, frame);
  drawFooter(
    canvas,
    form,
    footerOf(frame, state, { columns: canvas.columns - form.left, unicode: canvas.unicode }),
  );
  return canvas.lines();
}

function titleOf({ deal, house }: TableOptions): string {
  if (deal === undefined) return 'Klondike';
  return house?.name === undefined ? dealTitle(deal) : `${house.name} ${dealTitle(deal)}`;
}

function drawNumbers(canvas: Canvas, form: Form): void {
  const { numbersY } = form;
  if (numbersY === undefined) return;
  const middle = Math.floor(form.width / 2);
  TABLEAU.forEach((_, index) => canvas.put({ x: pileX(form, index) + middle, y: numbersY }, `${index + 1}`));
}

function footerOf(frame: Frame, state: TableState, line: Line): Footer {
  const { message, shorter = [], hand, choosesDeals = false } = state;
  const { unicode } = line;
  if (message !== '') return { text: inTwoLines([message, ...shorter], line), style: { bold: true } };
  if (frame.won) {
    const texts = wonTexts(frame.moves, { unicode, choosesDeals });
    return { text: firstThatFits(texts, line), style: { bold: true, inverse: true } };
  }
  const texts = hand === undefined ? hints(choosesDeals) : handTexts(frame, hand, unicode);
  return { text: firstThatFits(texts, line), style: {} };
}

/** The longest first. */
function handTexts(frame: Frame, hand: Hand, unicode: boolean): string[] {
  const cards = cardsInHand(frame, hand).map((card) => cardLabel(card, unicode));
  const text = `In hand: ${cards.join(' ')}`;
  return [`${text} - enter puts down, esc lets go`, text];
}

/** The longest first. */
function hints(choosesDeals: boolean): string[] {
  const deals = choosesDeals ? '  r again  g deal' : '';
  return [
    `arrows move  enter picks up, puts down  d draw  a send up  u undo  n new${deals}  ? help  q quit`,
    `arrows, enter: carry  d draw  a send up  u undo  n new${deals}  ? help  q quit`,
    ...(choosesDeals ? [`arrows, enter  d draw  a up  u undo  n new${deals}  ? help  q quit`] : []),
    ...SHORT_HINTS,
  ];
}

const SHORT_HINTS = [
  'arrows, enter  d draw  u undo  ? help  q quit',
  'd draw  u undo  ? help  q quit',
  '? help  q quit',
];
