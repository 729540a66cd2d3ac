/** Positions of piles and cards, in CSS pixels from the table's top left corner. Doesn't use the DOM. */
import type { Look } from '../../../../browser/look.js';
import type { Side } from '../../views/cursor.js';
import type { PileId } from '../../words/piles.js';
import { FOUNDATIONS, TABLEAU, isTableau } from '../../words/piles.js';
import type { Point, Size } from '../../../../browser/cards/space.js';
import { GAP, PLAIN_BELOW, RATIO, spread } from '../../../../browser/cards/space.js';
import type { Card } from '../../../../core/card.js';
import { HIDDEN } from '../../../../core/card.js';

export interface Geometry {
  readonly table: Size;
  readonly card: Size;
  /** The position of each pile's bottom card. For a waste on the right, it is the top card's. */
  readonly places: Readonly<Record<PileId, Point>>;
  /** The offset from one card of the waste to the next: to the right, or down. */
  readonly wasteStep: Point;
  /** On the right, the waste's top card is at the waste's place, and the others are to its left. */
  readonly side: Side;
  /** Is the row of stock, waste and foundations below the tableau? */
  readonly isBelow: boolean;
  /** The height of that row with its gap, in CSS pixels; 0 if it is not below. */
  readonly rowBelow: number;
}

/** The player's choice for the stock and the waste. */
export type StockPlace = Look['side'];

/** The space for the longest pile, in card heights: six face-down cards, then king to ace. */
const LONG_PILE = 3.2;

/** The space between the upper piles and the tableau, in card widths, and on an upright phone. */
const ROW_GAP = 0.25;
const UPRIGHT_ROW_GAP = 0.5;

/** The gap between columns of small cards, in card widths: on small screens, width is scarce. */
const SMALL_GAP = 0.06;

/** The largest ratio of height to width of a small card. Only the faces of small cards can stretch. */
const TALLEST = 1.6;

/** The wide form must make cards this much larger to be chosen. */
const WIDE_GAIN = 1.1;

const TALL_COLUMNS = 7;
const WIDE_COLUMNS = 10;

/**
 * In the tall form, the upper piles are above the tableau. In the wide form, the stock and waste are to the left of
 * the tableau, and the foundations to the right. On the right side, they change sides. On an upright phone, the row of
 * the upper piles can be below the tableau instead.
 */
export function geometryFor(table: Size, stockPlace: StockPlace = 'left'): Geometry {
  const side = stockPlace === 'left' || stockPlace === 'bottom-left' ? 'left' : 'right';
  const tall = tallCard(table);
  const widest = Math.min(table.width / spread(WIDE_COLUMNS), table.height / (RATIO * LONG_PILE + 2 * GAP));
  const isWide = widest > tall.width * WIDE_GAIN;
  const { width, ratio, gap } = isWide ? { width: widest, ratio: RATIO, gap: GAP } : tall;
  const card = sizeOf(width, ratio);
  const isUpright = isHeldUpright(table);
  const isBelow = isUpright && (stockPlace === 'bottom-left' || stockPlace === 'bottom-right');
  const { top, between } = spacesOf(table, card);
  const rows = rowsOf({ table, card, top, gap: between, isBelow });
  const column = columnsOf({ table, card, gap, columns: isWide ? WIDE_COLUMNS : TALL_COLUMNS });
  return {
    table,
    card,
    places: (isWide ? widePlaces : tallPlaces)({ column, ...rows, side }),
    side,
    isBelow,
    rowBelow: isBelow ? table.height - rows.upper + top : 0,
    wasteStep: isWide
      ? { x: 0, y: Math.round(card.height * 0.3) }
      : { x: Math.floor(card.width * 0.55), y: 0 },
  };
}

/**
 * The largest card of the tall form: its width, its ratio of height to width, and the gap between columns in card
 * widths. Small cards are closer together, and as tall as the space allows.
 */
function tallCard(table: Size): Record<'width' | 'ratio' | 'gap', number> {
  const fitting = (gap: number): number =>
    Math.min(
      table.width / spread(TALL_COLUMNS, gap),
      table.height / (RATIO * (1 + LONG_PILE) + ROW_GAP + 2 * GAP),
    );
  const usual = fitting(GAP);
  if (usual >= PLAIN_BELOW) return { width: usual, ratio: RATIO, gap: GAP };
  const width = Math.max(1, Math.min(fitting(SMALL_GAP), PLAIN_BELOW - 1));
  const roomy = (table.height / width - ROW_GAP - 2 * GAP) / (1 + LONG_PILE);
  return { width, ratio: Math.max(RATIO, Math.min(roomy, TALLEST)), gap: SMALL_GAP };
}

/** In whole pixels, at least one. */
function sizeOf(wanted: number, ratio: number): Size {
  const width = Math.max(1, Math.floor(wanted));
  return { width, height: Math.round(width * ratio) };
}

/** Is the table much higher than wide, as on a phone held upright? */
const isHeldUpright = ({ width, height }: Size): boolean => height > 1.2 * width;

/** The space above the upper row and between the rows. On an upright phone, both grow if even the longest pile leaves room. */
function spacesOf(table: Size, card: Size): Record<'top' | 'between', number> {
  const top = Math.round(card.width * GAP);
  if (!isHeldUpright(table)) return { top, between: Math.round(card.width * ROW_GAP) };
  const between = card.width * UPRIGHT_ROW_GAP;
  const spare = table.height - top - between - 2 * card.height - LONGEST_IN_STEPS * TARGET;
  const more = Math.max(0, Math.min(spare * 0.1, card.width * 0.4));
  return { top: Math.round(top + more / 2), between: Math.round(between + more) };
}

/** The columns and the two rows: the one of the upper piles, and the one where the tableau begins in the tall form. */
interface PlaceGrid {
  readonly column: (column: number) => number;
  readonly upper: number;
  readonly lower: number;
  readonly side: Side;
}

interface RowOptions extends Pick<Geometry, 'table' | 'card' | 'isBelow'> {
  readonly top: number;
  /** Between the rows. */
  readonly gap: number;
}

const rowsOf = ({ table, card, top, gap, isBelow }: RowOptions): Pick<PlaceGrid, 'upper' | 'lower'> =>
  isBelow
    ? { upper: Math.max(top, table.height - card.height - top), lower: top }
    : { upper: top, lower: top + card.height + gap };

function tallPlaces({ column, upper, lower, side }: PlaceGrid): Geometry['places'] {
  const [stock, waste, first] = side === 'left' ? [0, 1, 3] : [6, 5, 0];
  return {
    stock: { x: column(stock), y: upper },
    waste: { x: column(waste), y: upper },
    ...row(FOUNDATIONS, (index) => ({ x: column(index + first), y: upper })),
    ...row(TABLEAU, (index) => ({ x: column(index), y: lower })),
  };
}

function widePlaces({ column, upper, lower, side }: PlaceGrid): Geometry['places'] {
  const [stock, tableau, first] = side === 'left' ? [0, 1, 8] : [9, 2, 0];
  return {
    stock: { x: column(stock), y: upper },
    waste: { x: column(stock), y: lower },
    ...row(FOUNDATIONS, (index) => ({ x: column(first + (index % 2)), y: index < 2 ? upper : lower })),
    ...row(TABLEAU, (index) => ({ x: column(index + tableau), y: upper })),
  };
}

/** The left edge of each column. The columns are centered on the table. @param gap in card widths */
function columnsOf({
  table,
  card,
  columns,
  gap,
}: Pick<Geometry, 'table' | 'card'> & Record<'columns' | 'gap', number>): (column: number) => number {
  const step = card.width * (1 + gap);
  const left = (table.width - (columns - 1) * step - card.width) / 2;
  return (column) => Math.round(left + column * step);
}

function row<Id extends string>(ids: readonly Id[], place: (index: number) => Point): Record<Id, Point> {
  return Object.fromEntries(ids.map((id, index) => [id, place(index)])) as Record<Id, Point>;
}

/** The position of each card of a pile. Bottom to top. */
export function cardPoints(geometry: Geometry, pile: PileId, cards: readonly Card[]): Point[] {
  const { x, y } = geometry.places[pile];
  if (pile === 'waste') {
    const { wasteStep, side } = geometry;
    const left = side === 'left' ? x : x - (cards.length - 1) * wasteStep.x;
    return cards.map((_, index) => ({ x: left + index * wasteStep.x, y: y + index * wasteStep.y }));
  }
  if (!isTableau(pile)) return cards.map(() => ({ x, y }));
  const steps = stepsOf(geometry, y, cards);
  let down = y;
  return cards.map((card) => {
    const point = { x, y: Math.round(down) };
    down += card === HIDDEN ? steps.hidden : steps.open;
    return point;
  });
}

/** The smallest target for a finger, in CSS pixels (WCAG 2.2, 2.5.8). */
const TARGET = 24;

/** The height of the longest pile in steps between face-up cards: twelve face-up and six face-down cards under the top card. */
const LONGEST_IN_STEPS = 12 + 6 * 0.4;

/** The steps on an upright phone, in card heights, as long as the pile has room for them. */
const LOOSE = { hidden: 0.46, open: 0.66 };

type Steps = Record<'hidden' | 'open', number>;

/** The steps between the cards of a tableau pile. If space is short, face-down cards move closer together first. */
function stepsOf({ table, card, rowBelow }: Geometry, top: number, cards: readonly Card[]): Steps {
  const under = cards.slice(0, -1);
  const hiddens = under.filter((shown) => shown === HIDDEN).length;
  const opens = under.length - hiddens;
  const room = Math.max(0, table.height - rowBelow - top - card.height - Math.round(card.width * GAP));
  const generous = Math.min(room / LONGEST_IN_STEPS, card.height * 0.42);
  const open = Math.max(card.height * 0.3, TARGET, generous);
  const hidden = open * 0.4;
  if (isHeldUpright(table)) {
    const loose = { hidden: card.height * LOOSE.hidden, open: card.height * LOOSE.open };
    const part = Math.min(1, room / Math.max(1, hiddens * loose.hidden + opens * loose.open));
    if (part * loose.open >= open && part * loose.hidden >= hidden)
      return { hidden: part * loose.hidden, open: part * loose.open };
  }
  if (hiddens * hidden + opens * open <= room) return { hidden, open };
  const least = Math.min(card.height * 0.045, room / Math.max(1, under.length));
  if (hiddens * least + opens * open <= room) return { hidden: (room - opens * open) / hiddens, open };
  return { hidden: least, open: (room - hiddens * least) / opens };
}
