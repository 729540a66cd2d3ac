/** Hints use only what the player has seen, and a game that is played by hints ends. */
import { describe, expect, test } from '@jest/globals';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import { knowledgeOf } from '../../../src/solver.js';
import { Chance } from '../../support/chance.js';
import { hiddenSwapped, hintsAlong, playBlind } from '../../support/solver/blind-game.js';
import { BLIND_HOUSES, FEW } from './blind-houses.js';

describe.each(BLIND_HOUSES)('$name', (rules) => {
  const deal = javaDeal(7n).start(rules);
  const { hints, layouts } = playBlind(rules, deal, FEW);

  test('gives the same hints if cards that stay hidden until mid-game change places', () => {
    const moves = Math.floor(layouts.length / 2);
    const known = knowledgeOf(rules, layouts.slice(0, moves + 1));
    const other = hiddenSwapped(deal, known.layout, new Chance(moves));
    const followed = { hints: hints.slice(0, moves), options: FEW };
    expect(hintsAlong(rules, other, followed)).toEqual(hints.slice(0, moves + 1));
  });
});
