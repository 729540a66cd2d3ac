/** Hints use nothing but what the player saw, and whoever follows them comes to an end. */
import { describe, expect, test } from '@jest/globals';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { KSU, ULG, YCP_SELECTION, YCP_TEXT_REFERENCE } from '../../../src/games/klondike/model/rules.js';
import { playBlind } from '../../support/solver/blind-game.js';

const FEW = { samples: 2, visits: 200 };

const HOUSES: readonly Rules[] = [
  ULG,
  KSU,
  YCP_SELECTION,
  YCP_TEXT_REFERENCE,
  { ...ULG, name: 'draw 1', draw: 1 },
  { ...ULG, name: 'draw 5, three passes', draw: 5, redeals: 2 },
  { ...ULG, name: 'one pass', draw: 1, redeals: 0, worryBack: false },
];

describe.each(HOUSES)('$name', (rules) => {
  const deal = javaDeal(7n).start(rules);
  const { hints, layouts } = playBlind(rules, deal, FEW);

  test('a game followed hint by hint ends, and no hint is refused', () => {
    const last = layouts.at(-1) ?? deal;
    expect(hints.at(-1)?.why).toBe(rules.isWon(last) ? 'won' : 'nothing-left');
  });
});
