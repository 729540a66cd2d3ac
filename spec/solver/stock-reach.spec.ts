/** Compares the stock cards that can be played next with clicks in the model. */
import { expect, test } from '@jest/globals';
import type { Card } from '../../src/core/card.js';
import { topOf } from '../../src/core/pile.js';
import type { Layout } from '../../src/games/klondike/model/layout.js';
import { BARE_LAYOUT } from '../../src/games/klondike/model/layout.js';
import { play, stockAndWaste } from '../../src/games/klondike/model/play.js';
import type { Rules } from '../../src/games/klondike/model/rules.js';
import { ULG } from '../../src/games/klondike/model/rules.js';
import { MOST_IN_STOCK, rowAt, stockReach } from '../../src/solver/stock-reach.js';

const CARDS = Array.from({ length: MOST_IN_STOCK }, (_, card) => card as Card);

/** The layout with the cards 0, 1, 2 and so on in a row. The first `boundary` of them are the waste. */
function layoutOf(rules: Rules, count: number, boundary: number): Layout {
  const stock = CARDS.slice(boundary, count).reverse();
  return { ...BARE_LAYOUT, ...stockAndWaste(rules, stock, CARDS.slice(0, boundary)) };
}

/** The cards that clicks can bring into play with at most this many recycles, as bits. */
function clicked(rules: Rules, layout: Layout, redeals: number): number {
  let reached = 0;
  let now = layout;
  for (let click = 0; click < 2 * MOST_IN_STOCK + 4; click++) {
    const card = topOf(now[rules.inPlay]);
    if (card !== undefined) reached |= 1 << card;
    const outcome = play({ ...rules, redeals }, now, 'stock');
    if (!outcome.ok) break;
    now = outcome.next;
  }
  return reached;
}

const RULES = (['waste', 'stock'] as const).flatMap((inPlay) =>
  [true, false].flatMap((recycleDraws) =>
    [1, 2, 3, 5, 24].map((draw): Rules => ({ ...ULG, inPlay, recycleDraws, draw })),
  ),
);

test('finds the cards before and after a recycle', () => {
  const faults: string[] = [];
  for (const rules of RULES) {
    const once = stockReach(rules, false);
    const always = stockReach(rules, true);
    for (let count = 0; count <= MOST_IN_STOCK; count++) {
      for (let boundary = 0; boundary <= count; boundary++) {
        const layout = layoutOf(rules, count, boundary);
        const row = rowAt(count, boundary);
        const [now, both] = [clicked(rules, layout, 0), clicked(rules, layout, 1)];
        const seen = [once.now[row], once.later[row], always.now[row], always.later[row]];
        const expected = [now, both & ~now, both, 0];
        if (seen.join() !== expected.join()) {
          faults.push(`${rules.inPlay}, draw ${rules.draw}, ${count} cards, ${boundary}: ${seen.join()}`);
        }
      }
    }
  }
  expect(faults).toEqual([]);
});

test('treats boundaries as alike if the same cards can be reached', () => {
  const { alike } = stockReach(ULG, true);
  const classes = (count: number): (number | undefined)[] =>
    Array.from({ length: count + 1 }, (_, boundary) => alike[rowAt(count, boundary)]);
  expect(classes(7)).toEqual([0, 1, 2, 0, 4, 5, 0, 0]);
  expect(new Set(Array.from({ length: 8 }, (_, at) => stockReach(ULG, false).alike[rowAt(7, at)])).size).toBe(
    7,
  );
});

test.each<[isFree: boolean, what: string, changes: Partial<Rules>]>([
  [true, 'draw 1', { draw: 1 }],
  [true, 'draw 1 with the stock in play', { draw: 1, inPlay: 'stock' }],
  [
    false,
    'the card that the recycle itself draws is skipped',
    { draw: 1, inPlay: 'stock', recycleDraws: true },
  ],
  [false, 'draw 3', {}],
])('isFree tells whether every card can be played at any time: %s, %s', (isFree, _, changes) => {
  expect(stockReach({ ...ULG, ...changes }, true).isFree).toBe(isFree);
  expect(stockReach({ ...ULG, ...changes }, false).isFree).toBe(false);
});
