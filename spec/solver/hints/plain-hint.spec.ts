/** Hints that card sets can't find: custom builds, cards dealt face up, very few cards. */
import { expect, test } from '@jest/globals';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { EMPTY_LAYOUT } from '../../../src/games/klondike/model/layout.js';
import { parseLayout, printMove } from '../../../src/games/klondike/model/layout-text.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG, onlyOnFoundations } from '../../../src/games/klondike/model/rules.js';
import { firstLook, hint, solve } from '../../../src/solver.js';
import { BY_SUIT } from '../../support/solver/by-suit.js';

const few = (text: string): Layout => ({ ...EMPTY_LAYOUT, ...parseLayout(text) });

/** Five columns that don't accept a card and have no card to play. */
const FULL = 't3: 6c; t4: 6s; t5: Kc; t6: Kd; t7: Ks';

test.each<[why: string, rules: Rules, layout: Layout, line: string]>([
  ['turn-up', BY_SUIT, few(`t1: 5d | 8h; t2: 9h; ${FULL}`), 't1>t2'],
  ['free', ULG, few('t1: 5d 4d 8h; t2: 9c; t3: 2c'), 't1>t2'],
  ['free', ULG, few('f1: Ad 2d 3d 4d 5d 6d 7d; t1: Kd Jd 8h; t2: 9c 8d'), 't2>f1 t1>t2'],
  ['raise', { ...ULG, isWon: onlyOnFoundations }, few('f1: As; t1: 2s; t2: 3d 9h'), 't1>f1'],
  ['raise-from-stock', BY_SUIT, few(`waste: Ah; t1: 9h; t2: 3d; ${FULL}`), 'w>f1'],
  ['play-from-stock', BY_SUIT, few(`waste: 8h; t1: 9h; t2: 3d; ${FULL}`), 'w>t1'],
  ['look', BY_SUIT, few(`stock: 8h; t1: 9h; t2: 3d; ${FULL}`), 'stock'],
  ['nothing-left', BY_SUIT, few(`t1: 9h; t2: 3d; ${FULL}`), ''],
  ['won', { ...ULG, isWon: onlyOnFoundations }, few('f1: As'), ''],
])('%s', (...[why, rules, layout, line]) => {
  const next = hint(firstLook(rules, layout));
  const moves = next.move === undefined ? '' : next.line.map(printMove).join(' ');
  expect([next.why, moves]).toEqual([why, line]);
});

test('gives hints in small layouts that solve can decide', () => {
  const rules = { ...ULG, isWon: onlyOnFoundations };
  const layouts = ['f1: As; t1: 2s', 'f1: As; t1: 2s 3s', 't1: 2s 3h'].map(few);
  expect(layouts.map((layout) => [solve(rules, layout).verdict, hint(firstLook(rules, layout)).why])).toEqual(
    [
      ['winnable', 'finish'],
      ['lost', 'nothing-left'],
      ['lost', 'nothing-left'],
    ],
  );
});
