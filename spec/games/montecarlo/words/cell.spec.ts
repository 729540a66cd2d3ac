import { describe, expect, test } from '@jest/globals';
import { parseCell, printCell } from '../../../../src/games/montecarlo/words/cell.js';

describe('a cell', () => {
  test.each<[text: string, row: number, column: number]>([
    ['a1', 0, 0],
    ['e1', 0, 4],
    ['a5', 4, 0],
    ['e5', 4, 4],
    ['q1', 0, 16],
    ['s1', 0, 17],
    ['z1', 0, 24],
    ['aa1', 0, 25],
    ['ba1', 0, 50],
    ['bb1', 0, 51],
    ['a52', 51, 0],
  ])('%s', (text, row, column) => {
    expect([parseCell(text), printCell({ row, column })]).toEqual([{ row, column }, text]);
  });

  test.each(['', 'a', '1', 'a0', 'a01', 'A1', '1a', 'a-1', 'aaa1', 'a100', 'a1 ', 'ä1', 'r1', 'ar1'])(
    'is not %j',
    (text) => {
      expect(parseCell(text)).toBeUndefined();
    },
  );

  test('can be printed and parsed in any grid', () => {
    const cells = Array.from({ length: 52 * 52 }, (_, index) => ({
      row: Math.floor(index / 52),
      column: index % 52,
    }));
    expect(cells.filter((cell) => parseCell(printCell(cell))?.row !== cell.row)).toEqual([]);
    expect(cells.filter((cell) => parseCell(printCell(cell))?.column !== cell.column)).toEqual([]);
  });
});
