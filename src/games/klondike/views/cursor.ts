/** Where the player points: a pile and, on the tableau, how many cards of it. */
import type { Card } from '../../../core/card.js';
import type { Frame } from '../contract/frame.js';
import type { PileId } from '../words/piles.js';
import { FOUNDATIONS, TABLEAU, isFoundation, isTableau } from '../words/piles.js';
import { cardsShown } from '../contract/frame-text.js';
import { faceUpCards } from './player.js';

export interface Cursor {
  readonly pile: PileId;
  /** Cards from the top card, which is 1. */
  readonly depth: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Left to right. */
const UPPER: readonly PileId[] = ['stock', 'waste', ...FOUNDATIONS];

/** The pile above each tableau pile: over the third there is the rest of the waste. */
const ABOVE: readonly PileId[] = ['stock', 'waste', 'waste', ...FOUNDATIONS];

/** Bottom to top; of the stock only where it is in play. */
export const cardsOn = (frame: Frame, pile: PileId): readonly Card[] =>
  pile === 'stock' ? (frame.stock ?? []) : cardsShown(frame, pile);

/**
 * Does a press on the pile draw? On a stock it does. Where the stock is in play it picks up its top card: there
 * the empty place of the stock draws, and the waste, on which the card is laid.
 */
export function drawsAt(frame: Frame, pile: PileId): boolean {
  if (pile === 'stock') return cardsOn(frame, pile).length === 0;
  return pile === 'waste' && frame.stock !== undefined;
}

/** Does a press there draw even with cards in hand, which are then let go? On the waste they are put down. */
export const drawsAnyway = (frame: Frame, pile: PileId): boolean => pile === 'stock' && drawsAt(frame, pile);

/** The pile whose top card is in play beside the tableau. */
export const pileInPlay = (frame: Frame): PileId => (frame.stock === undefined ? 'waste' : 'stock');

/** How many cards can be lifted off a pile: the run of a tableau pile, one card of any other. */
export function liftable(frame: Frame, pile: PileId): number {
  const run = faceUpCards(cardsOn(frame, pile));
  return isTableau(pile) ? run : Math.min(1, run);
}

/** The cursor on a frame that may have fewer cards there. */
export const clamp = (frame: Frame, { pile, depth }: Cursor): Cursor => ({
  pile,
  depth: Math.max(1, Math.min(depth, liftable(frame, pile))),
});

/** Along a row of piles, round its ends; up and down through the cards of a pile, then between the rows. */
export function move(frame: Frame, cursor: Cursor, direction: Direction): Cursor {
  const { pile, depth } = cursor;
  if (direction === 'left' || direction === 'right') return onPile(beside(pile, direction));
  if (!isTableau(pile)) return direction === 'down' ? onPile(below(pile)) : cursor;
  if (direction === 'down') return clamp(frame, { pile, depth: depth - 1 });
  return depth < liftable(frame, pile) ? { pile, depth: depth + 1 } : onPile(above(pile));
}

/** Between the piles only, as with cards in hand. */
export function moveAcross(frame: Frame, { pile }: Cursor, direction: Direction): Cursor {
  return move(frame, { pile, depth: direction === 'up' ? liftable(frame, pile) : 1 }, direction);
}

/** The top card of a pile. */
export const onPile = (pile: PileId): Cursor => ({ pile, depth: 1 });

/** A tableau pile; from its top card, its whole run. */
export const onTableau = (frame: Frame, cursor: Cursor, pile: PileId): Cursor =>
  cursor.pile === pile && cursor.depth === 1 ? clamp(frame, { pile, depth: Infinity }) : onPile(pile);

/** The first foundation; from a foundation, the next one. */
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
