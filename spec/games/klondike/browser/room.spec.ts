/** The free space on a table, which other parts of a page can use. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HIDDEN } from '../../../../src/core/card.js';
import { PILES, isTableau } from '../../../../src/games/klondike/words/piles.js';
import { roomBeside } from '../../../../src/browser/cards/room.js';
import type { Box, Size } from '../../../../src/browser/cards/space.js';
import type { Card } from '../../../../src/core/card.js';
import * as grid from '../../../../src/games/montecarlo/browser/table/geometry.js';
import { cardPoints, geometryFor } from '../../../../src/games/klondike/browser/table/geometry.js';
import type { Geometry } from '../../../../src/games/klondike/browser/table/geometry.js';
import { SIDES } from '../../../../src/browser/look.js';
import { roomIn } from '../../../../src/games/klondike/browser/table/areas.js';
import { SPADES_A } from '../../../../src/games/klondike/contract/constants.js';
import { WINDOWS } from '../../../support/windows.js';

const TABLE: Size = { width: 40, height: 30 };

const boxes = fc.array(
  fc.record({
    x: fc.integer({ min: -5, max: 40 }),
    y: fc.integer({ min: -5, max: 30 }),
    width: fc.integer({ min: 1, max: 20 }),
    height: fc.integer({ min: 1, max: 20 }),
  }),
  { maxLength: 6 },
);

const holds = (box: Box, x: number, y: number): boolean =>
  box.x <= x && x < box.x + box.width && box.y <= y && y < box.y + box.height;

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The points of the table that are both free and taken, or neither free nor taken. */
function wrongPoints(taken: readonly Box[]): string[] {
  const free = roomBeside(TABLE, taken);
  const wrong: string[] = [];
  for (let x = 0; x < TABLE.width; x++) {
    for (let y = 0; y < TABLE.height; y++) {
      const isFree = free.some((box) => holds(box, x, y));
      if (isFree === taken.some((box) => holds(box, x, y))) wrong.push(`${x}, ${y}`);
    }
  }
  return wrong;
}

test('exactly the empty parts of the table are free', () => {
  fc.assert(
    fc.property(boxes, (taken) => expect(wrongPoints(taken)).toEqual([])),
    { numRuns: 50 },
  );
});

test('the list has each of the largest boxes once', () => {
  expect(roomBeside(TABLE, [{ x: 10, y: 10, width: 10, height: 30 }])).toEqual([
    { x: 0, y: 0, width: 10, height: 30 },
    { x: 20, y: 0, width: 20, height: 30 },
    { x: 0, y: 0, width: 40, height: 10 },
  ]);
});

const LONGEST = [...Array<Card>(6).fill(HIDDEN), ...Array<Card>(13).fill(SPADES_A)];

/** All cards that a Klondike table may show. */
function cardsOn(geometry: Geometry): Box[] {
  return PILES.flatMap((pile) =>
    cardPoints(geometry, pile, isTableau(pile) ? LONGEST : [SPADES_A, SPADES_A, SPADES_A]).map((at) => ({
      ...at,
      ...geometry.card,
    })),
  );
}

function cellsOn(table: Size): Box[] {
  const { cells, deck, pile, card } = grid.geometryFor(table, { rows: 5, columns: 5 });
  return [...cells, deck, pile].map((at) => ({ ...at, ...card }));
}

describe.each(WINDOWS)('on a $name', (table) => {
  test.each(SIDES)('a card in Klondike never lies in the free space, with the stock on the %s', (side) => {
    const geometry = geometryFor(table, side);
    const room = roomIn(geometry);
    expect(cardsOn(geometry).filter((card) => room.some((box) => meets(box, card)))).toEqual([]);
  });

  test('a card in Monte Carlo never lies in the free space', () => {
    const room = grid.roomIn(table, grid.geometryFor(table, { rows: 5, columns: 5 }));
    expect([room.length > 0, cellsOn(table).filter((card) => room.some((box) => meets(box, card)))]).toEqual([
      true,
      [],
    ]);
  });
});
