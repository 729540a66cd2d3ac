import { expect, test } from '@jest/globals';
import { printFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { READABLE, readFrame } from './read-screen.js';
import { Seat } from './seat.js';

test('a win can be read from the screen', () => {
  const seat = new Seat(READABLE);
  seat.show('stock: empty\nf1: Kh\nmoves: 3\nwon');
  expect(printFrame(readFrame(seat.view))).toBe('stock: empty\nf1: Kh\nmoves: 3\nwon');
});
