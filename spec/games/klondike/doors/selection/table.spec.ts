/** The table of this door for the main door's events. */
import { describe, expect, test } from '@jest/globals';
import { dealFromLayout, javaDeal, parseDeal } from '../../../../../src/games/klondike/model/deals.js';
import { EMPTY_LAYOUT } from '../../../../../src/games/klondike/model/layout.js';
import { YCP_SELECTION } from '../../../../../src/games/klondike/model/rules.js';
import { parseLayout, parseMove, printLayout } from '../../../../../src/games/klondike/model/layout-text.js';
import type { PileId } from '../../../../../src/games/klondike/words/piles.js';
import { SelectionTable } from '../../../../../src/selection.js';
import { errorOf } from '../../../../support/error-of.js';

const LAYOUT = 'stock: 9c Kd 3d; waste: Jc; f1: Ah; t1: 4c; t2: 8s 7s | 6h 5s 4d; t3: 2h; t5: 5h';

function tableAt(layout = LAYOUT): SelectionTable {
  const table = new SelectionTable();
  table.deal(dealFromLayout(parseLayout(layout)));
  return table;
}

describe('a table', () => {
  test('is empty before its first deal and has no choice', () => {
    const table = new SelectionTable();
    expect([printLayout(table.layout), table.isWon, table.chosen, table.allows('t1')]).toEqual([
      '',
      false,
      undefined,
      false,
    ]);
  });

  test('plays by the rules of York 2021', () => {
    expect(new SelectionTable().rules).toBe(YCP_SELECTION);
  });

  test.each(['java:11', 'dotnet:0', LAYOUT, `${LAYOUT}; redeals: 3`, 'redeals: 0', 't1: Ah |'])(
    'deals %s by its rules',
    (name) => {
      const deal = parseDeal(name);
      const table = new SelectionTable();
      expect([table.deal(deal), table.layout]).toEqual([
        deal.start(YCP_SELECTION),
        deal.start(YCP_SELECTION),
      ]);
    },
  );

  test('drops all cards of the last deal at a new deal', () => {
    const table = tableAt();
    table.choose({ from: 't2', count: 2 });
    table.deal(javaDeal(11n));
    expect([table.chosen, table.layout]).toEqual([undefined, javaDeal(11n).start(YCP_SELECTION)]);
  });

  test('changes nothing if the name of a deal is invalid', () => {
    const table = tableAt();
    const deal = { name: 'mine', start: () => EMPTY_LAYOUT };
    expect(errorOf(() => table.deal(deal))).toMatch(/^TextError: /);
    expect(table.layout).toEqual(tableAt().layout);
  });

  test('is won with thirteen cards on each foundation', () => {
    const suit = (letter: string): string => Array.from('A23456789TJQK', (rank) => rank + letter).join(' ');
    const table = tableAt(
      `f1: ${suit('s')}; f2: ${suit('h')}; f3: ${suit('d')}; f4: ${suit('c').slice(0, -3)}; t1: Kc`,
    );
    const before = table.isWon;
    table.play(parseMove('t1>f4'));
    expect([before, table.isWon]).toEqual([false, true]);
  });

  test('counts the redeals', () => {
    const table = tableAt('stock: 9c Kd');
    const redeals = ['stock', 'stock', 'stock', 'stock', 'stock', 'stock', 'stock'].map(() => {
      table.play('stock');
      return table.layout.redeals;
    });
    expect(redeals).toEqual([0, 0, 1, 1, 1, 2, 2]);
  });

  test('restores a layout', () => {
    const table = tableAt();
    const before = table.layout;
    for (const move of ['t3>f1', 'stock', 't2>t5', 't2>t3']) table.play(parseMove(move));
    table.choose({ from: 't1', count: 1 });
    table.restore(before);
    expect([table.layout, table.chosen, table.play(parseMove('t3>f1')).ok]).toEqual([
      before,
      undefined,
      true,
    ]);
  });
});

test('restore ends the choice', () => {
  const table = tableAt();
  table.choose({ from: 't2', count: 3 });
  table.restore(table.layout);
  table.choose({ from: 't2', count: 2 });
  table.letGo();
  expect(table.play(parseMove('t3>f1'))).toEqual(tableAt().play(parseMove('t3>f1')));
});

describe('choosing', () => {
  test('returns the chosen cards and keeps the layout', () => {
    const table = tableAt();
    const before = table.layout;
    expect([table.choose({ from: 't2', count: 2 }), table.chosen, table.layout === before]).toEqual([
      true,
      { from: 't2', count: 2 },
      true,
    ]);
  });

  test.each<[from: PileId, count: number, because: string]>([
    ['t2', 4, 'face down'],
    ['t2', 6, 'too many'],
    ['t4', 1, 'an empty pile'],
    ['f1', 1, 'a foundation'],
    ['waste', 1, 'the waste'],
    ['stock', 2, 'the card below the top card'],
    ['t2', 0, 'no card'],
    ['t2', -1, 'an invalid number of cards'],
    ['t2', NaN, 'an invalid number of cards'],
    ['t2', 2.5, 'an invalid number of cards'],
    ['t2', 1 + Number.EPSILON, 'a fraction, however close to a number of cards'],
    ['t2', Infinity, 'an invalid number of cards'],
  ])('%s*%d is refused: %s', (from, count) => {
    const table = tableAt();
    expect([table.choose({ from, count }), table.chosen, table.layout]).toEqual([
      false,
      undefined,
      tableAt().layout,
    ]);
  });

  test('replaces the earlier choice', () => {
    const table = tableAt();
    table.choose({ from: 't2', count: 2 });
    table.choose({ from: 't2', count: 3 });
    expect([table.chosen, table.layout]).toEqual([{ from: 't2', count: 3 }, tableAt().layout]);
  });

  test('keeps the earlier choice if the new one is refused', () => {
    const table = tableAt();
    table.choose({ from: 't2', count: 2 });
    expect([table.choose({ from: 't2', count: 4 }), table.chosen]).toEqual([false, { from: 't2', count: 2 }]);
  });

  test('ends when the cards are let go', () => {
    const table = tableAt();
    table.choose({ from: 't2', count: 2 });
    table.letGo();
    table.letGo();
    expect([table.chosen, table.allows('t4'), table.layout]).toEqual([undefined, false, tableAt().layout]);
  });

  test.each([
    ['t2', 1, 't5', false],
    ['t1', 1, 't5', true],
    ['stock', 1, 't1', true],
    ['stock', 1, 't3', false],
    ['t3', 1, 'f1', true],
    ['t3', 1, 'f2', false],
    ['t3', 1, 'waste', false],
    ['t3', 1, 'stock', false],
    ['t2', 1, 't2', false],
    ['t2', 2, 't2', false],
  ] as const)('%s*%d: would %s take it? %s', (...[from, count, to, allowed]) => {
    const table = tableAt();
    table.choose({ from, count });
    expect(table.allows(to)).toBe(allowed);
  });

  test('is followed by a move of the chosen cards', () => {
    const table = tableAt();
    table.choose({ from: 't1', count: 1 });
    expect([table.play(parseMove('t1>t5')).ok, table.chosen, printLayout(table.layout)]).toEqual([
      true,
      undefined,
      printLayout(
        parseLayout(
          LAYOUT.replace(' t1: 4c;', '')
            .replace('5h', '5h 4c')
            .replace('9c Kd 3d; waste: Jc', '9c Kd | 3d; waste: Jc |'),
        ),
      ),
    ]);
  });

  test.each(['t3>f1', 't2>t4', 'stock'])('ends when %s is played', (move) => {
    const [table, other] = [tableAt(), tableAt()];
    table.choose({ from: 't2', count: 2 });
    expect([table.play(parseMove(move)), table.chosen]).toEqual([other.play(parseMove(move)), undefined]);
  });
});

test('a refused move changes nothing but the reason for the refusal', () => {
  const table = tableAt();
  const before = table.layout;
  expect([table.play(parseMove('t3>t4')), table.layout === before]).toEqual([
    { ok: false, why: 'needs-king' },
    true,
  ]);
});

test('a stock click is refused if the main deck and the waste are empty', () => {
  expect(tableAt('t1: Kh').play('stock')).toEqual({ ok: false, why: 'no-cards-left' });
});
