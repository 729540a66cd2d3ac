/** `targets` returns exactly the piles that accept the cards in events. */
import { expect, test } from '@jest/globals';
import type { CardSource } from '../../../../src/games/klondike/words/piles.js';
import { KSU, YCP_TEXT } from '../../../../src/games/klondike/model/rules.js';
import { PILES } from '../../../../src/games/klondike/words/piles.js';
import { emptySeat, seatAt } from '../../../support/seat.js';

const TABLE = 'waste: 2s 6d\nf1: Ah\nt1: 3c | 7s 6h\nt2: 8d\nt3: 2h\nt4: 7c';

test.each<[from: (typeof PILES)[number], count: number, targets: string[]]>([
  ['waste', 1, ['t4']],
  ['stock', 1, ['t4']],
  ['t1', 2, ['t2']],
  ['t1', 1, ['t4']],
  ['t3', 1, ['f1']],
  ['f1', 1, []],
  ['t5', 1, []],
  ['t1', 3, []],
  ['t1', 0, []],
])('from %s, %i cards: %j', (from, count, targets) => {
  expect(seatAt(TABLE).game.targets({ from, count })).toEqual(targets);
});

test('targets calls the pile in play the waste, even if it is the stock', () => {
  const { game } = seatAt('stock: 2s 6d\nt4: 7c', { rules: YCP_TEXT });
  expect([game.targets({ from: 'waste', count: 1 }), game.targets({ from: 'stock', count: 1 })]).toEqual([
    ['t4'],
    ['t4'],
  ]);
});

test('cards on a foundation have no targets if the house keeps them there', () => {
  const layout = 'f1: Ah 2h\nt1: 3c';
  expect([
    seatAt(layout).game.targets({ from: 'f1', count: 1 }),
    seatAt(layout, { rules: KSU }).game.targets({ from: 'f1', count: 1 }),
  ]).toEqual([['t1'], []]);
});

test.each<[given: unknown]>([
  [undefined],
  [null],
  ['t1'],
  [{}],
  [{ from: 't9', count: 1 }],
  [{ from: 3, count: 1 }],
  [{ from: 't1' }],
])("an invalid take has no targets and doesn't throw: %j", (given) => {
  expect([
    seatAt(TABLE).game.targets(given as CardSource),
    emptySeat().game.targets(given as CardSource),
  ]).toEqual([[], []]);
});

test('no pile is a target before the first game', () => {
  const { game } = emptySeat();
  expect(PILES.flatMap((from) => game.targets({ from, count: 1 }))).toEqual([]);
});
