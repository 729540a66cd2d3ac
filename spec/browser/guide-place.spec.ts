/** The place of a hint's reason: near the marked cards, where it covers the least. */
import { describe, expect, test } from '@jest/globals';
import { placeFor } from '../../src/browser/guide/guide.js';
import type { Box } from '../../src/browser/cards/space.js';
import { sharedArea } from '../../src/browser/cards/space.js';

const TABLE = { width: 400, height: 700 };
const SENTENCE = { width: 200, height: 60 };

const boxAt = (x: number, y: number): Box => ({ x, y, width: 50, height: 80 });

const placed = (marked: readonly Box[], others: readonly Box[] = []): Box => ({
  ...placeFor(SENTENCE, TABLE, { marked, others }),
  ...SENTENCE,
});

describe('the reason of a hint', () => {
  test.each<[where: string, marked: Box]>([
    ['in the middle', boxAt(180, 300)],
    ['in a corner', boxAt(0, 0)],
    ['in the other corner', boxAt(350, 620)],
  ])('is next to a card %s, on the table', (_, marked) => {
    const box = placed([marked]);
    expect(sharedArea(box, marked)).toBe(0);
    expect(Math.abs(box.x + 100 - marked.x - 25) + Math.abs(box.y + 30 - marked.y - 40)).toBeLessThan(240);
    expect([box.x >= 0, box.y >= 0, box.x + 200 <= 400, box.y + 60 <= 700]).toEqual(Array(4).fill(true));
  });

  test('covers no other card if there is room near the marked one', () => {
    const others = [0, 60, 120, 180, 240, 300].map((x) => boxAt(x, 100));
    const box = placed([boxAt(0, 0)], others);
    expect(others.map((one) => sharedArea(box, one))).toEqual(Array(6).fill(0));
  });

  test("is below a grid of cards rather than on the first row's ranks", () => {
    const grid = [0, 50, 100, 150, 200, 250, 300, 350].flatMap((x) =>
      [56, 136, 216, 296, 376].map((y) => boxAt(x, y)),
    );
    expect(placed([boxAt(350, 56)], grid).y).toBeGreaterThanOrEqual(456);
  });

  test('covers other cards rather than the marked ones', () => {
    const all = [0, 50, 100, 150, 200, 250, 300, 350].flatMap((x) =>
      [0, 80, 160, 240, 320, 400, 480, 560, 620].map((y) => boxAt(x, y)),
    );
    const marked = [boxAt(150, 240), boxAt(200, 320)];
    const box = placed(marked, all);
    expect(marked.map((one) => sharedArea(box, one))).toEqual([0, 0]);
  });

  test('has a place on a table that is too small for it', () => {
    expect(placeFor(SENTENCE, { width: 100, height: 50 }, { marked: [boxAt(0, 0)], others: [] })).toEqual({
      x: 8,
      y: 8,
    });
  });
});
