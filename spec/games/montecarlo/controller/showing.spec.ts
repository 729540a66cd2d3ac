/** A view gets only the parts that changed. */
import { describe, expect, test } from '@jest/globals';
import type { ShownGrid } from '../../../../src/games/montecarlo/controller/showing.js';
import { tellChanges } from '../../../../src/games/montecarlo/controller/showing.js';
import { parseGrid } from '../../../../src/games/montecarlo/model/grid.js';
import { printCall, viewProtocol } from '../../../../src/games/montecarlo/views/view-call.js';
import { parseCell } from '../../../../src/games/montecarlo/words/cell.js';

const cells = (text: string): ShownGrid['marked'] => text.split(' ').flatMap((word) => parseCell(word) ?? []);

const BEFORE: ShownGrid = { grid: parseGrid('r1: 2s 2h 3c; deck: 4s'), marked: cells('a1 b1'), game: 5n };

function told(now: ShownGrid, before?: ShownGrid): string[] {
  const calls: string[] = [];
  tellChanges(
    viewProtocol.from((call) => calls.push(printCall(call))),
    now,
    before,
  );
  return calls;
}

describe('a view of a game gets', () => {
  test.each<[what: string, changes: Partial<ShownGrid>, calls: string[]]>([
    ['nothing without changes', {}, []],
    ['no cells if the same cells are marked', { marked: cells('a1 b1') }, []],
    ['as many cells in different places', { marked: cells('a1 c1') }, ['highlighted: a1 c1']],
    ['fewer cells', { marked: cells('a1') }, ['highlighted: a1']],
    ['another number', { game: 6n }, ['game: 6']],
    ['no number', { game: undefined }, ['game: none']],
    [
      'the new cards, with all marked cells',
      { grid: { ...BEFORE.grid, cells: parseGrid('r1: -- -- 3c').cells } },
      ['cells: -- -- 3c', 'highlighted: a1 b1', 'score: 50'],
    ],
  ])('%s', (_, changes, calls) => expect(told({ ...BEFORE, ...changes }, BEFORE)).toEqual(calls));
});

test('a new view gets everything', () => {
  expect(told(BEFORE)).toEqual(['cells: 2s 2h 3c', 'highlighted: a1 b1', 'left: 1', 'score: 48', 'game: 5']);
});
