/** Hints where sets of cards tell too little: other ways to build, cards dealt face up, few cards, many redeals. */
import { describe, expect, test } from '@jest/globals';
import { rankOf, suitOf } from '../../../src/core/card.js';
import { faceUpPile } from '../../../src/core/pile.js';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { EMPTY_LAYOUT } from '../../../src/games/klondike/model/layout.js';
import { parseLayout } from '../../../src/games/klondike/model/layout-text.js';
import { printMove } from '../../../src/games/klondike/model/move-text.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG, alternateColors, onlyOnFoundations } from '../../../src/games/klondike/model/rules.js';
import { TABLEAU } from '../../../src/games/klondike/words/piles.js';
import { firstLook, hint, solve } from '../../../src/solver.js';
import { Chance } from '../../support/chance.js';
import { hiddenSwapped, playBlind } from '../../support/solver/blind-game.js';

const BY_SUIT: Rules = {
  ...ULG,
  name: 'by suit',
  build: (card, onto) => {
    if (onto === undefined) return undefined;
    return suitOf(card) === suitOf(onto) && rankOf(card) === rankOf(onto) - 1 ? undefined : 'wrong-suit';
  },
};

/** All cards of the tableau face up, as in Thoughtful Solitaire. */
const thoughtful = (layout: Layout): Layout => ({
  ...layout,
  ...Object.fromEntries(TABLEAU.map((id) => [id, faceUpPile(layout[id].cards)])),
});

const few = (text: string): Layout => ({ ...EMPTY_LAYOUT, ...parseLayout(text) });

/** Five columns that take and give nothing. */
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

describe.each<[name: string, rules: Rules, change: (layout: Layout) => Layout]>([
  ['building by suit', BY_SUIT, (layout) => layout],
  [
    'a build and a win of somebody else',
    { ...ULG, build: (...asked) => alternateColors(...asked) },
    (layout) => layout,
  ],
  ['all cards face up', ULG, thoughtful],
  ['all cards face up, draw 1', { ...ULG, draw: 1 }, thoughtful],
  ['building by suit, one pass', { ...BY_SUIT, redeals: 0, worryBack: false }, (layout) => layout],
  ['20 redeals', { ...ULG, redeals: 20 }, (layout) => layout],
  ['fewer cards', ULG, (layout) => ({ ...layout, stock: { cards: [], faceDown: 0 } })],
])('hints with %s', (_, rules, change) => {
  const deals = [1n, 2n].map((seed) => change(javaDeal(seed).start(rules)));

  test('lead to an end, without a circle', () => {
    const ends = deals.map((deal) => {
      const { hints, layouts } = playBlind(rules, deal, { samples: 2, visits: 200 });
      const isWon = rules.isWon(layouts.at(-1) ?? deal);
      const why = hints.at(-1)?.why ?? '';
      return isWon ? why === 'won' : ['nothing-left', 'not-known'].includes(why);
    });
    expect(ends).toEqual(deals.map(() => true));
  });

  test('look at no card that the player has not seen', () => {
    const chance = new Chance(14);
    for (const deal of deals) {
      const known = firstLook(rules, deal);
      expect(hint(firstLook(rules, hiddenSwapped(deal, known.layout, chance)))).toEqual(hint(known));
    }
  });
});

test('hint answers in small layouts that solve decides', () => {
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
