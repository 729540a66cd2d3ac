/** The list has all calls that a player can make, each once, and no others. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { callForMove } from '../../../../src/games/klondike/contract/calls.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { mayReport, reportable } from '../../../../src/games/klondike/views/player.js';
import { FOUNDATIONS, TABLEAU } from '../../../../src/games/klondike/words/piles.js';
import { arbitraryFrame } from '../../../support/arbitrary.js';

/** Every call in the interface with plausible arguments. */
const CALLS: readonly KlondikeCall[] = [
  { event: 'newGame', args: [] },
  { event: 'undo', args: [] },
  { event: 'clickStock', args: [] },
  ...(['waste', ...TABLEAU, ...FOUNDATIONS] as const).flatMap((from) =>
    [...FOUNDATIONS, ...TABLEAU].flatMap((to) =>
      Array.from({ length: 53 }, (_, count) => callForMove({ from, count, to })).filter(
        (call) => call !== undefined,
      ),
    ),
  ),
];

const sorted = (calls: readonly KlondikeCall[]): string[] => calls.map((call) => JSON.stringify(call)).sort();

const triedOut = (frame: Frame): KlondikeCall[] => CALLS.filter((call) => mayReport(frame, call));

describe('the reportable calls', () => {
  test('are exactly the events that a player can report in any frame, each once', () => {
    fc.assert(
      fc.property(arbitraryFrame, (frame) => {
        expect(sorted(reportable(frame))).toEqual(sorted(triedOut(frame)));
      }),
    );
  });
});
