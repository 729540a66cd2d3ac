/** The table of this door for the main door's events. */
import { describe, expect, test } from '@jest/globals';
import { NumberedPilesTable } from '../../../../../src/games/klondike/doors/numbered-piles/numbered-piles-table.js';
import { dealFromLayout, parseDeal } from '../../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../../src/games/klondike/model/layout.js';
import { EMPTY_LAYOUT } from '../../../../../src/games/klondike/model/layout.js';
import type { Outcome } from '../../../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../../../src/games/klondike/model/rules.js';
import { YCP_TEXT, YCP_TEXT_REFERENCE } from '../../../../../src/games/klondike/model/rules.js';
import type { PileId } from '../../../../../src/games/klondike/words/piles.js';
import { parseLayout, parseMove, printLayout } from '../../../../../src/games/klondike/model/layout-text.js';

const LAYOUT = `
  stock: 9c Kd 3d
  waste: 5h
  f1: Ac 2c
  t1: 4c
  t2: 9h | 8s 7d
  t5: 9d
`;

function tableAt(
  layout: string,
  rules?: Rules,
): { readonly table: NumberedPilesTable; readonly start: Layout } {
  const table = new NumberedPilesTable(rules);
  return { table, start: table.deal(dealFromLayout(parseLayout(layout))) };
}

function nextOf(outcome: Outcome): Layout {
  if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
  return outcome.next;
}

const linesOf = (layout: Layout): string[] => printLayout(layout).split('\n');

test("its rules are York's of 2009 by default, or the given ones", () => {
  expect(new NumberedPilesTable().rules).toBe(YCP_TEXT);
  expect(new NumberedPilesTable(YCP_TEXT_REFERENCE).rules).toBe(YCP_TEXT_REFERENCE);
});

test('before a game it is empty, refuses moves like an empty table, and allows no choice', () => {
  const table = new NumberedPilesTable();
  expect([
    table.play('stock'),
    table.play(parseMove('t1>t2')),
    table.choose({ from: 't1', count: 1 }),
  ]).toEqual([{ ok: false, why: 'no-cards-left' }, { ok: false, why: 'empty-source' }, false]);
});

describe('a deal', () => {
  test.each(['java:305419896', 'dotnet:0', 'stock: Kd 3d; waste: 5h; f1: Ac; t2: 9h | 8s; redeals: 4'])(
    'has the same layout as in the model: %s',
    (name) => {
      const deal = parseDeal(name);
      expect(new NumberedPilesTable().deal(deal)).toEqual(deal.start(YCP_TEXT));
    },
  );

  test('has the top card of the stock face up', () => {
    expect(linesOf(tableAt(LAYOUT).start).slice(0, 2)).toEqual(['stock: 9c Kd | 3d', 'waste: 5h |']);
  });

  test('replaces the previous game', () => {
    const { table } = tableAt(LAYOUT);
    table.play('stock');
    expect(table.deal(dealFromLayout(EMPTY_LAYOUT))).toEqual(EMPTY_LAYOUT);
  });
});

describe('a move', () => {
  test.each<[move: string, changed: string[]]>([
    ['stock', ['stock: 9c | Kd', 'waste: 5h 3d |']],
    ['s>t1', ['stock: 9c | Kd', 't1: 4c 3d']],
    ['t2>t5*2', ['t2: 9h', 't5: 9d 8s 7d']],
  ])('the game makes the move %s: %j', (move, changed) => {
    const { table, start } = tableAt(LAYOUT);
    const next = nextOf(table.play(parseMove(move)));
    expect(linesOf(next).filter((line) => !linesOf(start).includes(line))).toEqual(changed);
  });

  test('keeps unchanged piles as the same objects', () => {
    const { table, start } = tableAt(LAYOUT);
    const next = nextOf(table.play(parseMove('t2>t5*2')));
    const others: PileId[] = ['stock', 'waste', 'f1', 'f2', 'f3', 'f4', 't1', 't3', 't4', 't6', 't7'];
    expect(others.filter((id) => next[id] !== start[id])).toEqual([]);
  });

  test.each<[move: string, why: string]>([
    ['s>t5', 'wrong-color'],
    ['s>t3', 'needs-king'],
    ['s>f1', 'wrong-suit'],
    ['t1>f1', 'wrong-rank'],
    ['t5>f2', 'needs-ace'],
    ['t2>f1*2', 'one-at-a-time'],
    ['t2>t5*3', 'face-down'],
    ['t2>t5*4', 'too-many'],
    ['s>t1*2', 'face-down'],
    ['t3>t1', 'empty-source'],
    ['t2>t2', 'not-a-target'],
    ['t1>w', 'not-a-target'],
    ['t1>s', 'not-a-target'],
    ['w>t1', 'not-a-source'],
    ['f1>t5', 'no-worrying-back'],
  ])('%s is refused: %s', (move, why) => {
    const { table } = tableAt(LAYOUT);
    expect(table.play(parseMove(move))).toEqual({ ok: false, why });
  });

  test.each([NaN, 0, -1, 2.5, Infinity, 1 + 2 ** -52, 1e-20])(
    'with %d cards is refused because the number is wrong',
    (count) => {
      const { table } = tableAt(LAYOUT);
      expect(table.play({ from: 't2', count, to: 't5' })).toEqual({ ok: false, why: 'bad-count' });
    },
  );

  test('changes nothing if it is refused', () => {
    const { table, start } = tableAt(LAYOUT);
    table.play(parseMove('t2>t5*3'));
    const next = nextOf(table.play('stock'));
    expect(linesOf(next).slice(2)).toEqual(linesOf(start).slice(2));
  });
});

describe('the redeals of a layout', () => {
  test('count the clicks on an empty stock', () => {
    const { table, start } = tableAt('stock: 9c Kd; redeals: 2');
    const counts = Array.from({ length: 5 }, () => nextOf(table.play('stock')).redeals);
    expect([start.redeals, ...counts]).toEqual([2, 2, 2, 3, 3, 3]);
  });

  test('count a click that brings a single card back, although no card moves', () => {
    const { table, start } = tableAt('waste: 9c', YCP_TEXT_REFERENCE);
    const next = nextOf(table.play('stock'));
    expect([next.redeals, next.waste]).toEqual([1, start.waste]);
  });

  test('do not count a click that is refused', () => {
    const { table } = tableAt('t1: 9c');
    expect(table.play('stock')).toEqual({ ok: false, why: 'no-cards-left' });
  });

  test('come back with the layout', () => {
    const { table, start } = tableAt('waste: 9c 3d');
    table.play('stock');
    table.restore(start);
    expect(nextOf(table.play('stock')).redeals).toBe(1);
  });
});

describe('restore', () => {
  test('lays all cards as before, even face-down ones', () => {
    const { table, start } = tableAt(LAYOUT);
    for (const move of ['t2>t5*2', 's>t1', 'stock', 'stock']) table.play(parseMove(move));
    table.restore(start);
    expect(nextOf(table.play(parseMove('s>t1')))).toEqual({
      ...start,
      ...parseLayout('stock: 9c | Kd; t1: 4c 3d'),
      ...{ f1: start.f1, t2: start.t2, t5: start.t5, waste: start.waste },
    });
  });

  test('lays out a game that was never dealt here', () => {
    const table = new NumberedPilesTable();
    table.restore(parseLayout('t1: 4c; t5: 3d'));
    expect(linesOf(nextOf(table.play(parseMove('t5>t1'))))).toEqual(['t1: 4c 3d']);
  });

  test('can end a win', () => {
    const { table, start } = tableAt('t1: Ac');
    table.play(parseMove('t1>f1'));
    const won = table.isWon;
    table.restore(start);
    expect([won, table.isWon]).toEqual([true, false]);
  });
});
