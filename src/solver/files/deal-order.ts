/**
 * Cards in the order a hand deals them: seven in a row from left to right, the first face up, then six from the second
 * pile on, down to one for the seventh; of the last 24 the first is drawn first. Deck strings have this order, and so
 * have the decks inside ShootMe/Klondike-Solver (`Solitaire::ResetGame`), ShootMe/MinimalKlondike (its README draws
 * it) and JonathanFry3/KSolve (`Game::Deal`).
 */
import type { Card } from '../../core/card.js';
import { deal } from '../../games/klondike/model/deals.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { foundationsOf, tableauOf } from '../../games/klondike/model/layout.js';
import { ULG } from '../../games/klondike/model/rules.js';

/** The table when 52 cards have been dealt in this order. @throws RangeError unless they are a whole deck */
export const dealtInOrder = (cards: readonly Card[]): Layout =>
  deal({ ...ULG, dealt: 'by row' }, cards.slice().reverse());

/** The 52 cards in the order they were dealt; undefined if a card has been moved since, or one is missing. */
export function orderOfDeal(layout: Layout): Card[] | undefined {
  if (!isJustDealt(layout)) return undefined;
  const tableau = tableauOf(layout);
  const rows = tableau.flatMap((_, row) => tableau.slice(row).flatMap(({ cards }) => cards[row] ?? []));
  return [...rows, ...layout.stock.cards.slice().reverse()];
}

const CARDS_IN_STOCK = 24;

const isJustDealt = (layout: Layout): boolean =>
  layout.stock.cards.length === CARDS_IN_STOCK &&
  [layout.waste, ...foundationsOf(layout)].every(({ cards }) => cards.length === 0) &&
  tableauOf(layout).every(({ cards, faceDown }, index) => cards.length === index + 1 && faceDown === index);
