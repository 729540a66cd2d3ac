import { describe, expect, test } from '@jest/globals';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import type { Cursor, Direction } from '../../../../src/games/klondike/views/cursor.js';
import {
  clamp,
  liftable,
  move,
  moveAcross,
  onFoundation,
  onTableau,
} from '../../../../src/games/klondike/views/cursor.js';

const FRAME = parseFrame(`
  waste: 2s Kc 6d
  f2: Ah 2h
  t2: ## ## 9c 8h 7s
  t3: ## ##
`);

/** `t2*3`: the top three cards of t2. */
function at(text: string): Cursor {
  const [pile = '', depth = '1'] = text.split('*');
  return { pile: pile as PileId, depth: Number(depth) };
}

describe('the cursor moves', () => {
  test.each<[from: string, direction: Direction, to: string, because: string]>([
    ['stock', 'right', 'waste', 'along the upper row'],
    ['waste', 'right', 'f1', 'along the upper row'],
    ['f4', 'right', 'stock', 'round its end'],
    ['stock', 'left', 'f4', 'round its start'],
    ['t1', 'right', 't2', 'along the tableau'],
    ['t7', 'right', 't1', 'round its end'],
    ['t1', 'left', 't7', 'round its start'],
    ['t2*3', 'right', 't3', 'to the top card of the next pile'],
    ['stock', 'down', 't1', 'to the pile below'],
    ['waste', 'down', 't2', 'to the pile below'],
    ['f1', 'down', 't4', 'to the pile below'],
    ['f4', 'down', 't7', 'to the pile below'],
    ['f4', 'up', 'f4', 'no further than the upper row'],
    ['t2', 'up', 't2*2', 'to the card below'],
    ['t2*2', 'up', 't2*3', 'to the card below'],
    ['t2*3', 'up', 'waste', 'from the deepest face-up card to the pile above'],
    ['t2*3', 'down', 't2*2', 'to the card on top'],
    ['t2', 'down', 't2', 'no further than the top card'],
    ['t1', 'up', 'stock', 'up from an empty pile'],
    ['t3', 'up', 'waste', 'from a pile without face-up cards to the waste above it'],
    ['t4', 'up', 'f1', 'to the pile above'],
  ])('from %s %s to %s: %s', (from, direction, to) =>
    expect(move(FRAME, at(from), { direction })).toEqual(at(to)),
  );
});

describe('with the row of the stock below the tableau, the cursor moves', () => {
  test.each<[from: string, direction: Direction, to: string, because: string]>([
    ['stock', 'up', 't7', 'to the pile above'],
    ['f1', 'up', 't1', 'to the pile above'],
    ['stock', 'down', 'stock', 'not beyond the row'],
    ['t2', 'up', 't2*2', 'to the card below'],
    ['t2*3', 'up', 't2*3', 'not beyond the deepest face-up card'],
    ['t2*2', 'down', 't2', 'to the card on top'],
    ['t2', 'down', 'f2', 'from the top card to the pile below'],
    ['t7', 'down', 'stock', 'from an empty pile to the pile below'],
    ['t7', 'up', 't7', 'not beyond an empty pile'],
    ['stock', 'left', 'waste', 'along the row'],
  ])('from %s %s to %s: %s', (from, direction, to) =>
    expect(move(FRAME, at(from), { direction, side: 'right', isBelow: true })).toEqual(at(to)),
  );

  test.each<[from: string, direction: Direction, to: string]>([
    ['t2', 'up', 't2'],
    ['t2*2', 'down', 'f2'],
    ['f2', 'up', 't2'],
  ])('with cards in hand from %s %s to %s', (from, direction, to) =>
    expect(moveAcross(FRAME, at(from), { direction, side: 'right', isBelow: true })).toEqual(at(to)),
  );
});

describe('with the stock on the right, the cursor moves', () => {
  test.each<[from: string, direction: Direction, to: string, because: string]>([
    ['f4', 'right', 'waste', 'along the upper row'],
    ['waste', 'right', 'stock', 'along the upper row'],
    ['stock', 'right', 'f1', 'round its end'],
    ['f1', 'left', 'stock', 'round its start'],
    ['t7', 'right', 't1', 'around the end of the tableau, which stays on the same side'],
    ['stock', 'down', 't7', 'to the pile below'],
    ['waste', 'down', 't6', 'to the pile below'],
    ['f1', 'down', 't1', 'to the pile below'],
    ['t1', 'up', 'f1', 'to the pile above'],
    ['t5', 'up', 'waste', 'to the waste, which reaches over the pile'],
    ['t6', 'up', 'waste', 'to the pile above'],
    ['t7', 'up', 'stock', 'to the pile above'],
  ])('from %s %s to %s: %s', (from, direction, to) =>
    expect(move(FRAME, at(from), { direction, side: 'right' })).toEqual(at(to)),
  );
});

describe('with cards in hand, the cursor moves only between piles', () => {
  test.each<[from: string, direction: Direction, to: string]>([
    ['t2', 'up', 'waste'],
    ['t2', 'down', 't2'],
    ['t2', 'left', 't1'],
    ['f1', 'down', 't4'],
  ])('from %s %s to %s', (from, direction, to) =>
    expect(moveAcross(FRAME, at(from), { direction })).toEqual(at(to)),
  );
});

test.each<[from: string, pile: PileId, to: string]>([
  ['stock', 't2', 't2'],
  ['t2', 't2', 't2*3'],
  ['t2*3', 't2', 't2'],
  ['t1', 't1', 't1'],
])('from %s, the number key for %s goes to %s', (from, pile, to) =>
  expect(onTableau(FRAME, at(from), pile)).toEqual(at(to)),
);

test.each([
  ['t2', 'f1'],
  ['f1', 'f2'],
  ['f4', 'f1'],
])('from %s, the key for foundations goes to %s', (from, to) =>
  expect(onFoundation(at(from))).toEqual(at(to)),
);

test.each<[pile: PileId, count: number]>([
  ['stock', 0],
  ['waste', 1],
  ['f1', 0],
  ['f2', 1],
  ['t1', 0],
  ['t2', 3],
  ['t3', 0],
])('%s has %s cards to lift', (pile, count) => expect(liftable(FRAME, pile)).toBe(count));

test.each([
  ['t2*9', 't2*3'],
  ['t2*0', 't2'],
  ['waste*3', 'waste'],
  ['t1*2', 't1'],
])('%s becomes %s', (from, to) => expect(clamp(FRAME, at(from))).toEqual(at(to)));
