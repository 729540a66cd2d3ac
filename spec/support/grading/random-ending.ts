/**
 * Creates ends of games, with most cards on the foundations. Random play wins from these, and the last card may come
 * from any pile.
 */
import type { Card, Suit } from '../../../src/core/card.js';
import { CLUBS, DIAMONDS, HEARTS, KING, SPADES, cardOf } from '../../../src/core/card.js';
import { shuffle } from '../../../src/core/deck.js';
import { faceDownPile, faceUpPile } from '../../../src/core/pile.js';
import type { Random } from '../../../src/core/random.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { BARE_LAYOUT } from '../../../src/games/klondike/model/layout.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { FOUNDATIONS, TABLEAU } from '../../../src/games/klondike/words/piles.js';

/** The largest number of cards in a suit that are not on a foundation yet. */
const MOST_LEFT = 4;

/** The largest number of cards in a column. The other cards are in the stock and the waste. */
const MOST_IN_COLUMN = 2;

export function randomEnding({ foundations }: Rules, chance: Random): Layout {
  const suits = foundations === 'any suit' ? shuffle(SUITS, chance) : foundations;
  const layout = { ...BARE_LAYOUT };
  const left: Card[] = [];
  FOUNDATIONS.forEach((id, index) => {
    const suit = cardsOf(suits[index] ?? SPADES);
    const up = KING - chance.nextInt(MOST_LEFT + 1);
    layout[id] = faceUpPile(suit.slice(0, up));
    left.push(...suit.slice(up));
  });
  const rest = shuffle(left, chance);
  for (const id of TABLEAU) {
    const cards = rest.splice(0, chance.nextInt(MOST_IN_COLUMN + 1));
    layout[id] = { cards, faceDown: chance.nextInt(Math.max(1, cards.length)) };
  }
  layout.waste = faceUpPile(rest.splice(0, chance.nextInt(rest.length + 1)));
  layout.stock = faceDownPile(rest);
  return layout;
}

const SUITS: readonly Suit[] = [SPADES, HEARTS, DIAMONDS, CLUBS];

const cardsOf = (suit: Suit): Card[] => Array.from({ length: KING }, (_, index) => cardOf(index + 1, suit));
