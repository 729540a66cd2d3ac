/** Hints use only what the player has seen, and a game that is played by hints ends. */
import { describe, expect, test } from '@jest/globals';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import { playBlind } from '../../support/solver/blind-game.js';
import { BLIND_HOUSES, FEW } from './blind-houses.js';

describe.each(BLIND_HOUSES)('$name', (rules) => {
  const deal = javaDeal(7n).start(rules);
  const { hints, layouts } = playBlind(rules, deal, FEW);

  test('hints lead to the end of a game, and the rules accept each of them', () => {
    const last = layouts.at(-1) ?? deal;
    expect(hints.at(-1)?.why).toBe(rules.isWon(last) ? 'won' : 'nothing-left');
  });
});
