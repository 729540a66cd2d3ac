/** Positions of piles and cards, in CSS pixels from the table's top left corner. This file doesn't use the DOM. */
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
  /**
   * The position of each pile's bottom card. If the waste is on the right, its entry is the position of its top card.
   */
  readonly places: Readonly<Record<PileId, Point>>;
  /** The offset, to the right or down, from one card of the waste to the next. */
  readonly wasteStep: Point;
  /** On the right, the waste's top card is at the waste's place, and the others are to its left. */
  readonly side: Side;
}

/** The space for the longest pile, in card heights. The pile has six face-down cards, then king to ace. */
const LONG_PILE = 3.2;

/** The space between the upper piles and the tableau, in card widths. */
const ROW_GAP = 0.25;

/** The gap between columns of small cards, in card widths. It is small because small screens are narrow. */
const SMALL_GAP = 0.06;

/** The largest ratio of height to width for a small card. Only the faces of small cards can stretch. */
const TALLEST = 1.6;

/** The wide form is chosen only if it makes cards larger by this factor. */
const WIDE_GAIN = 1.1;

const TALL_COLUMNS = 7;
const WIDE_COLUMNS = 10;

/**
 * In the tall form, the upper piles are above the tableau. In the wide form, the stock and waste are to the left of
 * the tableau, and the foundations to the right. If `side` is `right`, they change sides.
 */
export function geometryFor(table: Size, side: Side = 'left'): Geometry {
  const tall = tallCard(table);
  const widest = Math.min(table.width / spread(WIDE_COLUMNS), table.height / (RATIO * LONG_PILE + 2 * GAP));
  const isWide = widest > tall.width * WIDE_GAIN;
  const { width, ratio, gap } = isWide ? { width: widest, ratio: RATIO, gap: GAP } : tall;
  const card = sizeOf(width, ratio);
  const top = Math.round(card.width * GAP);
  const below = top + card.height + Math.round(card.width * ROW_GAP);
  const column = columnsOf({ table, card, gap, columns: isWide ? WIDE_COLUMNS : TALL_COLUMNS });
  return {
    table,
    card,
    places: (isWide ? widePlaces : tallPlaces)({ column, top, below, side }),
    side,
    wasteStep: isWide
      ? { x: 0, y: Math.round(card.height * 0.3) }
      : { x: Math.floor(card.width * 0.55), y: 0 },
  };
}

/**
 * The width of the largest card in the tall form, its ratio of height to width, and the gap between columns in card
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

/** The size of a card in whole pixels, at least one pixel wide. */
function sizeOf(wanted: number, ratio: number): Size {
  const width = Math.max(1, Math.floor(wanted));
  return { width, height: Math.round(width * ratio) };
}

/** The positions of the columns and of the two rows of upper piles. */
interface PlaceGrid {
  readonly column: (column: number) => number;
  readonly top: number;
  readonly below: number;
  readonly side: Side;
}

function tallPlaces({ column, top, below, side }: PlaceGrid): Geometry['places'] {
  const [stock, waste, first] = side === 'left' ? [0, 1, 3] : [6, 5, 0];
  return {
    stock: { x: column(stock), y: top },
    waste: { x: column(waste), y: top },
    ...row(FOUNDATIONS, (index) => ({ x: column(index + first), y: top })),
    ...row(TABLEAU, (index) => ({ x: column(index), y: below })),
  };
}

function widePlaces({ column, top, below, side }: PlaceGrid): Geometry['places'] {
  const [stock, tableau, first] = side === 'left' ? [0, 1, 8] : [9, 2, 0];
  return {
    stock: { x: column(stock), y: top },
    waste: { x: column(stock), y: below },
    ...row(FOUNDATIONS, (index) => ({ x: column(first + (index % 2)), y: index < 2 ? top : below })),
    ...row(TABLEAU, (index) => ({ x: column(index + tableau), y: top })),
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

/** The position of each card in a pile. Bottom to top. */
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

/**
 * The height of the longest pile in steps between face-up cards. It has twelve face-up and six face-down cards under
 * the top card.
 */
const LONGEST_IN_STEPS = 12 + 6 * 0.4;

/** The steps between the cards of a tableau pile. If space is short, face-down cards move closer together first. */
function stepsOf(
  { table, card }: Geometry,
  top: number,
  cards: readonly Card[],
): Record<'hidden' | 'open', number> {
  const under = cards.slice(0, -1);
  const hiddens = under.filter((shown) => shown === HIDDEN).length;
  const opens = under.length - hiddens;
  const room = Math.max(0, table.height - top - card.height - Math.round(card.width * GAP));
  const generous = Math.min(room / LONGEST_IN_STEPS, card.height * 0.42);
  const open = Math.max(card.height * 0.3, TARGET, generous);
  const hidden = open * 0.4;
  if (hiddens * hidden + opens * open <= room) return { hidden, open };
  const least = Math.min(card.height * 0.045, room / Math.max(1, under.length));
  if (hiddens * least + opens * open <= room) return { hidden: (room - opens * open) / hiddens, open };
  return { hidden: least, open: (room - hiddens * least) / opens };
}
