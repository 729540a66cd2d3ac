/** The effect of each click according to Kansas State, CIS 300, section 5. */
import { describe, expect, test } from '@jest/globals';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { Cursor } from '../../../../src/games/klondike/views/cursor.js';
import type { ClickEffect } from '../../../../src/games/klondike/views/clicks.js';
import { meaningOf } from '../../../../src/games/klondike/views/clicks.js';

const FRAME = parseFrame('waste: 2s Kc 6d; f1: Ah 2h; t1: ## ## 9d 8s; t2: ##; stock: full');

describe('a click on', () => {
  test.each<[what: string, place: Cursor, clicks: readonly [first: ClickEffect, second: ClickEffect]]>([
    ['the stock', { pile: 'stock', depth: 1 }, ['draw', 'draw']],
    ['the top card of the discard pile', { pile: 'waste', depth: 1 }, ['choose', 'let go']],
    ['another card in the discard pile', { pile: 'waste', depth: 2 }, ['nothing', 'nothing']],
    ['a foundation', { pile: 'f1', depth: 1 }, ['nothing', 'move']],
    ['an empty foundation', { pile: 'f2', depth: 1 }, ['nothing', 'move']],
    ['the top card of a column', { pile: 't1', depth: 1 }, ['choose', 'move']],
    ['a face-up card below the top card of a column', { pile: 't1', depth: 2 }, ['choose', 'let go']],
    ['a face-down card', { pile: 't1', depth: 3 }, ['nothing', 'nothing']],
    ['a column of face-down cards', { pile: 't2', depth: 1 }, ['nothing', 'nothing']],
    ['an empty column', { pile: 't3', depth: 1 }, ['nothing', 'move']],
  ])('%s, %j, has one effect without chosen cards and another with them: %j', (_, place, clicks) => {
    expect([meaningOf(FRAME, place, false), meaningOf(FRAME, place, true)]).toEqual(clicks);
  });

  test('a click on an empty discard pile has no effect, with or without chosen cards', () => {
    const place = { pile: 'waste', depth: 1 } as const;
    expect([meaningOf(parseFrame(''), place, false), meaningOf(parseFrame(''), place, true)]).toEqual([
      'nothing',
      'nothing',
    ]);
  });
});
