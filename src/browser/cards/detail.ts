/** Chooses how a card is drawn, by its size and by how much of it is seen. */
import type { Detail } from '../art/face.js';
import { ENDS } from '../art/face.js';
import type { Point } from './space.js';
import { PLAIN_BELOW } from './space.js';

/** The width of the edge around every card, in CSS pixels. */
const EDGE = 1;

/**
 * The drawing of a card whose index stays visible.
 * @param width of the card, in CSS pixels
 * @param next the offset from the card to the card that lies over it; undefined if none does
 */
export function detailFor(width: number, next: Point = { x: width, y: 0 }): Detail {
  const isSeen = (detail: Detail): boolean => {
    const { x, y } = ENDS[detail];
    return next.x >= (x * width) / 100 + EDGE || next.y >= (y * width) / 100 + EDGE;
  };
  const details = width < PLAIN_BELOW ? (['plain', 'full'] as const) : (['full'] as const);
  return details.find(isSeen) ?? 'low';
}
