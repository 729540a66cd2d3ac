/** Finds the areas of a table where cards can be dropped, and where nothing ever lies. */
import type { PileId } from '../../words/piles.js';
import { PILES, isTableau } from '../../words/piles.js';
import type { Box, Point, Size } from '../../../../browser/cards/space.js';
import { sharedArea } from '../../../../browser/cards/space.js';
import type { Frame } from '../../contract/frame.js';
import { cardsShown } from '../../contract/frame.js';
import type { Geometry } from './geometry.js';
import { cardPoints } from './geometry.js';
import type { Card } from '../../../../core/card.js';
import { HIDDEN } from '../../../../core/card.js';
import { roomBeside, sentenceIn } from '../../../../browser/cards/room.js';

/** The area of a pile, from its place to its top card. */
export function pileBox({ places, card }: Geometry, pile: PileId, top: Point | undefined): Box {
  return boxAround(places[pile], top ?? places[pile], card);
}

const boxAround = ({ x, y }: Point, last: Point, card: Size): Box => ({
  x,
  y,
  width: last.x - x + card.width,
  height: last.y - y + card.height,
});

/**
 * The pile that the card overlaps most. If the card doesn't overlap a pile, tries again with the card extended by its
 * width up and down, then in all directions.
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
 * Among the piles that would accept the card, the one that it overlaps most. Columns extend to the bottom of the table, or
 * to the row below them. Undefined if the card overlaps none of them.
 */
export function legalPile(geometry: Geometry, card: Point, legal: readonly PileId[]): PileId | undefined {
  const { table, rowBelow, isBelow } = geometry;
  const bottom = isBelow ? table.height - rowBelow : Number.MAX_SAFE_INTEGER;
  const boxes = legal.map((pile) => {
    const box = pileBox(geometry, pile, undefined);
    return [pile, isTableau(pile) ? { ...box, height: bottom - box.y } : box] as const;
  });
  return largest({ ...card, ...geometry.card }, new Map(boxes));
}

function largest(card: Box, boxes: ReadonlyMap<PileId, Box>): PileId | undefined {
  let best: PileId | undefined;
  let most = 0;
  for (const pile of PILES) {
    const box = boxes.get(pile);
    const area = box === undefined ? 0 : sharedArea(card, box);
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

/** Stands for any face-up card. */
const OPEN = 0 as Card;

/** The cards that a tableau pile may get while a notice is below it. */
const GROWTH = [OPEN, OPEN, OPEN];

/**
 * The longest tableau pile, which has six face-down cards and then king to ace. The waste shows at most three cards.
 */
const LONGEST = [...Array<Card>(6).fill(HIDDEN), ...Array<Card>(13).fill(OPEN)];
const FANNED = [OPEN, OPEN, OPEN];

/**
 * The boxes of the table that contain no cards or sentences, even after a few more moves.
 * @param frame the cards on the table; if undefined, the piles may have any length
 */
export function roomIn(geometry: Geometry, frame?: Frame): Box[] {
  const { table, card, places, rowBelow } = geometry;
  const taken = PILES.map((pile) => {
    const most = isTableau(pile) ? columnIn(frame, pile) : pile === 'waste' ? FANNED : [OPEN];
    const points = cardPoints(geometry, pile, most);
    return boxAround(points[0] ?? places[pile], points.at(-1) ?? places[pile], card);
  });
  return roomBeside(table, [...taken, sentenceIn({ ...table, height: table.height - rowBelow })]);
}

const columnIn = (frame: Frame | undefined, pile: PileId): readonly Card[] =>
  frame === undefined ? LONGEST : [...cardsShown(frame, pile), ...GROWTH].slice(0, LONGEST.length);
