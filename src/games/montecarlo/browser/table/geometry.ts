/** The places of the cells, the deck and the pile of removed cards, as numbers that need no document. */
import { roomBeside, sentenceIn } from '../../../../browser/cards/room.js';
import type { Box, Point, Size } from '../../../../browser/cards/space.js';
import { GAP, RATIO, spread } from '../../../../browser/cards/space.js';

/** The numbers of rows and columns of a grid. */
export interface GridShape {
  readonly rows: number;
  readonly columns: number;
}

export const shapeOf = ({ rows }: { readonly rows: readonly (readonly unknown[])[] }): GridShape => ({
  rows: rows.length,
  columns: rows[0]?.length ?? 0,
});

export interface GridGeometry {
  readonly card: Size;
  /** Row by row. */
  readonly cells: readonly Point[];
  readonly deck: Point;
  readonly pile: Point;
  /** Says if the deck and the pile are beside the grid or below it. */
  readonly form: 'beside' | 'below';
}

/** An arrangement of the grid, the deck and the pile, measured in columns and rows of cards. */
interface GridArrangement {
  /** The columns of the whole arrangement, including the deck and the pile. The same applies to `rows`. */
  readonly columns: number;
  readonly rows: number;
  /** The place of the first cell. */
  readonly first: Point;
  readonly deck: Point;
  readonly pile: Point;
  readonly form: GridGeometry['form'];
}

/**
 * Chooses the form with the largest cards, or the first of equal forms. Rounds the size of a card down, so that all rows
 * fit.
 */
export function geometryFor(table: Size, shape: GridShape): GridGeometry {
  const [first, ...others] = [onBothSides(shape), onOneSide(shape), below(shape)] as const;
  const form = others.reduce((best, one) => (widthIn(table, one) > widthIn(table, best) ? one : best), first);
  const width = Math.max(1, Math.floor(widthIn(table, form)));
  const card = { width, height: Math.max(1, Math.floor(width * RATIO)) };
  const place = placing(table, card, form);
  const cells = Array.from({ length: shape.rows * shape.columns }, (_, index) => ({
    x: form.first.x + (index % shape.columns),
    y: form.first.y + Math.floor(index / shape.columns),
  }));
  const [deck, pile] = [place(form.deck), place(form.pile)];
  const aside = form.deck.y === form.pile.y && form.form === 'beside' ? asideFor(card, deck) : 0;
  return {
    card,
    cells: cells.map(place),
    deck: { ...deck, x: deck.x - aside },
    pile: { ...pile, x: pile.x + aside },
    form: form.form,
  };
}

/** The width of the words under a pile, in CSS pixels. */
const WORDS = 44;

/** The distance that the deck and the pile move outwards if their words are wider than a card and there is room. */
const asideFor = ({ width }: Size, deck: Point): number =>
  Math.max(0, Math.min(deck.x, Math.ceil((WORDS - width) / 2)));

/** The space between the grid and the piles beside it, in card widths, in addition to the usual gap. */
const AISLE = 0.35;

function onBothSides({ rows, columns }: GridShape): GridArrangement {
  const middle = (rows - 1) / 2;
  const right = columns + 1 + 2 * AISLE;
  return {
    columns: right + 1,
    rows,
    first: { x: 1 + AISLE, y: 0 },
    deck: { x: 0, y: middle },
    pile: { x: right, y: middle },
    form: 'beside',
  };
}

/** Puts the deck and the pile one above the other, with room for their numbers below them. */
function onOneSide({ rows, columns }: GridShape): GridArrangement {
  const all = Math.max(rows, 3);
  const x = columns + AISLE;
  const [up, down] = all > 3 ? [1.75, 0.25] : [1.4, 0.1];
  return {
    columns: x + 1,
    rows: all,
    first: { x: 0, y: (all - rows) / 2 },
    deck: { x, y: all / 2 - up },
    pile: { x, y: all / 2 + down },
    form: 'beside',
  };
}

/** Puts the deck and the pile below the grid, with room for their numbers to the left and right. */
function below({ rows, columns }: GridShape): GridArrangement {
  const all = Math.max(columns, 4);
  const y = rows + AISLE / RATIO;
  return {
    columns: all,
    rows: y + 1,
    first: { x: (all - columns) / 2, y: 0 },
    deck: { x: all / 2 - 1, y },
    pile: { x: all / 2, y },
    form: 'below',
  };
}

/** The largest card width at which the form fits. */
const widthIn = ({ width, height }: Size, { columns, rows }: GridArrangement): number =>
  Math.min(width / spread(columns), height / (rows * (RATIO + GAP) + GAP));

/** Turns places in a form into points on the table. The form is in the middle of the table. */
function placing(table: Size, card: Size, { columns, rows }: GridArrangement): (point: Point) => Point {
  const gap = card.width * GAP;
  const [right, down] = [card.width + gap, card.height + gap];
  const left = (table.width - columns * right + gap) / 2;
  const top = (table.height - rows * down + gap) / 2;
  return ({ x, y }) => ({ x: Math.floor(left + x * right), y: Math.floor(top + y * down) });
}

/**
 * In CSS pixels. If there is this much room to the left of the cards, sentences appear there and not over the cards.
 */
export const ASIDE = 180;

/** The boxes in a table of this size that have no cards, numbers or sentences. */
export function roomIn(table: Size, { card, cells, deck, pile, form }: GridGeometry): Box[] {
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return [];
  const grid = { ...first, width: last.x - first.x + card.width, height: last.y - first.y + card.height };
  const sentence = first.x >= ASIDE ? { x: 0, width: first.x } : {};
  return roomBeside(table, [
    grid,
    ...[deck, pile].map((at) =>
      form === 'below' ? { ...card, x: 0, y: at.y, width: table.width } : withWords(card, at),
    ),
    { ...sentenceIn(table), ...sentence },
  ]);
}

/** The box around a pile beside the grid and the two lines below it. */
function withWords({ width, height }: Size, { x, y }: Point): Box {
  const most = Math.max(width, WORDS);
  return { x: x - (most - width) / 2, y, width: most, height: height * 1.3 + 26 };
}
