/** A card that goes up to its foundation. */
import type { Card } from '../../core/card.js';
import { HIDDEN } from '../../core/card.js';
import { topOf } from '../../core/pile.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Carry } from '../../games/klondike/model/play.js';
import { refuseLay } from '../../games/klondike/model/refuse.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { PileId } from '../../games/klondike/words/piles.js';
import { FOUNDATIONS } from '../../games/klondike/words/piles.js';

/** The move of the first of these cards that goes up, to the first foundation that takes it. */
export function moveUp(
  rules: Rules,
  layout: Layout,
  {
    from: piles,
    isWanted = () => true,
  }: { readonly from: readonly PileId[]; readonly isWanted?: (card: Card) => boolean },
): Carry | undefined {
  for (const from of piles) {
    const card = topOf(layout[from]);
    if (card === undefined || card === HIDDEN || !isWanted(card)) continue;
    const to = FOUNDATIONS.find(
      (id) => refuseLay(rules, layout[id], { bottom: card, count: 1, to: id }) === undefined,
    );
    if (to !== undefined) return { from, count: 1, to };
  }
  return undefined;
}
