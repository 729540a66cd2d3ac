/** The table of this door. It makes moves by clicks. */
import { describe, expect, test } from '@jest/globals';
import { ClicksTable, clicksHandler } from '../../../../../src/clicks.js';
import { EMPTY_LAYOUT } from '../../../../../src/games/klondike/model/layout.js';
import type { Move } from '../../../../../src/games/klondike/model/play.js';
import { play } from '../../../../../src/games/klondike/model/play.js';
import type { CardSource } from '../../../../../src/games/klondike/words/piles.js';
import { KSU } from '../../../../../src/games/klondike/model/rules.js';
import {
  dealFromLayout,
  dotnetDeal,
  javaDeal,
  parseDeal,
} from '../../../../../src/games/klondike/model/deals.js';
import { parseLayout, parseMove, printLayout } from '../../../../../src/games/klondike/model/layout-text.js';
import { PILES } from '../../../../../src/games/klondike/words/piles.js';
import { NONSENSE } from '../../../../support/random-move.js';

const tableAt = (layout: string): ClicksTable => {
  const table = new ClicksTable();
  table.deal(dealFromLayout(parseLayout(layout)));
  return table;
};

/** The outcome of a move as text. */
const outcome = (table: ClicksTable, move: string): string => {
  const result = table.play(parseMove(move));
  return result.ok ? printLayout(result.next).replaceAll('\n', '; ') : result.why;
};

describe('a deal', () => {
  test.each(['dotnet:0', 'dotnet:17', 'dotnet:1000000', 'dotnet:1000001', 'dotnet:-5', 'java:11'])(
    'with the name %s is the same as in the house',
    (name) => {
      expect(new ClicksTable().deal(parseDeal(name))).toEqual(parseDeal(name).start(KSU));
    },
  );

  test('can be a layout, whose redeals it keeps', () => {
    const layout = parseLayout('stock: 2c; waste: 3d 4h; f2: Ah; t1: 9h | 8s; t7: Kd Qc; redeals: 3');
    expect(new ClicksTable().deal(dealFromLayout(layout))).toEqual(layout);
  });

  test('with fewer cards may follow a full deal, and vice versa', () => {
    const table = new ClicksTable();
    table.deal(dotnetDeal(3));
    table.play('stock');
    const few = printLayout(table.deal(dealFromLayout(parseLayout('t1: Ah'))));
    expect([few, table.deal(dotnetDeal(3))]).toEqual(['t1: Ah', dotnetDeal(3).start(KSU)]);
  });

  test('has a .NET seed up to 1,000,000 by default', () => {
    const table = new ClicksTable();
    const names = Array.from({ length: 200 }, () => table.randomDeal().name);
    const faults = names.filter((name) => !/^dotnet:\d+$/.test(name) || Number(name.slice(7)) > 1_000_000);
    expect([faults, new Set(names).size > 100]).toEqual([[], true]);
  });

  test('has a .NET seed at the handler too', () => {
    const handler = clicksHandler();
    handler.newGame();
    expect(handler.deal).toMatch(/^dotnet:\d+$/);
  });

  test('removes the previous game', () => {
    const table = tableAt('waste: 2c; f1: Ah; t1: 3d; redeals: 2');
    expect(table.deal(dotnetDeal(3))).toEqual(dotnetDeal(3).start(KSU));
  });

  test.each(['waste', 't1'] as const)('ends the choice of cards from the %s', (from) => {
    const table = tableAt('waste: 2c; t1: 3d');
    table.choose({ from, count: 1 });
    table.deal(javaDeal(1n));
    expect(table.chosen).toBeUndefined();
  });
});

test('the table is empty before the first deal', () => {
  const table = new ClicksTable();
  expect([
    outcome(table, 'stock'),
    outcome(table, 'w>t1'),
    table.choose({ from: 'waste', count: 1 }),
  ]).toEqual(['no-cards-left', 'empty-source', false]);
});

describe('a move', () => {
  test.each([
    ['stock: 2c 3c 4c 5c', 'stock', 'stock: 2c; waste: 5c 4c 3c'],
    ['waste: 5c 4c', 'stock', 'stock: 4c 5c; redeals: 1'],
    ['waste: 5c', 'stock', 'stock: 5c; redeals: 1'],
    ['t1: 9h | 8s; t2: 9d', 't1>t2', 't1: 9h; t2: 9d 8s'],
    ['t1: 9h | 8s 7h; t2: 9d', 't1>t2*2', 't1: 9h; t2: 9d 8s 7h'],
    ['t1: 9h | Ks 7h', 't1>t2*2', 't1: 9h; t2: Ks 7h'],
    ['waste: 2c Ah', 'w>f3', 'waste: 2c; f3: Ah'],
    ['', 'stock', 'no-cards-left'],
    ['f1: Ah; t1: 2s', 'f1>t1', 'no-worrying-back'],
    ['f1: Ah', 'f1>f2', 'not-a-target'],
    ['stock: Ah', 's>f1', 'not-a-source'],
    ['stock: 2c; t1: Ah', 't1>s', 'not-a-target'],
    ['t1: Ah', 't1>w', 'not-a-target'],
    ['waste: Ah', 'w>s', 'not-a-target'],
    ['t1: 9h | 8s; t2: 9d', 't1>t2*2', 'face-down'],
    ['t1: 9h | 8s', 't1>t1', 'not-a-target'],
    ['t1: 2h Ah', 't1>f1*2', 'one-at-a-time'],
    ['t1: 9h | 8s', 't1>t2', 'needs-king'],
    ['waste: 2c Ah', 'w>t1*2', 'top-card-only'],
  ])('%s: %s', (at, move, then) => {
    expect(outcome(tableAt(at), move)).toBe(then);
  });

  test.each(NONSENSE)('with %p cards is refused for the same reason as in the model', (count) => {
    const layout = parseLayout('waste: 2c Ah; f1: Ad; t1: 9h | 8s 7d; t2: 9d');
    const moves = PILES.flatMap((from) => PILES.map((to): Move => ({ from, count, to })));
    const table = tableAt(printLayout(layout));
    expect(moves.map((move) => table.play(move))).toEqual(moves.map((move) => play(KSU, layout, move)));
  });

  test('counts redeals but no other clicks on the stock', () => {
    const table = tableAt('stock: 2c 3c 4c 5c');
    const counts = Array.from({ length: 6 }, () => table.play('stock')).map(
      (result) => result.ok && result.next.redeals,
    );
    expect(counts).toEqual([0, 0, 1, 1, 1, 2]);
  });
});

describe('the cards chosen', () => {
  const AT = 'stock: 3h 4h; waste: 5h 6h; f1: Ah; t1: 9h | 8s 7d; t2: 9d; t3: 8h';

  test.each<[from: CardSource['from'], count: number]>([
    ['waste', 1],
    ['t1', 1],
    ['t1', 2],
  ])('from %s can be %p', (from, count) => {
    const table = tableAt(AT);
    expect([table.choose({ from, count }), table.chosen]).toEqual([true, { from, count }]);
  });

  test.each<[from: CardSource['from'], count: number]>([
    ['stock', 1],
    ['f1', 1],
    ['f2', 1],
    ['waste', 2],
    ['waste', 0],
    ['t1', 3],
    ['t1', 0],
    ['t1', -1],
    ['t1', 1.5],
    ['t1', NaN],
    ['t4', 1],
  ])("from %s can't be %p, and the earlier choice stays", (from, count) => {
    const table = tableAt(AT);
    table.choose({ from: 't2', count: 1 });
    expect([table.choose({ from, count }), table.chosen]).toEqual([false, { from: 't2', count: 1 }]);
  });

  test('are replaced when other cards are chosen', () => {
    const table = tableAt(AT);
    const chosen = (['waste', 't1', 't2', 'waste'] as const).map((from) => {
      table.choose({ from, count: 1 });
      return table.chosen;
    });
    expect(chosen.map((take) => take?.from)).toEqual(['waste', 't1', 't2', 'waste']);
  });

  test('can be let go', () => {
    const table = tableAt(AT);
    table.choose({ from: 't1', count: 2 });
    table.letGo();
    expect(table.chosen).toBeUndefined();
  });

  test('stay empty if no cards were chosen when they are let go', () => {
    const table = tableAt(AT);
    table.letGo();
    expect(table.chosen).toBeUndefined();
  });

  test("don't move when they are chosen and let go", () => {
    const table = tableAt(AT);
    table.choose({ from: 't1', count: 2 });
    table.letGo();
    table.choose({ from: 'waste', count: 1 });
    expect(outcome(table, 'stock')).toBe('waste: 5h 6h 4h 3h; f1: Ah; t1: 9h | 8s 7d; t2: 9d; t3: 8h');
  });

  test.each<[chosen: CardSource, move: string, then: string]>([
    [{ from: 't1', count: 2 }, 't1>t2*2', 'ok'],
    [{ from: 't1', count: 1 }, 't1>t2*2', 'ok'],
    [{ from: 'waste', count: 1 }, 't1>t2*2', 'ok'],
    [{ from: 't1', count: 2 }, 'w>t2', 'wrong-color'],
    [{ from: 't1', count: 2 }, 't1>t3*2', 'wrong-rank'],
    [{ from: 't1', count: 2 }, 'f1>t3', 'no-worrying-back'],
    [{ from: 't1', count: 2 }, 't1>s*2', 'not-a-target'],
    [{ from: 't1', count: 2 }, 't1>w*2', 'not-a-target'],
    [{ from: 'waste', count: 1 }, 'w>w', 'not-a-target'],
    [{ from: 'waste', count: 1 }, 'stock', 'ok'],
  ])('%j: nothing is chosen after %s', (take, move, then) => {
    const table = tableAt(AT);
    table.choose(take);
    const result = table.play(parseMove(move));
    expect([result.ok ? 'ok' : result.why, table.chosen]).toEqual([then, undefined]);
  });

  test('are let go by a refused stock click', () => {
    const table = tableAt('t1: 8s');
    table.choose({ from: 't1', count: 1 });
    expect([outcome(table, 'stock'), table.chosen]).toEqual(['no-cards-left', undefined]);
  });

  test('are let go when a game is restored', () => {
    const table = tableAt(AT);
    table.choose({ from: 'waste', count: 1 });
    table.restore(parseLayout('t1: 8s'));
    expect([table.chosen, outcome(table, 'stock')]).toEqual([undefined, 'no-cards-left']);
  });
});

describe('a played game', () => {
  test('is the same after restore, and can be played again', () => {
    const table = new ClicksTable();
    const first = table.deal(dotnetDeal(17));
    const second = table.play('stock');
    table.restore(first);
    expect(table.play('stock')).toEqual(second);
  });

  test('keeps unchanged piles as the same objects, even after restore', () => {
    const table = tableAt('stock: 2c; t1: 9h | 8s; t2: 9d; t3: Kc');
    const layout = parseLayout('stock: 2c; t1: 9h | 8s; t2: 9d; t3: Kc');
    table.restore(layout);
    const result = table.play(parseMove('t1>t2'));
    const next = result.ok ? result.next : EMPTY_LAYOUT;
    expect(PILES.filter((id) => next[id] !== layout[id])).toEqual(['t1', 't2']);
  });

  test('is won as soon as the rest would play itself', () => {
    const table = tableAt('stock: 9c; t1: 8h | 2h; f1: Ah');
    const before = table.isWon;
    table.play(parseMove('t1>f1'));
    expect([before, table.isWon]).toEqual([false, true]);
  });
});
