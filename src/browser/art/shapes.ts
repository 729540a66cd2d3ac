/**
 * Our own drawings, as relative SVG paths. A single number scales a path. If it is negative, the path is upside down.
 */
import type { Suit } from '../../core/card.js';

/** Spades, hearts, diamonds, clubs. Each path is about 40 units high and starts on the vertical line through its middle, `y` units from it. */
const SUITS: readonly [y: number, path: string][] = [
  [
    -19,
    'c6 8 18 14 18 23c0 6-4 9-9 9c-3 0-6-1-7-4c0 4 2 7 4 10h-12c2-3 4-6 4-10c-1 3-4 4-7 4c-5 0-9-3-9-9c0-9 12-15 18-23z',
  ],
  [18, 'c-6-8-18-14-18-25c0-6 4-10 10-10c3 0 6 2 8 6c2-4 5-6 8-6c6 0 10 4 10 10c0 11-12 17-18 25z'],
  [-20, 'c4 7 9 14 15 20c-6 6-11 13-15 20c-4-7-9-14-15-20c6-6 11-13 15-20z'],
  [
    -19,
    'c5 0 9 4 9 9c0 3-1 5-3 7c1 0 2-1 3-1c5 0 9 4 9 9c0 5-4 9-8 9c-4 0-7-2-8-4c0 4 2 6 4 9h-12c2-3 4-5 4-9c-1 2-4 4-8 4c-4 0-8-4-8-9c0-5 4-9 9-9c1 0 2 1 3 1c-2-2-3-4-3-7c0-5 4-9 9-9z',
  ],
];

/**
 * Ace to king without the nine, as filled outlines in a box 24 units wide and 36 high, from its top left corner. The ten reaches two
 * units further to both sides.
 */
const RANKS: readonly string[] = [
  'm9 0h7l6 32h2v4h-10v-4h2l-1-5h-7l-1 5h2v4h-9v-4h2m7-10h5l-2-14',
  'm1 12c0-8 4-12 11-12c7 0 11 4 11 10c0 6-3 9-7 12c-3 3-5 5-6 8h9v-4h5v10h-23v-4c1-6 5-10 9-14c4-3 6-5 6-8c0-3-1-5-4-5c-3 0-4 2-4 7',
  'm1 0h22v5l-8 9c5 1 9 5 9 10c0 7-5 12-12 12c-7 0-12-4-12-11h7c0 4 2 6 5 6c3 0 4-3 4-7c0-4-2-6-6-6h-3v-4l7-9h-8v4h-5',
  'm13 0h7v22h4v5h-4v5h3v4h-13v-4h3v-5h-13v-5m13 0v-12l-7 12',
  'm2 0h20v6h-14l-1 7c2-1 4-1 6-1c7 0 11 4 11 11c0 8-5 13-12 13c-7 0-11-4-11-10h6c0 3 2 5 5 5c3 0 5-3 5-7c0-5-2-7-5-7c-2 0-4 1-5 2h-6',
  'm23 9h-6c-1-2-2-4-4-4c-4 0-6 4-6 10c2-2 4-3 7-3c6 0 10 5 10 12c0 7-5 12-12 12c-8 0-12-6-12-17c0-12 5-19 13-19c5 0 9 3 10 9m-11 8c-3 0-4 3-4 7c0 4 1 7 4 7c3 0 5-3 5-7c0-4-2-7-5-7',
  'm1 0h23v5c-6 10-9 19-10 31h-8c2-11 5-21 10-30h-10v4h-5',
  'm12 0c6 0 11 4 11 9c0 4-2 7-5 8c4 2 6 5 6 9c0 6-5 10-12 10c-7 0-12-4-12-10c0-4 2-7 6-9c-3-1-5-4-5-8c0-5 5-9 11-9m0 5c-3 0-4 2-4 5c0 3 1 5 4 5c3 0 4-2 4-5c0-3-1-5-4-5m0 15c-3 0-5 2-5 6c0 3 2 5 5 5c3 0 5-2 5-5c0-4-2-6-5-6',
  'm2 0h5v32h2v4h-11v-4h3v-24h-3v-3c2 0 4-2 4-5m16 0c6 0 8 6 8 18c0 12-2 18-8 18c-5 0-8-6-8-18c0-12 3-18 8-18m0 5c-2 0-2 4-2 13c0 9 0 13 2 13c2 0 3-4 3-13c0-9-1-13-3-13',
  'm8 0h15v5h-4v19c0 8-3 12-9 12c-6 0-10-4-10-10c0 0 0-1 1-2h6c0 1 0 1 0 2c0 3 1 5 3 5c2 0 2-2 2-6v-20h-4',
  'm12 0c7 0 12 6 12 17c0 6-2 10-4 13c1 1 2 1 4 1v4c-3 1-6 1-9-2c-1 1-2 1-3 1c-8 0-12-6-12-17c0-11 4-17 12-17m0 5c-4 0-5 4-5 12c0 8 1 12 5 12c3 0 5-4 5-12c0-8-2-12-5-12',
  'm0 0h10v4h-2v11l7-11h-1v-4h9v4h-2l-6 10l7 18h2v4h-9v-4l-4-11l-3 3v8h2v4h-10v-4h2v-28h-2',
];

const SIX = 6;
const NINE = 9;

/**
 * The place of a drawing: its origin, in units of the card, and its scale. A negative scale turns it upside down.
 */
export interface Stamp {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export function suitPath(suit: Suit, { x, y, scale }: Stamp): string {
  const [dy, path] = SUITS[suit] ?? [0, ''];
  return `M${x} ${round(y + dy * scale)}${scaled(path, scale)}`;
}

/** A nine is a six upside down. @param rank from 1, the ace */
export function rankPath(rank: number, { x, y, scale }: Stamp): string {
  if (rank === NINE) return rankPath(SIX, { x: x + 24 * scale, y: y + 36 * scale, scale: -scale });
  const path = RANKS[rank < NINE ? rank - 1 : rank - 2] ?? '';
  return `M${round(x)} ${round(y)}${scaled(path, scale)}`;
}

/** Scales all numbers in a path. A minus sign or a space separates two numbers. */
const scaled = (path: string, scale: number): string =>
  path.replace(/ ?(-?(?:\d*\.)?\d+)/g, (_, number: string) => ` ${round(Number(number) * scale)}`);

const round = (value: number): number => Math.round(value * 100) / 100;
