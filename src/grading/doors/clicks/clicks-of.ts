/** Moves as the clicks that make them. */
import type { Layout } from '../../../games/klondike/model/layout.js';
import type { Move } from '../../../games/klondike/model/play.js';
import type { PileId } from '../../../games/klondike/words/piles.js';
import { FOUNDATIONS, TABLEAU, isTableau } from '../../../games/klondike/words/piles.js';
import type { Click } from './table.js';

/** The click on the top card of a pile, or on an empty one. */
function clickOn(id: PileId, layout: Layout): Click {
  if (id === 'waste') return { name: 'selectDiscard' };
  if (isTableau(id)) {
    const n = Math.min(1, layout[id].cards.length);
    return { name: 'selectTableauCards', column: TABLEAU.indexOf(id), n };
  }
  return { name: 'selectFoundationPile', foundation: FOUNDATIONS.indexOf(id as 'f1') };
}

/** The one or two clicks that make a move. */
export function clicksOf(move: Move, layout: Layout): Click[] {
  if (move === 'stock') return [{ name: 'drawCardsFromStock' }];
  const { from, count, to } = move;
  const first = clickOn(from, layout);
  return [first.name === 'selectTableauCards' ? { ...first, n: count } : first, clickOn(to, layout)];
}
