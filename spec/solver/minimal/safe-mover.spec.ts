/** Safe moves are made immediately, and every position keeps a shortest line. */
import { expect, test } from '@jest/globals';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG, playsItself } from '../../../src/games/klondike/model/rules.js';
import { heightsSum } from '../../../src/solver/heights.js';
import { BOUNDARY_AT, HEIGHTS_AT, LEFT_AT } from '../../../src/solver/minimal/numbers.js';
import { SafeMover } from '../../../src/solver/minimal/safe-mover.js';
import { endgameOf } from '../../support/solver/endgames.js';
import { printStep, tableOf } from '../../support/solver/minimal.js';

const ONE: Rules = { ...ULG, draw: 1 };
const EARLY: Rules = { ...ONE, isWon: playsItself };

test.each<[because: string, rules: Rules, text: string, cost: number, steps: string]>([
  ['moves up a free card that comes next', ULG, 't1: Kd', 1, 'Kd>up'],
  ['continues with the next card', ULG, 't1: Kd | Ks Qd', 3, 'Qd>up Ks>up Kd>up'],
  ['leaves a card that a card two ranks lower may still need', ULG, 't1: Kc; t2: Jd Qd Kd Jh Qh | Kh', 0, ''],
  [
    'leaves a card under another until that one has gone up',
    ULG,
    't1: Kd Kh | Ks Qh',
    4,
    'Qh>up Ks>up Kh>up Kd>up',
  ],
  ['leaves stock cards at draw 3', ULG, 'stock: Kd; waste: Ks', 0, ''],
  ['moves up the top card of the waste at draw 1', ONE, 'waste: Kd', 1, 'Kd>up'],
  ['moves up the next stock card, with its draw', ONE, 'stock: Kd', 2, 'Kd>up'],
  ['continues with one stock card after another', ONE, 'stock: Kd Ks Qs', 6, 'Qs>up Ks>up Kd>up'],
  ['stops at a stock card that must stay', ONE, 'stock: Kd Ks Qs Ts Js', 0, ''],
  ['leaves all cards if the game ends early', EARLY, 't1: Kd', 0, ''],
])('%s', (...[, rules, text, cost, steps]) => {
  const table = tableOf(rules, endgameOf(text));
  const mover = new SafeMover(table, table.first);
  const total = mover.playSafe();
  expect([total, mover.steps.map(printStep).join(' ')]).toEqual([cost, steps]);
});

test('updates the position', () => {
  const table = tableOf(ONE, endgameOf('waste: Ks; stock: Kd Kc; t1: Kh'));
  new SafeMover(table, table.first).playSafe();
  const { first } = table;
  expect([heightsSum(first[HEIGHTS_AT] ?? 0), first[LEFT_AT], first[BOUNDARY_AT]]).toEqual([52, 0, 0]);
});
