/** The events under the rules of the other houses, which call the pile in play the waste. */
import { expect, test } from '@jest/globals';
import {
  KSU,
  YCP_SELECTION,
  YCP_TEXT,
  YCP_TEXT_REFERENCE,
} from '../../../../src/games/klondike/model/rules.js';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import { seatAt } from '../../../support/seat.js';

test('a view shows the top card of a stock in play as the waste, but not the real waste', () => {
  const { view, press } = seatAt('stock: 9c Kd 3d; t1: 4c', { rules: YCP_SELECTION });
  expect(view.text).toBe('stock: full\nwaste: 3d\nt1: 4c\nmoves: 0');
  expect(press('stock')).toEqual(['stock: full', 'waste: Kd', 'moves: 1', 'refresh']);
  expect(press('w>t2')).toEqual(['stock: full', 'waste: 9c', 't2: Kd', 'moves: 2', 'refresh']);
  expect(press('stock')).toEqual(['stock: empty', 'waste:', 'moves: 3', 'refresh']);
});

test.each<[house: string, rules: Rules, shown: string]>([
  ['York 2021', YCP_SELECTION, 'waste: 3d'],
  ['York 2009', YCP_TEXT, 'waste: 3d'],
  ['the program of York 2009', YCP_TEXT_REFERENCE, 'waste: Kd'],
])('%s: a redeal moves the waste to the stock, and undo moves it back', (_, rules, shown) => {
  const { press } = seatAt('waste: 3d Kd 9c', { rules });
  expect(press('stock')).toEqual(['stock: full', shown, 'moves: 1', 'refresh']);
  expect(press('undo')).toEqual(['stock: empty', 'waste:', 'moves: 0', 'refresh']);
});

test('a card on a foundation stays there, although other houses let it come back', () => {
  const { press, refusals } = seatAt('stock: 9c 2c; f1: Ah 2h; t1: 3c', { rules: KSU });
  expect([press('f1>t1'), refusals]).toEqual([[], ['no-worrying-back']]);
});

test('at Kansas State, the early win is announced with the winning move', () => {
  const { press } = seatAt('stock: 9c; t1: 8h | 2h; f1: Ah', { rules: KSU });
  expect(press('t1>f1')).toEqual(['f1: Ah 2h', 't1: 8h', 'moves: 1', 'win', 'refresh']);
});
