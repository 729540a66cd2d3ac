/** The lower bound on the number of moves left is never more than a shortest line has left. */
import { describe, expect, test } from '@jest/globals';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { SearchBudget } from '../../../src/solver/budget.js';
import { searchPlainMinimal } from '../../../src/solver/plain-search.js';
import { leastGivingWay } from '../../../src/solver/minimal/stock-rest-bound.js';
import { endgameOf } from '../../support/solver/endgames.js';
import { leastRest } from './rest-bound-of.js';

describe('is exact with a single obstacle', () => {
  test.each<[because: string, draw: number, length: number, text: string]>([
    ['no obstacle at all', 3, 4, 't1: Js | Kd; t2: Qs; t3: Ks'],
    ['a queen on a king above her own jack', 3, 5, 't1: Js | Kd Qs; t2: Ks'],
    ['a queen above another jack', 3, 6, 't1: Jc | Kd Qs; t2: Kc; t3: Qc; t4: Ks'],
    ['a queen above her jack in the waste', 3, 5, 'waste: Js Qs; t1: Kd; t2: Ks'],
    ['two cards drawn together in the wrong order', 3, 6, 'stock: Qs Js; t1: Kd; t2: Ks'],
    ['the same two cards, drawn one by one', 1, 6, 'stock: Qs Js; t1: Kd; t2: Ks'],
    ['a card under a higher one that waits for a lower one', 1, 9, 'stock: Ts Ks Js; t1: Kd; t2: Qs'],
  ])('%s, draw %i: %i moves', (...[, draw, length, text]) => {
    const rules: Rules = { ...ULG, draw, worryBack: false };
    const layout = endgameOf(text);
    const { verdict, bound } = searchPlainMinimal(rules, layout, new SearchBudget({ visits: 5000 }));
    const least = leastRest(rules, layout);
    expect({ verdict, bound, least }).toEqual({ verdict: 'winnable', bound: length, least: length });
  });
});

test.each<[ranks: number[], waste: number, number: number, because: string]>([
  [[3, 5, 9], 0, 0, 'each card goes up when its turn comes'],
  [[9, 5, 3], 0, 0, 'each card waits for the cards on top of it'],
  [[5, 9, 3], 0, 1, 'the 5 waits for the 3 below the 9'],
  [[3, 5], 1, 0, 'the 3 can go before the 5 is drawn'],
  [[3, 5], 2, 1, 'the 5 is on the 3'],
  [[2, 3, 4, 1], 0, 2, 'only one of the three waiting cards can stay'],
  [[5, 9, 7, 8, 3], 0, 2, 'the 5 and either the 7 or the 8'],
  [[11, 5, 13, 4, 3], 1, 1, 'only the 13, because both the 11 and the 5 wait for it'],
])('among the ranks %j with %i in the waste, %i must give way: %s', (ranks, waste, number) => {
  expect(leastGivingWay(ranks, waste)).toBe(number);
});
