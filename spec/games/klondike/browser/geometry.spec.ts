import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { detailFor } from '../../../../src/browser/art/face.js';
import { HIDDEN } from '../../../../src/core/card.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import { FOUNDATIONS, PILES, TABLEAU } from '../../../../src/games/klondike/words/piles.js';
import { parseLayout } from '../../../../src/games/klondike/model/layout-text.js';
import type { Size } from '../../../../src/browser/cards/space.js';
import { SIDES } from '../../../../src/browser/look.js';
import type { Card } from '../../../../src/core/card.js';
import type { StockPlace } from '../../../../src/games/klondike/browser/table/geometry.js';
import { cardPoints, geometryFor } from '../../../../src/games/klondike/browser/table/geometry.js';
import { SPADES_K, HEARTS_Q } from '../../../../src/games/klondike/contract/constants.js';
import { cardsNumbered } from '../../../support/cards.js';
import { LONGEST, LONGEST_PILE, WINDOWS } from '../../../support/windows.js';

const LONGEST_CARDS = parseLayout(LONGEST)[LONGEST_PILE];
const LONGEST_SHOWN = LONGEST_CARDS.cards.map((card, index) =>
  index < LONGEST_CARDS.faceDown ? HIDDEN : card,
);

/** Windows without the toolbar. */
const TABLES = WINDOWS.map(({ name, width, height }): [string, Size] => [
  name,
  { width, height: height - (height > 420 ? 44 : 36) },
]);

const SIDED = TABLES.flatMap(([name, size]) =>
  SIDES.map((side): [string, StockPlace, Size] => [name, side, size]),
);

const bottomOf = (size: Size, pile: PileId, cards: readonly Card[], side?: StockPlace): number => {
  const geometry = geometryFor(size, side);
  return (cardPoints(geometry, pile, cards).at(-1)?.y ?? 0) + geometry.card.height;
};

describe.each(SIDED)('on a %s, with the stock on the %s', (_, side, size) => {
  const geometry = geometryFor(size, side);
  const { card, places } = geometry;

  test('no two places overlap, and all are inside', () => {
    const faults = PILES.flatMap((one) => {
      const { x, y } = places[one];
      const isInside = x >= 0 && y >= 0 && x + card.width <= size.width && y + card.height <= size.height;
      const others = PILES.filter(
        (other) =>
          other !== one &&
          Math.abs(places[other].x - x) < card.width &&
          Math.abs(places[other].y - y) < card.height,
      );
      return isInside && others.length === 0 ? [] : [`${one}: ${others.join(' ')}`];
    });
    expect(faults).toEqual([]);
  });

  test('the longest pile fits, with each card of its run visible', () => {
    const points = cardPoints(geometry, LONGEST_PILE, LONGEST_SHOWN);
    const steps = points.slice(7).map(({ y }, index) => y - (points[index + 6]?.y ?? 0));
    const end = geometry.isBelow ? places.stock.y : size.height;
    expect(bottomOf(size, LONGEST_PILE, LONGEST_SHOWN, side)).toBeLessThanOrEqual(end);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(7);
  });

  test('three cards of the waste cover no other pile', () => {
    const points = cardPoints(geometry, 'waste', cardsNumbered(0, 1, 2));
    const covered = ['stock' as const, ...FOUNDATIONS, ...TABLEAU].filter((pile) =>
      points.some(
        ({ x, y }) => Math.abs(places[pile].x - x) < card.width && Math.abs(places[pile].y - y) < card.height,
      ),
    );
    expect([covered, Math.max(...points.map(({ y }) => y)) + card.height <= size.height]).toEqual([[], true]);
  });

  test("the stock is on its side of the foundations, and the waste's place has a card", () => {
    const points = cardPoints(geometry, 'waste', cardsNumbered(0, 1, 2));
    expect(places.stock.x < places.f1.x ? 'left' : 'right').toBe(side.replace('bottom-', ''));
    expect(points).toContainEqual(places.waste);
  });
});

describe('cards are large enough', () => {
  test.each(TABLES)('for a finger on a %s', (_, size) => {
    expect(geometryFor(size).card.width).toBeGreaterThanOrEqual(24);
  });

  test.each<[size: Size, width: number]>([
    [{ width: 320, height: 524 }, 42],
    [{ width: 844, height: 354 }, 74],
    [{ width: 1280, height: 756 }, 118],
    [{ width: 3840, height: 2116 }, 332],
  ])('%j: %i pixels wide', (size, width) => {
    expect(geometryFor(size).card.width).toBe(width);
  });
});

describe('small cards', () => {
  test.each<[size: Size, ratio: number]>([
    [{ width: 390, height: 767 }, 1.6],
    [{ width: 320, height: 291 }, 1.5],
    [{ width: 320, height: 200 }, 1.4],
  ])('%j: are %d times as high as wide, as the height allows', (size, ratio) => {
    const { width, height } = geometryFor(size).card;
    expect(height / width).toBeCloseTo(ratio, 1);
  });

  test('are always small enough for the simple drawing', () => {
    const widths = Array.from({ length: 100 }, (_, more) => geometryFor({ width: 450 + more, height: 2000 }));
    const tall = widths.filter(({ card }) => card.height > 1.45 * card.width);
    expect(tall.length).toBeGreaterThan(50);
    expect(Math.max(...tall.map(({ card }) => card.width))).toBe(65);
  });
});

describe('steps within a pile', () => {
  const size = { width: 390, height: 800 };

  test('show much of each card on an upright phone, and less of a face-down card', () => {
    const points = cardPoints(geometryFor(size), 't3', [HIDDEN, HIDDEN, SPADES_K, HEARTS_Q]);
    const [first, second, third, fourth] = points.map(({ y }) => y);
    expect(
      [second, third, fourth].map((y, index) => (y ?? 0) - ([first, second, third][index] ?? 0)),
    ).toEqual([38, 38, 55]);
  });

  test('show 50 pixels of a card on a desktop', () => {
    const points = cardPoints(geometryFor({ width: 1280, height: 756 }), 't3', [SPADES_K, HEARTS_Q]);
    expect((points[1]?.y ?? 0) - (points[0]?.y ?? 0)).toBe(50);
  });

  test.each<Size>([
    { width: 390, height: 754 },
    { width: 375, height: 553 },
    { width: 320, height: 458 },
  ])('of a dealt tableau use most of the height of an upright phone: %j', (size) => {
    const bottom = bottomOf(size, 't7', [...Array<Card>(6).fill(HIDDEN), SPADES_K]);
    expect(bottom / size.height).toBeGreaterThan(0.6);
  });

  test('grow smaller as a pile grows longer', () => {
    const lengths = Array.from({ length: 20 }, (_, more) => more + 2);
    const steps = lengths.map((length) => {
      const points = cardPoints(geometryFor(size), 't1', Array<Card>(length).fill(SPADES_K));
      return (points[1]?.y ?? 0) - (points[0]?.y ?? 0);
    });
    expect(steps).toEqual([...steps].sort((one, other) => other - one));
  });

  test('keep all of 52 cards on the table, for any table size and number of face-down cards', () => {
    const sides = fc.integer({ min: 200, max: 4000 });
    fc.assert(
      fc.property(sides, sides, fc.integer({ min: 0, max: 52 }), (width, height, hidden) => {
        const cards = Array.from({ length: 52 }, (_, index) => (index < hidden ? HIDDEN : (index as Card)));
        return bottomOf({ width, height }, 't1', cards) <= height;
      }),
    );
  });
});

test.each<[form: string, size: Size, details: string[]]>([
  ['an upright phone', { width: 390, height: 754 }, ['narrow', 'narrow', 'plain']],
  ['a small phone', { width: 320, height: 458 }, ['narrow', 'narrow', 'plain']],
  ['a desktop', { width: 1280, height: 756 }, ['full', 'full', 'full']],
])('on %s, the covered cards of the waste have as large an index as the top card', (_, size, details) => {
  const { card, wasteStep } = geometryFor(size);
  expect([wasteStep, wasteStep, undefined].map((next) => detailFor(card.width, next))).toEqual(details);
});

describe('with the stock at the bottom', () => {
  test('an upright phone has the row of the stock below the tableau', () => {
    const { places, card, isBelow } = geometryFor({ width: 390, height: 740 }, 'bottom-right');
    expect([isBelow, places.t1.y < card.height, places.f1.y === places.stock.y]).toEqual([true, true, true]);
    expect(places.stock.y + card.height).toBeGreaterThan(720);
  });

  test.each<Size>([
    { width: 1280, height: 756 },
    { width: 844, height: 354 },
  ])('%j: the stock stays on its side', (size) => {
    const { isBelow, rowBelow, ...geometry } = geometryFor(size, 'bottom-right');
    expect([isBelow, rowBelow]).toEqual([false, 0]);
    expect(geometry).toEqual(expect.objectContaining({ places: geometryFor(size, 'right').places }));
  });
});

test('a table of size zero has places before its first layout', () => {
  expect(geometryFor({ width: 0, height: 0 }).card).toEqual({ width: 1, height: 1 });
});
