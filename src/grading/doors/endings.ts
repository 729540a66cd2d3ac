/** Tables at the end of a game: won, or with one card that is not yet on its foundation. */
import { CLUBS, DECK_SIZE, DIAMONDS, HEARTS, KING, SPADES, cardOf } from '../../core/card.js';
import { faceDownPile, faceUpPile, topTurnedUp } from '../../core/pile.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { BARE_LAYOUT, draftOf } from '../../games/klondike/model/layout.js';
import { FOUNDATIONS } from '../../games/klondike/words/piles.js';

const SUITS = [CLUBS, DIAMONDS, HEARTS, SPADES] as const;

/** All cards on the foundations, or but for the king of one suit. */
function ended(but?: number): Layout {
  const layout = draftOf(BARE_LAYOUT);
  for (const [index, suit] of SUITS.entries()) {
    const count = index === but ? KING - 1 : KING;
    const cards = Array.from({ length: count }, (_, rank) => cardOf(rank + 1, suit));
    layout[FOUNDATIONS[index] ?? 'f1'] = faceUpPile(cards);
  }
  return layout;
}

/** Won; each of the kings in a column; the last king in the stock, whose top card is in play; in the waste. */
export const endings = (): Layout[] => [
  ended(),
  ...SUITS.map((suit, index) => ({ ...ended(index), t4: faceUpPile([cardOf(KING, suit)]) })),
  { ...ended(3), stock: topTurnedUp([cardOf(KING, SPADES)]) },
  { ...ended(3), waste: faceDownPile([cardOf(KING, SPADES)]) },
];

/** Is it one of these tables, at most one card from its end? */
export const isNearEnd = ({ f1, f2, f3, f4 }: Layout): boolean =>
  [f1, f2, f3, f4].reduce((count, { cards }) => count + cards.length, 0) >= DECK_SIZE - 1;
