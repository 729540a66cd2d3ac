/** How a card is to be drawn, by how large it is and how much of it is seen. */
import type { Detail } from '../art/face.js';
import { ENDS } from '../art/face.js';
import type { Point } from './space.js';
import { PLAIN_BELOW } from './space.js';

/** Round every card, in CSS pixels. */
const EDGE = 1;

/**
 * The drawing of which the index is seen.
 * @param width of the card
 * @param next from the card to the one that lies over it; undefined where none does
 */
export function detailFor(width: number, next: Point = { x: width, y: 0 }): Detail {
  const isSeen = (detail: Detail): boolean => {
    const { x, y } = ENDS[detail];
    return next.x >= (x * width) / 100 + EDGE || next.y >= (y * width) / 100 + EDGE;
  };
  const details = width < PLAIN_BELOW ? (['plain', 'full'] as const) : (['full'] as const);
  return details.find(isSeen) ?? 'low';
}
