/** What is safe is played at once: no shortest line is lost by it. */
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
  ['a card that comes next and lies free', ULG, 't1: Kd', 1, 'Kd>up'],
  ['one after the other', ULG, 't1: Kd | Ks Qd', 3, 'Qd>up Ks>up Kd>up'],
  ['not one that a card two ranks lower may still need', ULG, 't1: Kc; t2: Jd Qd Kd Jh Qh | Kh', 0, ''],
  ['not one that lies under another', ULG, 't1: Kd Kh | Ks Qh', 4, 'Qh>up Ks>up Kh>up Kd>up'],
  ['of the stock nothing at draw 3', ULG, 'stock: Kd; waste: Ks', 0, ''],
  ['at draw 1 the top card of the waste', ONE, 'waste: Kd', 1, 'Kd>up'],
  ['and the next one of the stock, with its draw', ONE, 'stock: Kd', 2, 'Kd>up'],
  ['and so on, card by card', ONE, 'stock: Kd Ks Qs', 6, 'Qs>up Ks>up Kd>up'],
  ['but none after one that stays', ONE, 'stock: Kd Ks Qs Ts Js', 0, ''],
  ['nothing where a game ends early', EARLY, 't1: Kd', 0, ''],
])('%s', (...[, rules, text, cost, steps]) => {
  const table = tableOf(rules, endgameOf(text));
  const mover = new SafeMover(table, table.first);
  const total = mover.playSafe();
  expect([total, mover.steps.map(printStep).join(' ')]).toEqual([cost, steps]);
});

test('what it says is played', () => {
  const table = tableOf(ONE, endgameOf('waste: Ks; stock: Kd Kc; t1: Kh'));
  new SafeMover(table, table.first).playSafe();
  const { first } = table;
  expect([heightsSum(first[HEIGHTS_AT] ?? 0), first[LEFT_AT], first[BOUNDARY_AT]]).toEqual([52, 0, 0]);
});
