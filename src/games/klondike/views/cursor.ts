/** Where the player points: a pile and, on the tableau, how many cards of it. */
import type { Card } from '../../../core/card.js';
import type { Frame } from '../contract/frame.js';
import type { PileId } from '../words/piles.js';
import { FOUNDATIONS, TABLEAU, isFoundation, isTableau } from '../words/piles.js';
import { cardsShown } from '../contract/frame.js';
import { faceUpCards } from './player.js';

/** The place that the player points to. */
export interface Cursor {
  readonly pile: PileId;
  /** The number of cards from the top card, which is 1. */
  readonly depth: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Left to right. */
const UPPER: readonly PileId[] = ['stock', 'waste', ...FOUNDATIONS];

/** The pile above each tableau pile. Above the third one the waste still reaches. */
const ABOVE: readonly PileId[] = ['stock', 'waste', 'waste', ...FOUNDATIONS];

/** The cards of a pile, bottom to top. A stock has cards only if it is in play. */
export const cardsOn = (frame: Frame, pile: PileId): readonly Card[] =>
  pile === 'stock' ? (frame.stock ?? []) : cardsShown(frame, pile);

/**
 * Does a press on the pile draw? A press on a face-down stock does. If the stock is in play, a press picks up
 * its top card; only its empty place draws, and so does the waste, on which the card is laid.
 */
export function drawsAt(frame: Frame, pile: PileId): boolean {
  if (pile === 'stock') return cardsOn(frame, pile).length === 0;
  return pile === 'waste' && frame.stock !== undefined;
}

/**
 * Does a press on the pile draw, and let go of the cards in hand? On the waste the cards in hand are put down
 * instead.
 */
export const drawsAnyway = (frame: Frame, pile: PileId): boolean => pile === 'stock' && drawsAt(frame, pile);

/** The pile whose top card is in play beside the tableau. */
export const pileInPlay = (frame: Frame): PileId => (frame.stock === undefined ? 'waste' : 'stock');

/** How many cards can be lifted off a pile: the run of a tableau pile, one card of any other. */
export function liftable(frame: Frame, pile: PileId): number {
  const run = faceUpCards(cardsOn(frame, pile));
  return isTableau(pile) ? run : Math.min(1, run);
}

/** The cursor, moved to a card that the frame has. */
export const clamp = (frame: Frame, { pile, depth }: Cursor): Cursor => ({
  pile,
  depth: Math.max(1, Math.min(depth, liftable(frame, pile))),
});

/**
 * Left and right go along a row of piles, and round its ends. Up and down go through the cards of a pile,
 * then between the rows.
 */
export function move(frame: Frame, cursor: Cursor, direction: Direction): Cursor {
  const { pile, depth } = cursor;
  if (direction === 'left' || direction === 'right') return onPile(beside(pile, direction));
  if (!isTableau(pile)) return direction === 'down' ? onPile(below(pile)) : cursor;
  if (direction === 'down') return clamp(frame, { pile, depth: depth - 1 });
  return depth < liftable(frame, pile) ? { pile, depth: depth + 1 } : onPile(above(pile));
}

/** Moves between piles only, as with cards in hand. */
export function moveAcross(frame: Frame, { pile }: Cursor, direction: Direction): Cursor {
  return move(frame, { pile, depth: direction === 'up' ? liftable(frame, pile) : 1 }, direction);
}

/** A cursor on the top card of a pile. */
export const onPile = (pile: PileId): Cursor => ({ pile, depth: 1 });

/** A cursor on the top card of a tableau pile; if it is there already, on the whole run. */
export const onTableau = (frame: Frame, cursor: Cursor, pile: PileId): Cursor =>
  cursor.pile === pile && cursor.depth === 1 ? clamp(frame, { pile, depth: Infinity }) : onPile(pile);

/** A cursor on the first foundation; from a foundation, on the next one. */
export function onFoundation({ pile }: Cursor): Cursor {
  const next = isFoundation(pile) ? FOUNDATIONS.indexOf(pile) + 1 : 0;
  return onPile(FOUNDATIONS[next % FOUNDATIONS.length] ?? 'f1');
}

function beside(pile: PileId, direction: 'left' | 'right'): PileId {
  const row = isTableau(pile) ? TABLEAU : UPPER;
  const step = direction === 'left' ? row.length - 1 : 1;
  return row[(row.indexOf(pile) + step) % row.length] ?? pile;
}

const above = (pile: PileId): PileId => ABOVE[(TABLEAU as readonly PileId[]).indexOf(pile)] ?? 'stock';

const below = (pile: PileId): PileId => TABLEAU[ABOVE.indexOf(pile)] ?? 't1';
