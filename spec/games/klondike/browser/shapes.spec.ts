/** The drawings of `shapes.ts`, which these checks follow as a renderer does. */
import { describe, expect, test } from '@jest/globals';
import type { Stamp } from '../../../../src/browser/art/shapes.js';
import { rankPath, suitPath } from '../../../../src/browser/art/shapes.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The number of arguments of each command. All commands except `M` are relative to the pen. */
const TAKES: Readonly<Record<string, number>> = { M: 2, m: 2, l: 2, h: 1, v: 1, c: 6, z: 0 };

/** The points that the pen passes: the ends of lines, and 16 points along each curve. Ignores `z`. */
function followed(path: string): Point[] {
  const pen: Point[] = [];
  for (const [, command = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (text.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number);
    const count = TAKES[command] ?? NaN;
    for (let at = 0; at < numbers.length; at += count) {
      const from = command === 'M' ? { x: 0, y: 0 } : (pen.at(-1) ?? { x: NaN, y: NaN });
      pen.push(...drawn(command, from, numbers.slice(at, at + count)));
    }
  }
  return pen;
}

function drawn(command: string, { x, y }: Point, numbers: readonly number[]): Point[] {
  const [a = NaN, b = NaN] = numbers;
  if (command === 'h') return [{ x: x + a, y }];
  if (command === 'v') return [{ x, y: y + a }];
  if (command !== 'c') return [{ x: x + a, y: y + b }];
  return Array.from({ length: 16 }, (_, step) => {
    const [dx, dy] = [0, 1].map((axis) =>
      along((step + 1) / 16, [numbers[axis], numbers[axis + 2], numbers[axis + 4]]),
    );
    return { x: x + (dx ?? NaN), y: y + (dy ?? NaN) };
  });
}

/** The value of a cubic curve that starts at 0. */
const along = (t: number, [a = NaN, b = NaN, c = NaN]: readonly (number | undefined)[]): number =>
  3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3 * c;

/** The scales of `face.ts`; negative is upside down. */
const SUIT_SCALES = [0.475, -0.475, 0.37, -0.37, 0.4, 0.75, 1.5, 1.7];
const RANK_SCALES = [0.46, -0.46, 0.9];

const at = (scale: number): Stamp => ({ x: 50, y: 70, scale });

describe.each(SUIT_SCALES)('at scale %d', (scale) => {
  test.each([0, 1, 2, 3] as const)('the outline of suit %i ends where it starts', (suit) => {
    const outline = followed(suitPath(suit, at(scale)));
    const [first, last] = [outline[0], outline.at(-1)];
    expect(last?.x).toBeCloseTo(first?.x ?? NaN, 1);
    expect(last?.y).toBeCloseTo(first?.y ?? NaN, 1);
  });
});

/** How far a point lies outside a box 24 units wide and 36 units high. */
const strayOf = ({ x, y }: Point): number => Math.max(-x, x - 24, -y, y - 36, 0);

describe.each(RANK_SCALES)('at scale %d', (scale) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])('rank %i stays in its box', (rank) => {
    const points = followed(rankPath(rank, at(scale)));
    const strays = points.map(({ x, y }) => strayOf({ x: (x - 50) / scale, y: (y - 70) / scale }));
    // The ten has two digits, and needs more room.
    expect(Math.max(...strays)).toBeLessThanOrEqual(rank === 10 ? 2.01 : 0.01);
  });
});
