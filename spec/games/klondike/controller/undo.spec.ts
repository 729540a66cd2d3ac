import { describe, expect, test } from '@jest/globals';
import { emptySeat, seatAt } from '../../../support/seat.js';

test('undo covers the uncovered card again', () => {
  const { press } = seatAt('t1: 5d 6d | Kh');
  expect(press('t1>t2')).toEqual(['t1: ## 6d', 't2: Kh', 'moves: 1', 'refresh']);
  expect(press('undo')).toEqual(['t1: ## ## Kh', 't2:', 'moves: 0', 'refresh']);
});

test('undo of a redeal restores the order of the cards', () => {
  const { press } = seatAt('stock: 2s 3s\nwaste: 4s 5s 6s');
  expect(press('stock stock undo')).toEqual(['stock: empty', 'waste: 6s 3s 2s', 'moves: 1', 'refresh']);
  expect(press('undo')).toEqual(['stock: full', 'waste: 4s 5s 6s', 'moves: 0', 'refresh']);
});

test('undo at the deal is always refused', () => {
  const { press, refusals, view } = emptySeat({ deal: 'java:11' });
  press('new stock undo');
  const deal = view.text;
  expect(press('undo undo')).toEqual([]);
  expect([refusals, view.text]).toEqual([['nothing-to-undo', 'nothing-to-undo'], deal]);
});

test('undo skips a refused event between two moves', () => {
  const { press } = seatAt('stock: 2s 3s 4s 5s\nt1: 9h');
  expect(press('stock w>t1 w>f1 undo')).toEqual(['stock: full', 'waste:', 'moves: 0', 'refresh']);
});

test('other moves are possible after an undo', () => {
  const { press, view } = seatAt('waste: Kh\nt1: Ks');
  press('w>t2 undo w>t3');
  expect(view.text).toBe('stock: empty\nt1: Ks\nt3: Kh\nmoves: 1');
});

describe('a long game', () => {
  test('is undone to the deal, frame by frame', () => {
    const { press, view } = emptySeat({ deal: 'java:11' });
    press('new');
    view.clear();
    const moves = 1000;
    for (let move = 0; move < moves; move++) press('stock');
    const before = view.frames.slice(0, -1).reverse();
    view.clear();
    for (let move = 1; move < moves; move++) press('undo');
    expect(view.frames).toEqual(before);
    press('undo');
    expect(view.text).toMatch(/^stock: full\nt1: 2d\n.*moves: 0$/s);
  });
});
