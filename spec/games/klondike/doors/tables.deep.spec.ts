/** Counts lines of play through each door, whose table gets every possible move, legal or not. */
import { describe, expect, test } from '@jest/globals';
import { faceUpCount } from '../../../../src/core/pile.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import type { Move } from '../../../../src/games/klondike/model/play.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import { PILES, isTableau } from '../../../../src/games/klondike/words/piles.js';
import type { KlondikeTable } from '../../../../src/games/klondike/controller/klondike-table.js';
import { LINES_OF_PLAY } from './lines-of-play.js';

/** Moves from every pile to every pile, even itself, with each possible number of cards and one too many. */
const conceivable = (layout: Layout): Move[] => [
  'stock',
  ...PILES.flatMap((from) => carriesFrom(layout, from)),
];

function carriesFrom(layout: Layout, from: PileId): Move[] {
  const faceUp = isTableau(from) ? faceUpCount(layout[from]) : Math.min(1, layout[from].cards.length);
  const counts = Array.from({ length: faceUp + 1 }, (_, index) => index + 1);
  return counts.flatMap((count) => PILES.map((to): Move => ({ from, count, to })));
}

/** The number of lines with one, two, ... `depth` moves. */
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

describe.each(LINES_OF_PLAY)('under the rules of $rules.name', ({ newTable, lines }) => {
  describe.each(Object.entries(lines))('the lines of play from %s', (deal, numbers) => {
    test('have the same count through the door', () => {
      const table = newTable();
      const start = table.deal(parseDeal(deal));
      expect(linesThrough(table, start, 4)).toEqual(numbers);
    });
  });
});
