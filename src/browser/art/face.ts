/**
 * The face of a card as an SVG of 100 by 140 units. A full face has all the pips. A small card has only large signs, and
 * its index has one size, even where only the left edge of the card is visible. A card that is almost covered has its
 * index at the very top.
 */
import type { Card, Suit } from '../../core/card.js';
import { SPADES, printCard, rankOf, suitOf } from '../../core/card.js';
import { make, makeSvg } from '../dom.js';
import { courtBust, courtFigure } from './court.js';
import type { Stamp } from './shapes.js';
import { rankPath, suitPath } from './shapes.js';
import type { Point } from '../cards/space.js';
import { PLAIN_BELOW } from '../cards/space.js';

/** `plain` and `narrow` have only large signs, `full` has all the pips. In `narrow`, the suit sign is below the rank. */
export type Detail = 'plain' | 'narrow' | 'full';

/** How far the index and its suit sign reach to the right and down, in units of a small card. */
const ENDS = {
  plain: { x: 65, y: 43 },
  narrow: { x: 36, y: 72 },
} as const;

/**
 * Draws the face in a box that casts the shadow, because WebKit clips the shadow of an SVG and leaves traces when the
 * SVG moves.
 */
export function drawFace(card: Card, detail: Detail): HTMLElement {
  const art = makeSvg(
    'svg',
    { viewBox: '0 0 100 140', preserveAspectRatio: 'xMidYMin' },
    ...signsOf(detail, rankOf(card), suitOf(card)),
  );
  const face = make('span', { class: `face suit-${suitOf(card)}`, 'aria-hidden': 'true' }, art);
  if (rankOf(card) > 10) {
    face.classList.add('court', detail === 'full' ? 'full' : 'plain');
    face.style.setProperty('--court', `var(--klondike-court-${printCard(card).toLowerCase()})`);
  }
  return face;
}

const LARGE_CORNERS = {
  plain: { x: 51, y: 25, scale: 0.75 },
  narrow: { x: 20, y: 57, scale: 0.75 },
};

function largeSigns(detail: keyof typeof LARGE_CORNERS, rank: number, suit: Suit): SVGElement[] {
  const large =
    rank > 10
      ? makeSvg('g', { class: 'bust' }, ...courtBust(rank, suit))
      : makeSvg('path', { class: 'large', d: suitPath(suit, { x: 50, y: 93, scale: 1.7 }) });
  return [large, ink(rankPath(rank, { x: 8, y: 8, scale: 0.9 }) + suitPath(suit, LARGE_CORNERS[detail]))];
}

function fullSigns(rank: number, suit: Suit): SVGElement[] {
  const indices =
    rankPath(rank, { x: 7, y: 5, scale: 0.46 }) + rankPath(rank, { x: 93, y: 135, scale: -0.46 });
  const corners = CORNERS.map((stamp) => suitPath(suit, stamp));
  const pips = (PIPS[rank] ?? []).map((stamp) => suitPath(suit, stamp));
  return [
    ...(rank > 10 ? courtFigure(rank, suit) : []),
    ink(indices + corners.join('')),
    ...(pips.length > 0 ? [makeSvg('path', { d: pips.join('') })] : []),
    ...(rank === 1 && suit === SPADES ? [makeSvg('path', { class: 'ornament', d: ORNAMENT })] : []),
  ];
}

const signsOf = (detail: Detail, rank: number, suit: Suit): SVGElement[] =>
  detail === 'full' ? fullSigns(rank, suit) : largeSigns(detail, rank, suit);

const ink = (path: string): SVGElement => makeSvg('path', { class: 'ink', d: path });

/** The suit signs next to the ranks. Rank and sign stay visible when another card covers the rest. */
const CORNERS: readonly Stamp[] = [
  { x: 27, y: 13.4, scale: 0.37 },
  { x: 73, y: 126.6, scale: -0.37 },
];

/**
 * Pips in the left and right columns (`sides`) and in the `middle`, by their distance from the top. Pips in the lower half are upside
 * down.
 */
const columns = (sides: readonly number[], middle: readonly number[] = []): readonly Stamp[] => [
  ...sides.flatMap((y) => [pip(32, y), pip(68, y)]),
  ...middle.map((y) => pip(50, y)),
];

const pip = (x: number, y: number): Stamp => ({ x, y, scale: y > 70 ? -0.475 : 0.475 });

const TOP = 36;
const END = 104;
const FOUR_ROWS = [TOP, 58.7, 81.3, END];

/** The pips for the ranks 1 to 10, as on printed cards. */
const PIPS: Readonly<Record<number, readonly Stamp[]>> = {
  1: [{ x: 50, y: 70, scale: 1.5 }],
  2: columns([], [TOP, END]),
  3: columns([], [TOP, 70, END]),
  4: columns([TOP, END]),
  5: columns([TOP, END], [70]),
  6: columns([TOP, 70, END]),
  7: columns([TOP, 70, END], [53]),
  8: columns([TOP, 70, END], [53, 87]),
  9: columns(FOUR_ROWS, [70]),
  10: columns(FOUR_ROWS, [47.3, 92.7]),
};

/** Light leaves in a light outline, for the ace of spades. */
const ORNAMENT =
  'M50 47c6 8 17 12 17 22c0 5-4 8-8 8c-4 0-7-2-9-5c-2 3-5 5-9 5c-4 0-8-3-8-8c0-10 11-14 17-22z' +
  'M50 69v-8m0 7c-5 1-9-1-11-5c5-1 9 1 11 5c2-4 6-6 11-5c-2 4-6 6-11 5m0-7c-3-3-3-6 0-9c3 3 3 6 0 9';

/** The width of the edge around every card, in CSS pixels. */
const EDGE = 1;

/**
 * The best way to draw a card so that its index stays visible.
 * @param width the width of the card, in CSS pixels
 * @param next the offset of the card on top of it, if any
 */
export function detailFor(width: number, next: Point = { x: width, y: 0 }): Detail {
  const isSeen = (detail: keyof typeof ENDS): boolean => {
    const { x, y } = ENDS[detail];
    return next.x >= (x * width) / 100 + EDGE || next.y >= (y * width) / 100 + EDGE;
  };
  if (width >= PLAIN_BELOW) return 'full';
  return (['plain', 'narrow'] as const).find(isSeen) ?? 'full';
}
