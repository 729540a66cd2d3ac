import { test } from '@jest/globals';
import fc from 'fast-check';
import { HIDDEN } from '../../../../src/core/card.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import { printFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { arbitraryFrame } from '../../../support/arbitrary.js';
import { READABLE, readFrame } from './read-screen.js';
import { Seat } from './seat.js';

/** Frames whose foundations show faces, so that every card can be seen, at least after another one is lifted. */
const anyFrame = arbitraryFrame.map((frame): Frame => ({
  ...frame,
  foundations: frame.foundations.map((cards) => cards.filter((card) => card !== HIDDEN)),
  won: false,
}));

test('every card, the stock and the number of moves can be read from the screen', () => {
  fc.assert(
    fc.property(anyFrame, (frame) => {
      const seat = new Seat(READABLE);
      seat.show(printFrame(frame));
      return printFrame(readFrame(seat.view)) === printFrame(frame);
    }),
  );
});
