/** A hint is the first move of a legal line that does what the hint says. */
import { expect, test } from '@jest/globals';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import { parseLayout, parseMove, printMove } from '../../../src/games/klondike/model/layout-text.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import type { HintReason } from '../../../src/solver.js';
import { firstLook, hint, nextLook } from '../../../src/solver.js';
import { played } from '../../../src/solver/line.js';
import { endgameOf } from '../../support/solver/endgames.js';
import { ONE, ONE_WAY, faultsInGames } from './hint-faults.js';

test.each<[why: string, rules: Rules, layout: Layout, line: string]>([
  ['won', ULG, endgameOf(''), ''],
  ['raise', ULG, parseLayout('t1: As'), 't1>f1'],
  ['finish', ULG, endgameOf('t1: Ks; t2: Qs; t3: Kd'), 't2>f4 t1>f4 t3>f2'],
  ['safe', ONE, endgameOf('t1: Ks Js | Kc Qd; t2: Qs | Kd'), 't1>f2'],
  ['turn-up', ONE, endgameOf('t1: Ks Js | Kd; t2: Qs | Kh'), 't2>f3'],
  [
    'nothing-left',
    ONE_WAY,
    endgameOf('t1: As 2s 3s 4s 5s 6s | 7s; t2: 8s; t3: 9s; t4: Ts; t5: Js; t6: Qs; t7: Ks'),
    '',
  ],
])('%s', (...[why, rules, layout, line]) => {
  const next = hint(firstLook(rules, layout));
  const moves = next.move === undefined ? '' : next.line.map(printMove).join(' ');
  expect([next.why, moves]).toEqual([why, line]);
});

test.each<[draw: number, deal: bigint, moves: string, why: HintReason, because: string]>([
  [3, 11n, 'stock', 'turn-up', 'turning up a card is better than looking at the stock'],
  [1, 11n, '', 'turn-up', 'a new deal has a card to turn up'],
  [3, 12n, '', 'look', 'no card can be turned up'],
])('at draw %i, java:%s after "%s": %s, because %s', (...[draw, seed, moves, why]) => {
  const rules = { ...ULG, draw };
  const start = javaDeal(seed).start(rules);
  const clicks = moves === '' ? [] : moves.split(' ').map(parseMove);
  const layouts = clicks.reduce((all, move) => [...all, played(rules, all.at(-1) ?? start, move)], [start]);
  const next = hint(layouts.slice(1).reduce((known, now) => nextLook(known, now), firstLook(rules, start)));
  expect(next.why).toBe(why);
});

test('a card that turns one up goes before a safe card deep in the stock', () => {
  const start = javaDeal(990n).start(ONE);
  const layout = played(ONE, start, parseMove('t6>f1'));
  // The player has seen all cards. A card that can safely go up is 22 clicks away.
  const next = hint({ ...firstLook(ONE, layout), layout });
  expect([next.why, next.move && printMove(next.move)]).toEqual(['turn-up', 't2>t3']);
});

test('in a few random games, the line of each hint is legal and does what the hint says', () => {
  const { faults, reasons } = faultsInGames(10);
  const reasonNames = [...reasons.keys()].filter((why) => why !== 'nothing-left');
  expect([faults, reasonNames.length > 0]).toEqual([[], true]);
});
