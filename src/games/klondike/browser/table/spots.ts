/** A frame as a list of cards, each with its place. */
import type { Card } from '../../../../core/card.js';
import { HIDDEN } from '../../../../core/card.js';
import type { Frame } from '../../contract/frame.js';
import type { PileId } from '../../words/piles.js';
import { PILES } from '../../words/piles.js';
import { cardsOn } from '../../views/cursor.js';
import type { Point } from '../../../../browser/cards/space.js';
import type { Geometry } from './geometry.js';
import { cardPoints } from './geometry.js';

export interface Spot {
  /** The same in two frames for what is the same card to the eye: a face, or a back at its place. */
  readonly key: string;
  readonly card: Card;
  readonly pile: PileId;
  /** From 0, at the bottom of what is shown. */
  readonly index: number;
  /** How many cards the pile shows. */
  readonly of: number;
  readonly point: Point;
  /** From there to the card that lies over it; undefined for the top card. */
  readonly next: Point | undefined;
}

/** Pile by pile, each from bottom to top. */
export function spotsOf(frame: Frame, geometry: Geometry): Spot[] {
  const seen = new Map<Card, number>();
  return PILES.flatMap((pile) => {
    const cards = cardsOn(frame, pile);
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

/** Of a back: no two of them differ but by their place. */
export const placeKey = (pile: PileId, index: number): string => `${pile}:${index}`;
