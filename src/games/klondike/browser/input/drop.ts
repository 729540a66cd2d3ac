/** On which pile cards are dropped when they are let go over the table. */
import type { PileId } from '../../words/piles.js';
import { PILES, isTableau } from '../../words/piles.js';
import type { Point } from '../../../../browser/cards/space.js';
import type { Geometry } from '../table/geometry.js';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a table that a pile takes up: from its place to its top card. */
export function pileBox({ places, card }: Geometry, pile: PileId, top: Point | undefined): Box {
  const { x, y } = places[pile];
  const end = top ?? { x, y };
  return { x, y, width: end.x - x + card.width, height: end.y - y + card.height };
}

/**
 * The pile that a card overlaps most. If it overlaps none, it is tried again as if the card reached one
 * card's width further up and down, and then in all directions.
 */
export function dropPile(
  geometry: Geometry,
  card: Point,
  boxes: ReadonlyMap<PileId, Box>,
): PileId | undefined {
  const exact: Box = { ...card, ...geometry.card };
  const { width } = geometry.card;
  return (
    largest(exact, boxes) ??
    largest(grown(exact, { x: 0, y: width }), boxes) ??
    largest(grown(exact, { x: width, y: width }), boxes)
  );
}

/**
 * Of the piles that would take the card, the one that it overlaps most; a column counts as reaching to the
 * bottom of the table. Undefined if the card overlaps none of them.
 */
export function legalPile(geometry: Geometry, card: Point, legal: readonly PileId[]): PileId | undefined {
  const boxes = legal.map((pile) => {
    const box = pileBox(geometry, pile, undefined);
    return [pile, isTableau(pile) ? { ...box, height: Number.MAX_SAFE_INTEGER } : box] as const;
  });
  return largest({ ...card, ...geometry.card }, new Map(boxes));
}

function largest(card: Box, boxes: ReadonlyMap<PileId, Box>): PileId | undefined {
  let best: PileId | undefined;
  let most = 0;
  for (const pile of PILES) {
    const box = boxes.get(pile);
    const area = box === undefined ? 0 : overlap(card, box);
    if (area > most) [best, most] = [pile, area];
  }
  return best;
}

const grown = ({ x, y, width, height }: Box, by: Point): Box => ({
  x: x - by.x,
  y: y - by.y,
  width: width + 2 * by.x,
  height: height + 2 * by.y,
});

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
