/** A layout that fits what is shown at the beginning of a game, where that is not as it must be dealt. */
import type { Card } from '../../core/card.js';
import { HIDDEN } from '../../core/card.js';
import { newDeck } from '../../core/deck.js';
import { faceDownPile, faceUpPile } from '../../core/pile.js';
import type { Frame } from '../../games/klondike/contract/frame.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { BARE_LAYOUT, draftOf } from '../../games/klondike/model/layout.js';
import { FOUNDATIONS, TABLEAU } from '../../games/klondike/words/piles.js';

/**
 * The piles as they are shown, and all other cards in the stock; which ones is only assumed. Undefined if no game can
 * go on from there: a card is shown twice, or lies face up under a hidden one.
 */
export function layoutSeen({ tableau, waste, foundations }: Frame): Layout | undefined {
  const open = [...tableau, waste, ...foundations].flatMap((cards) =>
    cards.filter((card) => card !== HIDDEN),
  );
  const hidden = tableau.map((cards) => cards.lastIndexOf(HIDDEN) + 1);
  const areHiddenBelow = tableau.every(
    (cards, column) =>
      cards.slice(0, hidden[column]).every((card) => card === HIDDEN) && cards.length > (hidden[column] ?? 0),
  );
  const isDealt = new Set(open).size === open.length && tableau.some(({ length }) => length > 0);
  if (!isDealt || !areHiddenBelow) return undefined;
  const others = newDeck().filter((card) => !open.includes(card));
  const layout = draftOf(BARE_LAYOUT);
  TABLEAU.forEach((id, column) => {
    const cards = (tableau[column] ?? []).map((card): Card =>
      card === HIDDEN ? (others.pop() ?? card) : card,
    );
    layout[id] = { cards, faceDown: hidden[column] ?? 0 };
  });
  FOUNDATIONS.forEach((id, index) => (layout[id] = faceUpPile(foundations[index] ?? [])));
  layout.waste = faceUpPile(waste);
  layout.stock = faceDownPile(others);
  return layout;
}
