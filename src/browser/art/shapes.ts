/**
 * Our own drawings, as relative SVG paths. A single number scales a path. If it is negative, the path is upside down.
 */
import type { Suit } from '../../core/card.js';

/** Spades, hearts, diamonds, clubs. Each path is about 20 units high, and its origin is in the middle. */
const SUITS: readonly [x: number, y: number, path: string][] = [
  [
    0,
    -9.5,
    'c3 4 9 7 9 11.5c0 2.8-2 4.6-4.4 4.6c-1.6 0-2.9-.7-3.7-2c.2 2 .9 3.6 2.3 4.9h-6.4c1.4-1.3 2.1-2.9 2.3-4.9c-.8 1.3-2.1 2-3.7 2c-2.4 0-4.4-1.8-4.4-4.6c0-4.5 6-7.5 9-11.5z',
  ],
  [
    0,
    9,
    'c-3-4-9-7-9-12.5c0-3 2.2-5 4.8-5c1.9 0 3.4 1 4.2 2.8c.8-1.8 2.3-2.8 4.2-2.8c2.6 0 4.8 2 4.8 5c0 5.5-6 8.5-9 12.5z',
  ],
  [0, -10, 'c2 3.5 4.7 7 7.5 10c-2.8 3-5.5 6.5-7.5 10c-2-3.5-4.7-7-7.5-10c2.8-3 5.5-6.5 7.5-10z'],
  [
    0,
    -9.5,
    'c2.6 0 4.5 2 4.5 4.4c0 1.4-.6 2.6-1.6 3.6c.6-.2 1.2-.3 1.8-.3c2.5 0 4.5 2 4.5 4.5c0 2.5-2 4.4-4.4 4.4c-1.7 0-3.1-.9-3.9-2.2c.2 1.9.9 3.3 2.3 4.6h-6.4c1.4-1.3 2.1-2.7 2.3-4.6c-.8 1.3-2.2 2.2-3.9 2.2c-2.4 0-4.4-1.9-4.4-4.4c0-2.5 2-4.5 4.5-4.5c.6 0 1.2.1 1.8.3c-1-1-1.6-2.2-1.6-3.6c0-2.4 1.9-4.4 4.5-4.4z',
  ],
];

/**
 * Ace to king, as strokes in a box 12 units wide and 18 high, from its top left corner. The ten starts one unit to the left of the
 * box.
 */
const RANKS: readonly string[] = [
  'm0 18l6-18l6 18m-10-6h8',
  'm1 4c0-5.3 10-5.3 10 .5c0 4-6.5 7-10.5 13.5h11.5',
  'm1 .5h10l-6 7c8.5-1 8.5 10.5 0 10.5c-2.4 0-4-1-4.8-2.6',
  'm9 18v-17.5l-9 12.5h12',
  'm11 .5h-9l-1 8c2-2 10.5-2 10.5 4c0 7-9 7-11 3',
  'm10 .5c-5 1-9 6-9 12c0 7.5 10 7.5 10 0c0-6.5-9-6.5-10 0',
  'm0 .5h11.5l-7.5 17.5',
  'm6 8.5c-6 0-6-8 0-8c6 0 6 8 0 8c-7.5 0-7.5 9.5 0 9.5c7.5 0 7.5-9.5 0-9.5',
  'm2 17.5c5-1 9-6 9-12c0-7.5-10-7.5-10 0c0 6.5 9 6.5 10 0',
  'm-1 3l2.5-2.5v17.5m7-17.5c5 0 5 17.5 0 17.5c-5 0-5-17.5 0-17.5',
  'm9 0v12c0 7.5-9 7.5-9 1',
  'm6 0c-8 0-8 18 0 18c8 0 8-18 0-18m1.5 12.5l4.5 6',
  'm1 0v18m10.5-18l-10.5 11.5m4-4.4l7 10.9',
];

/**
 * The place of a drawing: its origin, in units of the card, and its scale. A negative scale turns it upside down.
 */
export interface Stamp {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export function suitPath(suit: Suit, { x, y, scale }: Stamp): string {
  const [dx, dy, path] = SUITS[suit] ?? [0, 0, ''];
  return `M${round(x + dx * scale)} ${round(y + dy * scale)}${scaled(path, scale)}`;
}

/** @param rank from 1, the ace */
export const rankPath = (rank: number, { x, y, scale }: Stamp): string =>
  `M${x} ${y}${scaled(RANKS[rank - 1] ?? '', scale)}`;

/** Scales all numbers in a path. A minus sign or a space separates two numbers. */
const scaled = (path: string, scale: number): string =>
  path.replace(/ ?(-?(?:\d*\.)?\d+)/g, (_, number: string) => ` ${round(Number(number) * scale)}`);

const round = (value: number): number => Math.round(value * 100) / 100;
