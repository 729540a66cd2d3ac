/** In what a house differs is told on the table before the first move. */
import { describe, expect, test } from '@jest/globals';
import { KSU, ULG, YCP_TEXT, YCP_TEXT_REFERENCE } from '../../../../src/games/klondike/model/rules.js';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import { tellDifferences } from '../../../../src/games/klondike/model/rules-told.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import { drawTable } from '../../../../src/games/klondike/terminal/drawing/draw-table.js';
import { START, WON } from './drawing.js';
import { plain } from './marked.js';

interface Window {
  readonly rules: Rules;
  readonly size: readonly [columns: number, rows: number];
  readonly of?: Frame;
  readonly message?: string;
}

/** The lines that differ from a table without a house. */
function told({ rules, size: [columns, rows], of = START, message = '' }: Window): string[] {
  const options = { columns, rows, unicode: false, color: 'none', deal: 'java:7' } as const;
  const state = { cursor: { pile: 'stock', depth: 1 }, message } as const;
  const without = drawTable(of, options, state);
  return drawTable(of, { ...options, house: { differences: tellDifferences(rules) } }, state)
    .filter((line, row) => line !== without[row])
    .map((line) => plain(line).trim());
}

const OF_ITS_OWN = 'This house has rules of its own: ? tells them.';

test.each<[house: string, window: Window, lines: string[]]>([
  [
    'York 2009',
    { rules: YCP_TEXT, size: [80, 24] },
    [
      "House rules: The stock's top card is in play; drawing buries it in the",
      'waste. From the left, the foundations are for clubs, diamonds, hearts,',
      'spades; each goes up from its ace. No card comes back from a foundation.',
    ],
  ],
  [
    'the program of York 2009',
    { rules: YCP_TEXT_REFERENCE, size: [80, 24] },
    [
      "House rules: The stock's top card is in play; drawing buries it in the",
      'waste. A draw from the empty stock turns the waste over and draws at once,',
      'as often as you like. From the left, the foundations are for clubs,',
      'diamonds, hearts, spades; each goes up from its ace. No card comes back',
      'from a foundation.',
    ],
  ],
  [
    'Kansas State, in a small window',
    { rules: KSU, size: [40, 15] },
    [
      'House rules: No card comes back from a',
      'foundation. The game is won early: as',
      'soon as no card lies face down, and',
      'stock and waste hold one card at most.',
    ],
  ],
  [
    'that program, where there is room for a line',
    { rules: YCP_TEXT_REFERENCE, size: [80, 18] },
    [OF_ITS_OWN],
  ],
  ['York 2009, where there is none', { rules: YCP_TEXT, size: [20, 11] }, []],
  ['Liège', { rules: ULG, size: [80, 24] }, []],
])('of %s', (_, window, lines) => expect(told(window)).toEqual(lines));

describe('it is told no more', () => {
  test.each([
    ['after the first move', { ...START, moves: 1 }],
    ['after a win', { ...WON, moves: 0 }],
  ])('%s', (_, of) => expect(told({ rules: KSU, size: [80, 24], of })).toEqual([]));
});

test('a message lies over it', () => {
  const message = 'Leave this game? Press n for a new game, any other key to stay.';
  expect(told({ rules: KSU, size: [40, 15], message }).length).toBe(3);
});
