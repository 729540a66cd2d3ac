/** Decides whether a useful move is left. It uses only the model, and tries layout after layout without pruning. */
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

/** Undefined if `most` layouts are not enough. All cards in the stock and the waste must be known. */
export function isUsefulLeftPlainly(rules: Rules, layout: Layout, most: number): boolean | undefined {
  const upNow = cardsUp(layout);
  const seen = new Set([keyOf(layout)]);
  const waiting = [layout];
  for (let now = waiting.pop(); now !== undefined; now = waiting.pop()) {
    for (const move of legalMoves(rules, now)) {
      if (isUseful(rules, now, move)) return true;
      const outcome = play(rules, now, move);
      if (!outcome.ok) throw new Error(`a legal move is refused: ${outcome.why}`);
      if (cardsUp(outcome.next) > upNow) return true;
      const key = keyOf(outcome.next);
      if (seen.has(key)) continue;
      if (seen.size >= most) return undefined;
      seen.add(key);
      waiting.push(outcome.next);
    }
  }
  return false;
}

/** Does the move turn up a card, empty a pile for good, or move a card from the stock or the waste to a foundation? */
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

/** The layout that a player knows who has seen the stock, the waste and the open tableau cards. */
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
