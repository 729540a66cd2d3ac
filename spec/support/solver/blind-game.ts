/** Plays games by hints alone, and the same games with hidden cards exchanged. */
import type { Card } from '../../../src/core/card.js';
import { HIDDEN } from '../../../src/core/card.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { PILES } from '../../../src/games/klondike/words/piles.js';
import type { Hint, HintOptions, NoHint } from '../../../src/solver.js';
import { firstLook, hint, nextLook } from '../../../src/solver.js';
import { played } from '../../../src/solver/line.js';
import type { Chance } from '../chance.js';

export interface BlindGame {
  readonly hints: readonly (Hint | NoHint)[];
  /** The last hint is the end of the game. */
  readonly layouts: readonly Layout[];
}

/** A number of hints that no game needs. */
const MOST = 2000;

/** @throws Error if the rules refuse a hint, or if the hints do not end */
export function playBlind(rules: Rules, deal: Layout, options: HintOptions): BlindGame {
  const hints: (Hint | NoHint)[] = [];
  const layouts = [deal];
  let now = deal;
  let known = firstLook(rules, deal);
  while (hints.length < MOST) {
    const next = hint(known, options);
    hints.push(next);
    if (next.move === undefined) return { hints, layouts };
    now = played(rules, now, next.move);
    layouts.push(now);
    known = nextLook(known, now);
  }
  throw new Error(`${MOST} hints, and no end`);
}

/** The deal, with the cards that `known` hides in other places. */
export function hiddenSwapped(deal: Layout, known: Layout, chance: Chance): Layout {
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

/** The hints on a deal, as long as they match the given hints. */
export function hintsAlong(
  rules: Rules,
  deal: Layout,
  { hints: followed, options }: { readonly hints: readonly (Hint | NoHint)[]; readonly options: HintOptions },
): (Hint | NoHint)[] {
  let now = deal;
  let known = firstLook(rules, deal);
  const hints = [hint(known, options)];
  for (const { move } of followed) {
    if (move === undefined) break;
    now = played(rules, now, move);
    known = nextLook(known, now);
    hints.push(hint(known, options));
  }
  return hints;
}
