/** Is a useful move left? Asked of the ordinary model, layout by layout, without any shortcut. */
import { HIDDEN } from '../../../src/core/card.js';
import { faceUpCount } from '../../../src/core/pile.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { foundationsOf } from '../../../src/games/klondike/model/layout.js';
import { layoutKey } from '../../../src/games/klondike/model/layout-key.js';
import { legalMoves } from '../../../src/games/klondike/model/moves.js';
import type { Move } from '../../../src/games/klondike/model/play.js';
import { play } from '../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { isFoundation, isTableau } from '../../../src/games/klondike/words/piles.js';

/** Undefined if `most` layouts do not tell. All cards of stock and waste are known. */
export function isUsefulLeftPlainly(rules: Rules, layout: Layout, most: number): boolean | undefined {
  const upNow = cardsUp(layout);
  const met = new Set([keyOf(layout)]);
  const waiting = [layout];
  for (let now = waiting.pop(); now !== undefined; now = waiting.pop()) {
    for (const move of legalMoves(rules, now)) {
      if (isUseful(rules, now, move)) return true;
      const outcome = play(rules, now, move);
      if (!outcome.ok) throw new Error(`a legal move is refused: ${outcome.why}`);
      if (cardsUp(outcome.next) > upNow) return true;
      const key = keyOf(outcome.next);
      if (met.has(key)) continue;
      if (met.size >= most) return undefined;
      met.add(key);
      waiting.push(outcome.next);
    }
  }
  return false;
}

/** Does it turn up a card, empty a pile for good, or put up a card of stock or waste? */
function isUseful({ inPlay }: Rules, layout: Layout, move: Move): boolean {
  if (move === 'stock') return false;
  const { from, count, to } = move;
  if (from === inPlay) return isFoundation(to);
  if (!isTableau(from) || count < faceUpCount(layout[from])) return false;
  return layout[from].faceDown > 0 || layout[to].cards.length > 0;
}

const cardsUp = (layout: Layout): number =>
  foundationsOf(layout).reduce((sum, { cards }) => sum + cards.length, 0);

const keyOf = (layout: Layout): string => `${layout.redeals} ${layoutKey(layout)}`;

/** The layout of a player who has seen all of stock and waste, and of the tableau what lies open. */
export function withTableauHidden(layout: Layout): Layout {
  const piles = Object.entries(layout).map(([id, pile]: [string, Layout['t1'] | number]) => {
    if (typeof pile === 'number' || !/^t\d$/.test(id)) return [id, pile] as const;
    return [
      id,
      { ...pile, cards: pile.cards.map((card, at) => (at < pile.faceDown ? HIDDEN : card)) },
    ] as const;
  });
  return Object.fromEntries(piles) as unknown as Layout;
}
