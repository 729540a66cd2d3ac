/** The free room of a table. */
import type { Card } from '../../../../core/card.js';
import { HIDDEN } from '../../../../core/card.js';
import { roomBeside, sentenceIn } from '../../../../browser/cards/room.js';
import type { Box } from '../../../../browser/cards/space.js';
import { PILES, isTableau } from '../../words/piles.js';
import { cardPoints } from './card-points.js';
import type { Geometry } from './geometry.js';

/** Stands for any card with its face up. */
const OPEN = 0 as Card;

/**
 * The most cards that a tableau pile can show: a king with twelve cards on him and six hidden cards under
 * him. The waste shows three.
 */
const LONGEST = [...Array<Card>(6).fill(HIDDEN), ...Array<Card>(13).fill(OPEN)];
const FANNED = [OPEN, OPEN, OPEN];

/** The boxes of the table in which no card ever lies, and no sentence is shown. */
export function roomIn(geometry: Geometry): Box[] {
  const { table, card, places } = geometry;
  const taken = PILES.map((pile) => {
    const most = isTableau(pile) ? LONGEST : pile === 'waste' ? FANNED : [OPEN];
    const points = cardPoints(geometry, pile, most);
    const [first, last] = [points[0] ?? places[pile], points.at(-1) ?? places[pile]];
    return { ...first, width: last.x - first.x + card.width, height: last.y - first.y + card.height };
  });
  return roomBeside(table, [...taken, sentenceIn(table)]);
}
