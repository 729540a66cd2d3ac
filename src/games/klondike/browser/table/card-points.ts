/** Where each card of a pile lies, in CSS pixels from the table's top left corner. */
import type { Card } from '../../../../core/card.js';
import { HIDDEN } from '../../../../core/card.js';
import type { Point } from '../../../../browser/cards/space.js';
import { GAP } from '../../../../browser/cards/space.js';
import type { PileId } from '../../words/piles.js';
import { isTableau } from '../../words/piles.js';
import type { Geometry } from './geometry.js';

/** Where each card of a pile lies. Bottom to top. */
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

/** In CSS pixels: the smallest target for a finger, by WCAG 2.2, 2.5.8. */
const TARGET = 24;

/**
 * The height of the longest pile in steps between open cards: twelve open cards and six hidden ones under the
 * top card.
 */
const LONGEST_IN_STEPS = 12 + 6 * 0.4;

interface Steps {
  readonly hidden: number;
  readonly open: number;
}

/**
 * The steps between the cards of a tableau pile. If there is little room, hidden cards move together first.
 */
function stepsOf({ table, card }: Geometry, top: number, cards: readonly Card[]): Steps {
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
