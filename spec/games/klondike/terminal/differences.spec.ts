/** The table shows a house's special rules before the first move. */
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

/** The lines that a table without a house doesn't have. */
function told({ rules, size: [columns, rows], of = START, message = '' }: Window): string[] {
  const options = { columns, rows, unicode: false, color: 'none', deal: 'java:7' } as const;
  const state = { cursor: { pile: 'stock', depth: 1 }, message } as const;
  const without = drawTable(of, options, state);
  return drawTable(of, { ...options, house: { differences: tellDifferences(rules) } }, state)
    .filter((line, row) => line !== without[row])
    .map((line) => plain(line).trim());
}

const OF_ITS_OWN = 'This game has its own rules: press ? to read them.';

test.each<[house: string, window: Window, lines: string[]]>([
  [
    'York 2009',
    { rules: YCP_TEXT, size: [80, 24] },
    [
      "House rules: The stock's top card is in play. A draw buries it in the",
      'waste. From the left, the foundations are for clubs, diamonds, hearts,',
      "spades. Each builds up from its ace. Cards can't leave the foundations.",
    ],
  ],
  [
    'the program of York 2009',
    { rules: YCP_TEXT_REFERENCE, size: [80, 24] },
    [
      "House rules: The stock's top card is in play. A draw buries it in the",
      'waste. A draw from the empty stock turns the waste over and also draws, as',
      'often as you like. From the left, the foundations are for clubs, diamonds,',
      "hearts, spades. Each builds up from its ace. Cards can't leave the",
      'foundations.',
    ],
  ],
  [
    'Kansas State, in a small window',
    { rules: KSU, size: [40, 15] },
    [
      "House rules: Cards can't leave the",
      'foundations. You win early: once no',
      'card lies face down, and the stock and',
      'waste hold one card at most.',
    ],
  ],
  ['York 2009, with room for one line', { rules: YCP_TEXT_REFERENCE, size: [80, 18] }, [OF_ITS_OWN]],
  ['York 2009, without room', { rules: YCP_TEXT, size: [20, 11] }, []],
  ['Liège', { rules: ULG, size: [80, 24] }, []],
])('for %s', (_, window, lines) => expect(told(window)).toEqual(lines));

describe('they disappear', () => {
  test.each([
    ['after the first move', { ...START, moves: 1 }],
    ['after a win', { ...WON, moves: 0 }],
  ])('%s', (_, of) => expect(told({ rules: KSU, size: [80, 24], of })).toEqual([]));
});

test('a message covers them', () => {
  const message = 'Leave this game? Press n for a new game, any other key to stay.';
  expect(told({ rules: KSU, size: [40, 15], message }).length).toBe(3);
});
