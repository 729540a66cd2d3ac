/** Lines of play counted through each door: every move that can be thought of, legal or not, is asked of its table. */
import { describe, expect, test } from '@jest/globals';
import { faceUpCount } from '../../../../src/core/pile.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import type { Move } from '../../../../src/games/klondike/model/play.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import { PILES, isTableau } from '../../../../src/games/klondike/words/piles.js';
import type { KlondikeTable } from '../../../../src/games/klondike/controller/klondike-table.js';
import { CLICKS, NUMBERED_PILES, SELECTION } from '../../../support/doors.js';
import { PLAIN_HOUSES } from '../../../support/plain-perft.js';

/** From every pile to every pile, itself too: each number of cards that could be taken there, and one too many. */
const conceivable = (layout: Layout): Move[] => [
  'stock',
  ...PILES.flatMap((from) => carriesFrom(layout, from)),
];

function carriesFrom(layout: Layout, from: PileId): Move[] {
  const faceUp = isTableau(from) ? faceUpCount(layout[from]) : Math.min(1, layout[from].cards.length);
  const counts = Array.from({ length: faceUp + 1 }, (_, index) => index + 1);
  return counts.flatMap((count) => PILES.map((to): Move => ({ from, count, to })));
}

/** How many lines of one, two, ... `depth` moves there are. */
function linesThrough(table: KlondikeTable, layout: Layout, depth: number): number[] {
  const lines = new Array<number>(depth).fill(0);
  if (depth === 0) return lines;
  for (const move of conceivable(layout)) {
    const outcome = table.play(move);
    if (!outcome.ok) continue;
    const further = [1, ...linesThrough(table, outcome.next, depth - 1)];
    further.forEach((count, index) => (lines[index] = (lines[index] ?? 0) + count));
    table.restore(layout);
  }
  return lines;
}

describe.each([
  {
    ...NUMBERED_PILES,
    plain: PLAIN_HOUSES['ycp-text'],
    lines: {
      'java:0': [4, 15, 56, 209],
      'java:1': [4, 11, 27, 74],
      'java:42': [3, 8, 20, 49],
      'java:12345': [2, 4, 9, 22],
      'dotnet:0': [6, 29, 115, 411],
    },
  },
  {
    ...SELECTION,
    plain: PLAIN_HOUSES['ycp-selection'],
    lines: {
      'java:0': [7, 33, 137, 560],
      'java:1': [4, 11, 36, 137],
      'java:42': [6, 20, 56, 145],
      'java:12345': [5, 21, 62, 178],
      'dotnet:1': [2, 4, 8, 12],
    },
  },
  {
    ...CLICKS,
    plain: PLAIN_HOUSES.ksu,
    lines: {
      'java:0': [3, 12, 45, 139],
      'java:1': [1, 6, 10, 14],
      'java:-1': [3, 9, 19, 34],
      'java:12345': [5, 24, 108, 454],
      'dotnet:0': [2, 6, 17, 50],
    },
  },
])('by the rules of $rules.name', ({ newTable, lines }) => {
  describe.each(Object.entries(lines))('the lines of play from %s', (deal, numbers) => {
    test('number as many through the door', () => {
      const table = newTable();
      const start = table.deal(parseDeal(deal));
      expect(linesThrough(table, start, 4)).toEqual(numbers);
    });
  });
});
