/** Games that are played by hints that card sets can't find: custom builds, cards dealt face up, many redeals. */
import { describe, expect, test } from '@jest/globals';
import { faceUpPile } from '../../../src/core/pile.js';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG, alternateColors } from '../../../src/games/klondike/model/rules.js';
import { TABLEAU } from '../../../src/games/klondike/words/piles.js';
import { firstLook, hint } from '../../../src/solver.js';
import { Chance } from '../../support/chance.js';
import { BY_SUIT } from '../../support/solver/by-suit.js';
import { hiddenSwapped, playBlind } from '../../support/solver/blind-game.js';

/** All tableau cards face up, as in Thoughtful Solitaire. */
const thoughtful = (layout: Layout): Layout => ({
  ...layout,
  ...Object.fromEntries(TABLEAU.map((id) => [id, faceUpPile(layout[id].cards)])),
});

describe.each<[name: string, rules: Rules, change: (layout: Layout) => Layout]>([
  ['building by suit', BY_SUIT, (layout) => layout],
  ['a custom build function', { ...ULG, build: (...asked) => alternateColors(...asked) }, (layout) => layout],
  ['all cards face up', ULG, thoughtful],
  ['all cards face up, draw 1', { ...ULG, draw: 1 }, thoughtful],
  ['building by suit, one pass', { ...BY_SUIT, redeals: 0, worryBack: false }, (layout) => layout],
  ['20 redeals', { ...ULG, redeals: 20 }, (layout) => layout],
  ['fewer cards', ULG, (layout) => ({ ...layout, stock: { cards: [], faceDown: 0 } })],
])('hints with %s', (_, rules, change) => {
  const deals = [1n, 2n].map((seed) => change(javaDeal(seed).start(rules)));

  test('lead to an end without going in a circle', () => {
    const ends = deals.map((deal) => {
      const { hints, layouts } = playBlind(rules, deal, { samples: 2, visits: 200 });
      const isWon = rules.isWon(layouts.at(-1) ?? deal);
      const why = hints.at(-1)?.why ?? '';
      return isWon ? why === 'won' : ['nothing-left', 'not-known'].includes(why);
    });
    expect(ends).toEqual(deals.map(() => true));
  });

  test("don't use cards that the player has not seen", () => {
    const chance = new Chance(14);
    for (const deal of deals) {
      const known = firstLook(rules, deal);
      expect(hint(firstLook(rules, hiddenSwapped(deal, known.layout, chance)))).toEqual(hint(known));
    }
  });
});
