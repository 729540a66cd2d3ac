/**
 * The jack, queen and king of each suit. Each card shows half a figure twice, upright and upside down, with a hat and
 * an object.
 */
import type { Suit } from '../../core/card.js';
import { makeSvg } from '../dom.js';
import { suitPath } from './shapes.js';

/** Caps and crowns, by rank and suit. */
export const HATS: Readonly<Record<number, readonly string[]>> = {
  11: [
    'M37 40c-3-9 4-15 13-15l15-4-5 9c3 2 4 6 3 10z',
    'M35 40c-5-12 30-15 31-3l-1 3zM50 27a3 3 0 1 1 .1 0z',
    'M36 40l-4-9 11-1 7-8 7 8 11-1-4 9z',
    'M33 40h34l-5-4c0-15-24-15-24 0z',
  ],
  12: [
    'M38 39l-2-13 6 5 8-9 8 9 6-5-2 13z',
    'M38 39l-.5-11 6 5 6.5-7 6.5 7 6-5-.5 11zM37.5 28a2 2 0 1 1 .1 0zM50 26a2 2 0 1 1 .1 0zM62.5 28a2 2 0 1 1 .1 0z',
    'M36 39c0-11 8-14 14-18 6 4 14 7 14 18-9-4-19-4-28 0z',
    'M36 39v-6c0-7 9-7 9-1 0-9 10-9 10 0 0-6 9-6 9 1v6z',
  ],
  13: [
    'M37 39v-16l6 6 4-4v-6h6v6l4 4 6-6v16z',
    'M37 39c-8-13 6-16 13-9 7-7 21-4 13 9zM48.5 29v-3h-3v-3h3v-3h3v3h3v3h-3v3z',
    'M37 39l-1-15 6 6 4-9 4 7 4-7 4 9 6-6-1 15z',
    'M37 39v-15h5v5h5v-8h6v8h5v-5h5v15z',
  ],
};

/** Hair and beards, by rank and suit. */
export const HAIR: Readonly<Record<number, readonly string[]>> = {
  11: [
    'M40 40v11c-2 1-4 0-5-2 2-3 1-6 1-9zM60 40v11c2 1 4 0 5-2-2-3-1-6-1-9z',
    'M40 40v9c-3 3-8 0-6-4-2-2 0-5 2-5zM60 40v9c3 3 8 0 6-4 2-2 0-5-2-5z',
    'M40 40v6l-4 3v-9zM60 40v6l4 3v-9z',
    'M40 40v8c-3 0-4-4-4-8zM60 40v8c3 0 4-4 4-8zM43 53c2-3 5-3 7-1 2-2 5-2 7 1-2 2-5 2-7 0-2 2-5 2-7 0z',
  ],
  12: [
    'M40 39v14c-3 4-7 4-9 1 3-5 2-10 4-15zM60 39v14c3 4 7 4 9 1-3-5-2-10-4-15z',
    'M40 39v9c-2 4-6 4-8 1-1-4 1-9 4-10zM60 39v9c2 4 6 4 8 1 1-4-1-9-4-10z',
    'M40 38c-6 5-8 14-8 21 5 0 8-3 8-8zM60 38c6 5 8 14 8 21-5 0-8-3-8-8z',
    'M40 39v6c-2 6 0 9-3 13-4-3-5-12-2-19zM60 39v6c2 6 0 9 3 13 4-3 5-12 2-19z',
  ],
  13: [
    'M40 44c0 6 2 9 5 10 2-2 8-2 10 0 3-1 5-4 5-10l2 0c1 10-3 19-12 19s-13-9-12-19z',
    'M40 40v8l-4-2v-6zM60 40v8l4-2v-6zM42 54c3-4 6-3 8-1 2-2 5-3 8 1-3 2-6 2-8 0-2 2-5 2-8 0z',
    'M39 43c0 10 3 16 11 21 8-5 11-11 11-21l-4 9c-3-2-11-2-14 0z',
    'M39 43c-1 12 2 18 6 22l5-6 5 6c4-4 7-10 6-22l-4 9c-3-2-11-2-14 0z',
  ],
};

/** The object in the hand, by suit: a sword, a rose, a scepter, a mace. */
export const HELD: readonly string[] = [
  'M68.5 70v-34l1.5-4 1.5 4v34zM65.5 58h9v2.5h-9z',
  'M69 70v-22h2v22zM70 36c3-4 8 0 6 4 3 3-1 8-6 8s-9-5-6-8c-2-4 3-8 6-4z',
  'M69 70v-27h2v27zM70 30l4.5 6.5-4.5 6.5-4.5-6.5z',
  'M69 70v-26h2v26zM70 45a4 4 0 1 1 .1 0zM65.5 41a3 3 0 1 1 .1 0zM74.5 41a3 3 0 1 1 .1 0z',
];

/** The pattern on the front of the robe, by suit: chevrons, drops, lozenges, bars. */
export const CLOTHS: readonly string[] = [
  'M43.5 66l6.5-5 6.5 5v3.5l-6.5-5-6.5 5z',
  'M50 60.5c3.4 3.4 3.4 6.8 0 9.5c-3.4-2.7-3.4-6.1 0-9.5zM45.5 66a1.3 1.3 0 1 1 .1 0zM54.5 66a1.3 1.3 0 1 1 .1 0z',
  'M50 60l4 5-4 5-4-5z',
  'M44.5 61.5h11v2.2h-11zM43.8 66h12.4v2.2h-12.4z',
];

/** A jewel or band on the hat, by rank. */
export const BADGES: Readonly<Record<number, string>> = {
  11: 'M38 36h24v2.5h-24z',
  12: 'M50 31l2.5 3-2.5 3-2.5-3z',
  13: 'M39 34.5h22v2h-22z',
};

/** The shapes of the robe: the whole, its front, the collar, the hems of the sleeves, and their folds. */
const ROBE = 'M17 70v-9c0-4.5 2.5-6.5 6.5-7.5l17.5-4.5h18l17.5 4.5c4 1 6.5 3 6.5 7.5v9z';
const FRONT = 'M41.5 70l1.5-19h14l1.5 19z';
const COLLARS: Readonly<Record<number, string>> = {
  11: 'M40 49l10 9 10-9 3.5 4-13.5 10-13.5-10z',
  12: 'M38.5 48.5c3 8 20 8 23 0l4 4c-4 10-27 10-31 0z',
  13: 'M39.5 48.5l10.5 7 10.5-7 6 4.5-5 8-11.5-5-11.5 5-5-8z',
};
const SLEEVES = 'M20 70v-8.5l9-3.5 2.5 12zM80 70v-8.5l-9-3.5-2.5 12z';
const FOLDS = 'M35.5 55l1.5 15M64.5 55l-1.5 15M20 62.5l9-3.5M80 62.5l-9-3.5M24 61v9M76 61v9';

/** Brows, eyes, nose and mouth. */
const FEATURES =
  'M43.5 44.5c1-1 3.5-1 4.5 0M52 44.5c1-1 3.5-1 4.5 0M46 46.5v1M54 46.5v1M50 47v4.5h-1.5M47.5 55h5';

/** Courts whose suit sign is at their upper right, and whose object is at the left, by rank and suit, as in the English pattern. */
const SIGN_AT_RIGHT: Readonly<Record<number, readonly boolean[]>> = {
  11: [false, true, true, true],
  12: [true, false, true, true],
};

/** A frame of 66 by 102 units. It leaves out the corners with the indices. */
const FRAME = 'M36 19H83V115H64V121H17V25H36z';
/** The frame of a small card goes on below its edge. */
const SMALL_FRAME = 'M3 160V64H97V160z';
/** The belt between the halves of a figure. */
const BELT = 'M17 68.8h66v2.4h-66z';

/** A figure in its frame. */
export const courtFigure = (rank: number, suit: Suit): SVGElement[] => [
  path('frame', FRAME),
  half(rank, suit),
  half(rank, suit, 'rotate(180 50 70)'),
  makeSvg('g', { class: 'figure' }, path('gold', BELT)),
];

/** The upper half of the figure alone, for small cards. */
export const courtBust = (rank: number, suit: Suit): SVGElement[] => [
  path('frame', SMALL_FRAME),
  half(rank, suit, 'matrix(1.36 0 0 1.36 -18 45.5)'),
];

function half(rank: number, suit: Suit, transform = ''): SVGElement {
  const [hair, hat] = [HAIR, HATS].map((shapes) => shapes[rank]?.[suit] ?? '');
  const isRight = SIGN_AT_RIGHT[rank]?.[suit] === true;
  const side = isRight ? 'matrix(-1 0 0 1 96 0)' : 'translate(4)';
  const collar = path(rank === 12 ? 'royal' : 'badge', COLLARS[rank] ?? '');
  const isBearded = rank === 13;
  const figure = [
    path('cloth', ROBE),
    path('royal', SLEEVES),
    path('gold', FRONT),
    path('badge', CLOTHS[suit] ?? ''),
    path('fold', FOLDS),
    ...(isBearded ? [collar] : []),
    makeSvg(
      'g',
      { transform: 'matrix(1.06 0 0 1.06 -3 -2.5)' },
      path('skin', 'M40 38h20v9c0 7-4 12.5-10 12.5s-10-5.5-10-12.5z'),
      path(suit % 3 === 0 ? 'hair' : 'fair', hair ?? ''),
      path('gold', hat ?? ''),
      path('badge', BADGES[rank] ?? ''),
      path('line', FEATURES),
    ),
    ...(isBearded ? [] : [collar]),
    makeSvg('g', { transform: side }, path('gold', HELD[suit] ?? ''), path('skin', 'M66 61.5h8.5v5.5h-8.5z')),
  ];
  const sign = path('pip', suitPath(suit, { x: isRight ? 74.5 : 25.5, y: 37, scale: 0.4 }));
  return makeSvg('g', { transform }, makeSvg('g', { class: 'figure' }, ...figure), sign);
}

const path = (name: string, d: string): SVGElement => makeSvg('path', { class: name, d });
