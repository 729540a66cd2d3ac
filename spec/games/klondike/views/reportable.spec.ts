/** Every call that a player could make is listed once, and no other. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { callOf } from '../../../../src/games/klondike/contract/carry-call.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { mayReport } from '../../../../src/games/klondike/views/player.js';
import { reportable } from '../../../../src/games/klondike/views/reportable.js';
import { FOUNDATIONS, TABLEAU } from '../../../../src/games/klondike/words/piles.js';
import { arbitraryFrame } from '../../../support/arbitrary.js';

const words = (frame: string): string[] =>
  reportable(parseFrame(frame)).map(({ event, args }) => [event, ...args].join(' '));

/** Every call of the interface with arguments that can mean something. */
const CALLS: readonly KlondikeCall[] = [
  { event: 'newGame', args: [] },
  { event: 'undo', args: [] },
  { event: 'clickStock', args: [] },
  ...(['waste', ...TABLEAU, ...FOUNDATIONS] as const).flatMap((from) =>
    [...FOUNDATIONS, ...TABLEAU].flatMap((to) =>
      Array.from({ length: 53 }, (_, count) => callOf({ from, count, to })).filter(
        (call) => call !== undefined,
      ),
    ),
  ),
];

const sorted = (calls: readonly KlondikeCall[]): string[] => calls.map((call) => JSON.stringify(call)).sort();

const triedOut = (frame: Frame): KlondikeCall[] => CALLS.filter((call) => mayReport(frame, call));

describe('what a player could report', () => {
  test('is a new game and a click on the stock before anything is told', () => {
    expect(words('moves: 0')).toEqual(['newGame', 'clickStock']);
  });

  test('is a new game and undo after a win', () => {
    expect(words('f1: Qs Ks; moves: 90; won')).toEqual(['newGame', 'undo']);
  });

  test('is each card of a tableau pile that lies face up, fewest first, to every other pile', () => {
    const carries = words('t1: ## 9d 8s; moves: 0').filter((word) => word.startsWith('moveTableauToTableau'));
    const to = [1, 2, 3, 4, 5, 6];
    expect(carries).toEqual(
      [1, 2].flatMap((count) => to.map((pile) => `moveTableauToTableau 0 ${count} ${pile}`)),
    );
  });

  test('is all that may be reported, each call once, in any frame', () => {
    fc.assert(
      fc.property(arbitraryFrame, (frame) => {
        expect(sorted(reportable(frame))).toEqual(sorted(triedOut(frame)));
      }),
    );
  });
});
