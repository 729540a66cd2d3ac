/** Hints use nothing but what the player saw, and whoever follows them comes to an end. */
import { describe, expect, test } from '@jest/globals';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import { playBlind } from '../../support/solver/blind-game.js';
import { BLIND_HOUSES, FEW } from './blind-houses.js';

describe.each(BLIND_HOUSES)('$name', (rules) => {
  const deal = javaDeal(7n).start(rules);
  const { hints, layouts } = playBlind(rules, deal, FEW);

  test('a game followed hint by hint ends, and no hint is refused', () => {
    const last = layouts.at(-1) ?? deal;
    expect(hints.at(-1)?.why).toBe(rules.isWon(last) ? 'won' : 'nothing-left');
  });
});
