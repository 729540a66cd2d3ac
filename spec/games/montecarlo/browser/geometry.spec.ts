import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Point, Size } from '../../../../src/browser/cards/space.js';
import type { GridGeometry, GridShape } from '../../../../src/games/montecarlo/browser/table/geometry.js';
import { geometryFor } from '../../../../src/games/montecarlo/browser/table/geometry.js';

const FIVE: GridShape = { rows: 5, columns: 5 };

const places = ({ cells, deck, pile }: GridGeometry): Point[] => [...cells, deck, pile];

/** Places that overlap another place or are partly outside the table. */
function faults(table: Size, shape: GridShape): string[] {
  const geometry = geometryFor(table, shape);
  const { width, height } = geometry.card;
  const all = places(geometry);
  return all.flatMap(({ x, y }, index) => {
    const isInside = x >= 0 && y >= 0 && x + width <= table.width && y + height <= table.height;
    const isFree = all.every(
      (other, at) => at === index || Math.abs(other.x - x) >= width || Math.abs(other.y - y) >= height,
    );
    return isInside && isFree ? [] : [`${index} at ${x}, ${y}`];
  });
}

describe('a grid of five by five', () => {
  test.each<[name: string, table: Size, width: number, form: GridGeometry['form']]>([
    ['small phone', { width: 320, height: 470 }, 48, 'below'],
    ['phone', { width: 390, height: 740 }, 68, 'below'],
    ['phone held sideways', { width: 844, height: 346 }, 44, 'beside'],
    ['zoomed desktop', { width: 320, height: 212 }, 27, 'beside'],
    ['tablet', { width: 768, height: 920 }, 106, 'beside'],
    ['desktop', { width: 1280, height: 756 }, 97, 'beside'],
  ])('on a %s', (...[, table, width, form]) => {
    const { card, form: taken } = geometryFor(table, FIVE);
    expect([card.width, taken, faults(table, FIVE)]).toEqual([width, form, []]);
  });

  test('lies row by row from the left in the middle of the table', () => {
    const { card, cells } = geometryFor({ width: 1280, height: 756 }, FIVE);
    const [first, second, , , fifth, sixth] = cells;
    expect([second?.y, sixth?.x]).toEqual([first?.y, first?.x]);
    const right = 1280 - (fifth?.x ?? 0) - card.width;
    expect([cells.length, first?.x, right]).toEqual([25, 374, 375]);
  });
});

test('grids of any shape are inside tables of any size, and no two places overlap', () => {
  const sides = fc.integer({ min: 200, max: 4000 });
  const shapes = fc
    .tuple(fc.integer({ min: 1, max: 52 }), fc.integer({ min: 1, max: 52 }))
    .filter(([rows, columns]) => rows * columns <= 52)
    .map(([rows, columns]) => ({ rows, columns }));
  fc.assert(
    fc.property(
      sides,
      sides,
      shapes,
      (width, height, shape) => faults({ width, height }, shape).length === 0,
    ),
  );
});

test.each([
  [
    { width: 200, height: 2120 },
    { rows: 48, columns: 1 },
  ],
  [
    { width: 200, height: 200 },
    { rows: 32, columns: 1 },
  ],
])(
  'the rounded heights of many rows do not add up to more than the height of the table: %j, %j',
  (table, shape) => {
    expect(faults(table, shape)).toEqual([]);
  },
);

test('a table with size zero has places before its first layout pass', () => {
  expect(geometryFor({ width: 0, height: 0 }, FIVE).card).toEqual({ width: 1, height: 1 });
});
