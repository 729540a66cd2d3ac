/** Choosing cards at the table before moving them. */
import { describe, expect, test } from '@jest/globals';
import { NumberedPilesTable } from '../../../../../src/games/klondike/doors/numbered-piles/numbered-piles-table.js';
import { dealFromLayout, parseDeal } from '../../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../../src/games/klondike/model/layout.js';
import type { CardSource, PileId } from '../../../../../src/games/klondike/words/piles.js';
import { parseLayout, parseMove, printLayout } from '../../../../../src/games/klondike/model/layout-text.js';

const LAYOUT = `
  stock: 9c Kd 3d
  waste: 5h
  f1: Ac 2c
  t1: 4c
  t2: 9h | 8s 7d
  t5: 9d
`;

function tableAt(layout: string): { readonly table: NumberedPilesTable; readonly start: Layout } {
  const table = new NumberedPilesTable();
  return { table, start: table.deal(dealFromLayout(parseLayout(layout))) };
}

describe('choosing', () => {
  test.each<[chosen: boolean, pile: PileId, count: number]>([
    [true, 'stock', 1],
    [true, 't2', 2],
    [false, 'stock', 2],
    [false, 'waste', 1],
    [false, 'f1', 1],
    [false, 't2', 3],
    [false, 't3', 1],
    [false, 't2', NaN],
    [false, 't2', 1.5],
  ])('%s: %s, %d cards', (chosen, from, count) => {
    const { table } = tableAt(LAYOUT);
    expect([table.choose({ from, count }), table.chosen]).toEqual([
      chosen,
      chosen ? { from, count } : undefined,
    ]);
  });

  test('shows which piles would take the cards', () => {
    const { table } = tableAt(`${LAYOUT.replace('9c Kd 3d', '9c Kd')} f2: Ad 2d\n t7: 3d`);
    table.choose({ from: 't7', count: 1 });
    const piles: PileId[] = [
      'stock',
      'waste',
      'f1',
      'f2',
      'f3',
      'f4',
      't1',
      't2',
      't3',
      't4',
      't5',
      't6',
      't7',
    ];
    expect(piles.filter((id) => table.allows(id))).toEqual(['f2', 't1']);
  });

  test('no pile takes cards while no cards are chosen', () => {
    expect(tableAt(LAYOUT).table.allows('t1')).toBe(false);
  });

  test('a new choice replaces the first, and a refused choice keeps it', () => {
    const { table } = tableAt(LAYOUT);
    table.choose({ from: 't2', count: 1 });
    table.choose({ from: 't2', count: 2 });
    table.choose({ from: 't2', count: 3 });
    expect(table.chosen).toEqual({ from: 't2', count: 2 });
  });

  test.each<[by: string, call: (table: NumberedPilesTable, start: Layout) => unknown]>([
    ['letGo', (table) => table.letGo()],
    ['a move of the chosen cards', (table) => table.play(parseMove('t2>t5*2'))],
    ['another move', (table) => table.play('stock')],
    ['a refused move', (table) => table.play(parseMove('t2>t1*2'))],
    ['restore', (table, start) => table.restore(start)],
    ['a deal', (table) => table.deal(parseDeal('java:1'))],
  ])('ends with %s', (_by, call) => {
    const { table, start } = tableAt(LAYOUT);
    table.choose({ from: 't2', count: 2 });
    call(table, start);
    expect([table.chosen, table.allows('t5')]).toEqual([undefined, false]);
  });

  test('stores only the pile and the count', () => {
    const { table } = tableAt(LAYOUT);
    table.choose({ from: 't1', count: 1, to: 't2' } as CardSource);
    expect(table.chosen).toEqual({ from: 't1', count: 1 });
  });

  test('moves nothing', () => {
    const { table, start } = tableAt(LAYOUT);
    table.choose({ from: 't2', count: 2 });
    table.allows('t5');
    table.letGo();
    const outcome = table.play('stock');
    const piles = outcome.ok ? printLayout(outcome.next).split('\n').slice(2) : [];
    expect(piles).toEqual(printLayout(start).split('\n').slice(2));
  });
});
