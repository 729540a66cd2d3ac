/** Hints use nothing but what the player saw, and whoever follows them comes to an end. */
import { describe, expect, test } from '@jest/globals';
import { HIDDEN } from '../../../src/core/card.js';
import type { Card } from '../../../src/core/card.js';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { KSU, ULG, YCP_SELECTION, YCP_TEXT_REFERENCE } from '../../../src/games/klondike/model/rules.js';
import { PILES } from '../../../src/games/klondike/words/piles.js';
import type { Hint, NoHint } from '../../../src/solver.js';
import { firstLook, hint, knowledgeOf, nextLook } from '../../../src/solver.js';
import { Chance } from '../../support/chance.js';
import { playBlind, played } from '../../support/solver/blind-game.js';

const FEW = { samples: 2, visits: 500 };

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
  const { hints, layouts, known } = playBlind(rules, deal, FEW);

  test('a game followed hint by hint ends, and no hint is refused', () => {
    const last = layouts.at(-1) ?? deal;
    expect(hints.at(-1)?.why).toBe(rules.isWon(last) ? 'won' : 'nothing-left');
  });

  test.each([0.4, 1])(
    'with the cards swapped that are hidden after %d of the game, the hints are the same',
    (part) => {
      const moves = Math.floor(part * (layouts.length - 1));
      const knownThen = part === 1 ? known : knowledgeOf(rules, layouts.slice(0, moves + 1));
      const other = swapped(deal, knownThen.layout, new Chance(moves));
      expect(hintsAlong(rules, other, hints.slice(0, moves))).toEqual(hints.slice(0, moves + 1));
    },
  );
});

/** The deal with the cards that are hidden in `known` in other places. */
function swapped(deal: Layout, known: Layout, chance: Chance): Layout {
  const seen = new Set(PILES.flatMap((id) => known[id].cards));
  const hidden = PILES.flatMap((id) => deal[id].cards).filter((card) => !seen.has(card));
  const others = hidden.slice();
  for (let last = others.length - 1; last > 0; last--) {
    const at = chance.nextInt(last + 1);
    [others[last], others[at]] = [others[at] ?? HIDDEN, others[last] ?? HIDDEN];
  }
  const other = new Map<Card, Card>(hidden.map((card, at) => [card, others[at] ?? card]));
  const piles = PILES.map((id) => [
    id,
    { ...deal[id], cards: deal[id].cards.map((card) => other.get(card) ?? card) },
  ]);
  return { ...deal, ...(Object.fromEntries(piles) as Partial<Layout>) };
}

/** What the hints on a deal are, as long as these are followed. */
function hintsAlong(rules: Rules, deal: Layout, followed: readonly (Hint | NoHint)[]): (Hint | NoHint)[] {
  let now = deal;
  let known = firstLook(rules, deal);
  const hints = [hint(known, FEW)];
  for (const { move } of followed) {
    if (move === undefined) break;
    now = played(rules, now, move);
    known = nextLook(known, now);
    hints.push(hint(known, FEW));
  }
  return hints;
}
