/** The steps to the successors of a position are legal moves that lead there at the stated cost. */
import { expect, test } from '@jest/globals';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { endgameOf } from '../../support/solver/endgames.js';
import { printStep } from '../../support/solver/minimal.js';
import { faultsInEndgames, nextPositions } from './next-positions.js';

const ONE_WAY: Rules = { ...ULG, draw: 1, worryBack: false };

test.each<[because: string, rules: Rules, text: string, steps: string]>([
  ['a king goes up or to an empty pile', ONE_WAY, 't1: Ks Qs Js | Kd', '1 Kd>up, 1 Kd>empty'],
  ['a king alone in its pile stays there', ONE_WAY, 't1: Kd', '1 Kd>up'],
  [
    'a card leaves, and the card under it is turned up',
    ONE_WAY,
    't1: Ks Js Ts | Qs; t2: Kh',
    '1 Kh>up, 1 Qs>Kh',
  ],
  [
    'part of a run moves only so that a card can go up',
    ONE_WAY,
    't1: Ks Kd | Kc Qd Js; t2: Qs Kh | Qh',
    '1 Js>up, 1 Qh>up, 2 Js>Qh+, 1 Kc>empty',
  ],
  [
    'stock cards, with their draws',
    { ...ONE_WAY, draw: 3 },
    'stock: Ks Qs Js Ts; t1: Kd',
    '1 Kd>up, 2 Qs>Kd, 3 Ks>empty',
  ],
  ['cards that come back', ULG, 't1: Ks Qs | Js', '1 Js>up, 1 Kh>empty, 1 Kd>empty'],
  ['a safe card does not come back', ULG, 't1: Ks | Qs', '1 Qs>up'],
])('%s', (...[, rules, text, steps]) => {
  const found = nextPositions(rules, endgameOf(text));
  expect(found.map(({ cost, step }) => `${cost} ${printStep(step)}`).join(', ')).toBe(steps);
});

test('in a few random endgames, legal moves lead to each successor at the stated cost', () => {
  const { faults, count } = faultsInEndgames(20);
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(20);
});
