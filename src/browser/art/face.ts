/**
 * The face of a card as an SVG of 100 by 140 units. A full face has all the pips. A small card has only large signs. A
 * card that is almost covered has its index at the very top.
 */
import type { Card } from '../../core/card.js';
import { rankOf, suitOf } from '../../core/card.js';
import { make, makeSvg } from '../dom.js';
import { courtFigure } from './court.js';
import type { Stamp } from './shapes.js';
import { rankPath, suitPath } from './shapes.js';
import type { Point } from '../cards/space.js';
import { PLAIN_BELOW } from '../cards/space.js';

/** `plain` has only large signs, `full` has all the pips, and `low` has only an index at the very top. */
export type Detail = 'plain' | 'full' | 'low';

/** How far the index and its suit sign reach to the right and down, in units of the card. */
const ENDS: Readonly<Record<Detail, { readonly x: number; readonly y: number }>> = {
  plain: { x: 65, y: 43 },
  full: { x: 41.5, y: 29.5 },
  low: { x: 33, y: 17.3 },
};

/**
 * Draws the face in a box that casts the shadow, because WebKit clips the shadow of an SVG and leaves traces when the
 * SVG moves.
 */
export function drawFace(card: Card, detail: Detail): HTMLElement {
  const art = makeSvg(
    'svg',
    { viewBox: '0 0 100 140', preserveAspectRatio: 'xMidYMin' },
    ...SIGNS[detail](card),
  );
  return make('span', { class: `face suit-${suitOf(card)}`, 'aria-hidden': 'true' }, art);
}

function plainSigns(card: Card): SVGElement[] {
  const index = rankPath(rankOf(card), { x: 8, y: 8, scale: 1.8 });
  const corner = suitPath(suitOf(card), { x: 51, y: 25, scale: 1.45 });
  const large = suitPath(suitOf(card), { x: 50, y: 95, scale: 3.3 });
  return [pen(index, 5), ink(corner), makeSvg('path', { class: 'large', d: large })];
}

/** Draws only the index and its sign, because the rest of the card is covered. */
function lowSigns(card: Card): SVGElement[] {
  const index = rankPath(rankOf(card), { x: 6, y: 1.8, scale: 0.78 });
  return [pen(index, 2.6), ink(suitPath(suitOf(card), { x: 26, y: 9, scale: 0.74 }))];
}

function fullSigns(card: Card): SVGElement[] {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const indices =
    rankPath(rank, { x: 7, y: 7, scale: 1.15 }) + rankPath(rank, { x: 93, y: 133, scale: -1.15 });
  const signs = [...CORNERS, ...(PIPS[rank] ?? [])].map((stamp) => suitPath(suit, stamp));
  return [pen(indices, 3), ...(rank > 10 ? courtFigure(rank, suit) : []), ink(signs.join(''))];
}

const SIGNS: Readonly<Record<Detail, (card: Card) => SVGElement[]>> = {
  plain: plainSigns,
  full: fullSigns,
  low: lowSigns,
};

const pen = (path: string, width: number): SVGElement =>
  makeSvg('path', { class: 'pen', d: path, 'stroke-width': String(width) });

const ink = (path: string): SVGElement => makeSvg('path', { d: path });

/** The suit signs next to the ranks. Rank and sign stay visible when another card covers the rest. */
const CORNERS: readonly Stamp[] = [
  { x: 33, y: 17.5, scale: 0.85 },
  { x: 67, y: 122.5, scale: -0.85 },
];

/**
 * Pips in the left and right columns (`sides`) and in the `middle`, by their distance from the top. Pips in the lower half are upside
 * down.
 */
const columns = (sides: readonly number[], middle: readonly number[] = []): readonly Stamp[] => [
  ...sides.flatMap((y) => [pip(29, y), pip(71, y)]),
  ...middle.map((y) => pip(50, y)),
];

const pip = (x: number, y: number): Stamp => ({ x, y, scale: y > 70 ? -0.84 : 0.84 });

const FOUR_ROWS = [41, 60.5, 79.5, 99];

/** The pips for the ranks 1 to 10, as on printed cards. */
const PIPS: Readonly<Record<number, readonly Stamp[]>> = {
  1: [{ x: 50, y: 70, scale: 2.6 }],
  2: columns([], [42, 98]),
  3: columns([], [42, 70, 98]),
  4: columns([42, 98]),
  5: columns([42, 98], [70]),
  6: columns([42, 70, 98]),
  7: columns([42, 70, 98], [56]),
  8: columns([42, 70, 98], [56, 84]),
  9: columns(FOUR_ROWS, [70]),
  10: columns(FOUR_ROWS, [51, 89]),
};

/** The width of the edge around every card, in CSS pixels. */
const EDGE = 1;

/**
 * The best way to draw a card so that its index stays visible.
 * @param width the width of the card, in CSS pixels
 * @param next the offset of the card on top of it, if any
 */
export function detailFor(width: number, next: Point = { x: width, y: 0 }): Detail {
  const isSeen = (detail: Detail): boolean => {
    const { x, y } = ENDS[detail];
    return next.x >= (x * width) / 100 + EDGE || next.y >= (y * width) / 100 + EDGE;
  };
  const details = width < PLAIN_BELOW ? (['plain', 'full'] as const) : (['full'] as const);
  return details.find(isSeen) ?? 'low';
}
