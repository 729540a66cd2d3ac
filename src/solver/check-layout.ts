/** Checks a position where a caller gives it. */
import type { Card } from '../core/card.js';
import { DECK_SIZE, HIDDEN, printCard } from '../core/card.js';
import { valueText } from '../core/given.js';
import type { Layout } from '../games/klondike/model/layout.js';
import type { PileId } from '../games/klondike/words/piles.js';
import { PILES, isTableau } from '../games/klondike/words/piles.js';

/**
 * Cards may be missing, as a game may begin with fewer than 52.
 * @throws RangeError if it is no layout, a pile's top card lies face down on the tableau, or something in a pile is no
 * card or lies there twice
 */
export function checkLayout(layout: unknown): asserts layout is Layout {
  const piles = (typeof layout === 'object' && layout !== null ? layout : {}) as Partial<Layout>;
  const places = new Map<unknown, PileId>();
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
    for (const card of cards as unknown[]) addCard(places, card, id);
  }
}

/** @param places where each card lies that was met */
function addCard(places: Map<unknown, PileId>, card: unknown, id: PileId): void {
  if (card === HIDDEN)
    throw new RangeError(`layout: a card in ${id} is not known; hint tells what to do without knowing it`);
  if (!Number.isInteger(card) || (card as number) < 0 || (card as number) >= DECK_SIZE)
    throw new RangeError(`layout: a card in ${id} is ${valueText(card)}; expected a number from 0 to 51`);
  const before = places.get(card);
  if (before !== undefined)
    throw new RangeError(`layout: ${printCard(card as Card)} lies in ${before} and again in ${id}`);
  places.set(card, id);
}
