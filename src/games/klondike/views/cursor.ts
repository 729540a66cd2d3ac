/** The player's cursor: a pile and, on the tableau, a number of cards. */
import type { Frame } from '../contract/frame.js';
import type { PileId } from '../words/piles.js';
import { FOUNDATIONS, TABLEAU, isFoundation, isTableau } from '../words/piles.js';
import { cardsShown } from '../contract/frame.js';
import { faceUpCards } from './player.js';

/** The pile and the card that the player points to. */
export interface Cursor {
  readonly pile: PileId;
  /** The depth of the card, counted from the top card, which is 1. */
  readonly depth: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The side of the table where the stock and the waste are. */
export type Side = 'left' | 'right';

/** The layout of the upper piles, which can also be below the tableau. */
interface Upper {
  /** Left to right. */
  readonly row: readonly PileId[];
  /** The pile next to each tableau pile, above or below it. The waste also covers the column next to its place. */
  readonly above: readonly PileId[];
  /** The tableau pile next to the waste. */
  readonly underWaste: PileId;
}

const UPPER: Readonly<Record<Side, Upper>> = {
  left: {
    row: ['stock', 'waste', ...FOUNDATIONS],
    above: ['stock', 'waste', 'waste', ...FOUNDATIONS],
    underWaste: 't2',
  },
  right: {
    row: [...FOUNDATIONS, 'waste', 'stock'],
    above: [...FOUNDATIONS, 'waste', 'waste', 'stock'],
    underWaste: 't6',
  },
};

interface CursorStep {
  readonly direction: Direction;
  /** `left` by default. */
  readonly side?: Side;
  /** Is the row of the other piles below the tableau? False by default. */
  readonly isBelow?: boolean;
}

/**
 * Does a click on the pile draw? On a face-down stock, it does. If the stock is in play, a click picks up its top
 * card; to draw, the player clicks its empty place or the waste.
 */
export function drawsAt(frame: Frame, pile: PileId): boolean {
  if (pile === 'stock') return liftable(frame, pile) === 0;
  return pile === 'waste' && frame.stock !== undefined;
}

/** Does a click on the pile draw even with cards in hand? On the waste, it puts the cards down. */
export const drawsAnyway = (frame: Frame, pile: PileId): boolean => pile === 'stock' && drawsAt(frame, pile);

/** The pile outside the tableau whose top card is in play. */
export const pileInPlay = (frame: Frame): PileId => (frame.stock === undefined ? 'waste' : 'stock');

/** The number of cards that can be lifted. It is the face-up run of a tableau pile, or one card of any other pile. */
export function liftable(frame: Frame, pile: PileId): number {
  const run = faceUpCards(cardsShown(frame, pile));
  return isTableau(pile) ? run : Math.min(1, run);
}

/** The cursor on the nearest card that the frame has. */
export const clamp = (frame: Frame, { pile, depth }: Cursor): Cursor => ({
  pile,
  depth: Math.max(1, Math.min(depth, liftable(frame, pile))),
});

/**
 * Left and right move along a row of piles and wrap around. Up and down move through the cards of a pile, then
 * between the rows.
 */
export function move(frame: Frame, cursor: Cursor, step: CursorStep): Cursor {
  const { direction, side = 'left', isBelow = false } = step;
  const { pile, depth } = cursor;
  const upper = UPPER[side];
  if (direction === 'left' || direction === 'right')
    return onPile(beside(pile, direction, isTableau(pile) ? TABLEAU : upper.row));
  const isToTableau = (direction === 'up') === isBelow;
  if (!isTableau(pile)) return isToTableau ? onPile(below(pile, upper)) : cursor;
  const next = direction === 'up' ? depth + 1 : depth - 1;
  if (next >= 1 && next <= liftable(frame, pile)) return { pile, depth: next };
  return isToTableau ? clamp(frame, cursor) : onPile(above(pile, upper));
}

/** Moves between piles only, for cards in hand. */
export function moveAcross(frame: Frame, { pile }: Cursor, step: CursorStep): Cursor {
  if (isTableau(pile) && step.isBelow === true && step.direction === 'up') return onPile(pile);
  return move(frame, { pile, depth: step.direction === 'up' ? liftable(frame, pile) : 1 }, step);
}

/** A cursor on the top card of a pile. */
export const onPile = (pile: PileId): Cursor => ({ pile, depth: 1 });

/** A cursor on the top card of a tableau pile or, if it is there already, on the whole run. */
export const onTableau = (frame: Frame, cursor: Cursor, pile: PileId): Cursor =>
  cursor.pile === pile && cursor.depth === 1 ? clamp(frame, { pile, depth: Infinity }) : onPile(pile);

/** A cursor on the next foundation, or on the first one if the cursor isn't on a foundation. */
export function onFoundation({ pile }: Cursor): Cursor {
  const next = isFoundation(pile) ? FOUNDATIONS.indexOf(pile) + 1 : 0;
  return onPile(FOUNDATIONS[next % FOUNDATIONS.length] ?? 'f1');
}

function beside(pile: PileId, direction: 'left' | 'right', row: readonly PileId[]): PileId {
  const step = direction === 'left' ? row.length - 1 : 1;
  return row[(row.indexOf(pile) + step) % row.length] ?? pile;
}

const above = (pile: PileId, upper: Upper): PileId =>
  upper.above[(TABLEAU as readonly PileId[]).indexOf(pile)] ?? 'stock';

const below = (pile: PileId, upper: Upper): PileId =>
  pile === 'waste' ? upper.underWaste : (TABLEAU[upper.above.indexOf(pile)] ?? 't1');
