/** Checks a position where a caller gives it. */
import { valueText } from '../core/text/value-text.js';
import type { Layout } from '../games/klondike/model/layout.js';
import { PILES, isTableau } from '../games/klondike/words/piles.js';

/** @throws RangeError if it is no layout, or a pile's top card lies face down on the tableau */
export function checkLayout(layout: unknown): asserts layout is Layout {
  const piles = (typeof layout === 'object' && layout !== null ? layout : {}) as Partial<Layout>;
  for (const id of PILES) {
    const { cards, faceDown = 0 } = piles[id] ?? {};
    if (!Array.isArray(cards))
      throw new RangeError(
        `layout is what a deal's start(rules) gives, or a game later, not ${valueText(layout)}`,
      );
    if (isTableau(id) && cards.length > 0 && faceDown >= cards.length)
      throw new RangeError(
        `layout: the top card of ${id} lies face up, here all ${cards.length} lie face down`,
      );
  }
}
