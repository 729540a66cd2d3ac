import { describe, expect, test } from '@jest/globals';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { arrange, hit } from '../../../../src/games/klondike/terminal/drawing/arrange.js';
import { formFor } from '../../../../src/games/klondike/terminal/drawing/form.js';

const FRAME = parseFrame('waste: 2s Kc 6d\nf1: Ah\nt1: ## 9c 8h\nt3: ##');

/** The pile and depth at a point in a window of 80 by 24; empty outside all piles. */
function at(x: number, y: number): string {
  const form = formFor({ columns: 80, rows: 24 });
  const place = form && hit(form, arrange(form, FRAME, { cursor: { pile: 'stock', depth: 1 } }), { x, y });
  return place === undefined ? '' : `${place.pile}*${place.depth}`;
}

describe('a point in the window is', () => {
  test.each<[x: number, y: number, place: string, because: string]>([
    [3, 1, 'stock*1', 'the upper left corner of the stock'],
    [9, 3, 'stock*1', 'the lower right corner of the stock'],
    [14, 2, 'waste*3', 'the visible part of the lowest card'],
    [17, 2, 'waste*2', 'the visible part of the middle card'],
    [20, 2, 'waste*1', 'the top card'],
    [26, 2, 'waste*1', 'the top card'],
    [36, 1, 'f1*1', 'a foundation'],
    [47, 1, 'f2*1', 'an empty foundation'],
    [3, 5, 't1*3', 'a face-down card'],
    [3, 6, 't1*2', 'the visible part of a card'],
    [3, 7, 't1*1', 'the top card'],
    [9, 9, 't1*1', 'the top card'],
    [9, 10, 't1*0', 'below the pile'],
    [9, 22, 't1*0', 'far below the pile'],
    [14, 5, 't2*1', 'an empty pile'],
    [25, 5, 't3*1', 'a face-down top card'],
    [75, 22, 't7*0', 'far below the last pile'],
  ])('%i, %i: %s, %s', (...[x, y, place]) => expect(at(x, y)).toBe(place));

  test.each<[x: number, y: number, because: string]>([
    [2, 5, 'left of all piles'],
    [10, 12, 'between two piles'],
    [76, 12, 'right of all piles'],
    [80, 12, 'right of all piles'],
    [27, 2, 'beside the waste'],
    [3, 0, 'the header'],
    [3, 4, 'the numbers'],
    [3, 23, 'the message'],
    [400, 400, 'far out'],
  ])('%i, %i: nothing, %s', (x, y) => expect(at(x, y)).toBe(''));
});
