/** The cards of a frame as a list, each with its place. */
import type { Card } from '../../../../core/card.js';
import { HIDDEN } from '../../../../core/card.js';
import type { Frame } from '../../contract/frame.js';
import { cardsShown } from '../../contract/frame.js';
import type { PileId } from '../../words/piles.js';
import { PILES } from '../../words/piles.js';
import type { Point } from '../../../../browser/cards/space.js';
import type { Geometry } from './geometry.js';
import { cardPoints } from './geometry.js';

export interface CardSpot {
  /** A key that is the same in two frames for cards that look the same. A face can change places, but a back can't. */
  readonly key: string;
  readonly card: Card;
  readonly pile: PileId;
  /** The card's index, counted from 0, the bottom visible card. */
  readonly index: number;
  /** The number of visible cards in the pile. */
  readonly of: number;
  readonly point: Point;
  /** The offset to the card on top of this one; undefined for the top card. */
  readonly next: Point | undefined;
}

/** The cards pile by pile, each from bottom to top. */
export function spotsOf(frame: Frame, geometry: Geometry): CardSpot[] {
  const seen = new Map<Card, number>();
  return PILES.flatMap((pile) => {
    // A face-down stock is drawn as the button of its place.
    const cards = pile === 'stock' ? (frame.stock ?? []) : cardsShown(frame, pile);
    const points = cardPoints(geometry, pile, cards);
    return cards.map((card, index) => {
      const times = seen.get(card) ?? 0;
      seen.set(card, times + 1);
      const key = card === HIDDEN ? placeKey(pile, index) : `${card}/${times}`;
      const point = points[index] ?? geometry.places[pile];
      return { key, card, pile, index, of: cards.length, point, next: between(point, points[index + 1]) };
    });
  });
}

const between = ({ x, y }: Point, next: Point | undefined): Point | undefined =>
  next && { x: next.x - x, y: next.y - y };

/** The key of a back. Backs differ only in their places. */
export const placeKey = (pile: PileId, index: number): string => `${pile}:${index}`;
