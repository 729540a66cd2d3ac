/** Creates endgames, with most cards on the foundations. They are random under random rules, or given as text. */
import type { Card, Suit } from '../../../src/core/card.js';
import { cardOf } from '../../../src/core/card.js';
import { faceUpPile } from '../../../src/core/pile.js';
import type { Random } from '../../../src/core/random.js';
import { parseLayout } from '../../../src/games/klondike/model/layout-text.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { BARE_LAYOUT } from '../../../src/games/klondike/model/layout.js';
import { stockAndWaste } from '../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG, playsItself } from '../../../src/games/klondike/model/rules.js';
import { FOUNDATIONS, TABLEAU } from '../../../src/games/klondike/words/piles.js';
import { shuffle } from '../../../src/core/deck.js';

export interface Endgame {
  readonly rules: Rules;
  readonly layout: Layout;
}

const SUITS: readonly Suit[] = [0, 1, 2, 3];

const oneOf = <T>(random: Random, values: readonly T[]): T => values[random.nextInt(values.length)] as T;

export function randomRules(random: Random): Rules {
  const inPlay = oneOf(random, ['waste', 'waste', 'waste', 'stock'] as const);
  return {
    ...ULG,
    name: 'random',
    draw: oneOf(random, [1, 1, 2, 3, 3, 4, 7]),
    redeals: oneOf(random, [0, 1, 2, 5, Infinity, Infinity]),
    recycleDraws: random.nextInt(4) === 0,
    inPlay,
    foundations: oneOf(random, ['any suit', [0, 1, 2, 3]] as const),
    worryBack: random.nextInt(4) === 0,
    isWon: oneOf(random, [ULG.isWon, ULG.isWon, playsItself]),
  };
}

/** @param left how many cards are not on the foundations */
export function randomEndgame(random: Random, left: number): Endgame {
  const rules = randomRules(random);
  const heights = [13, 13, 13, 13];
  for (let card = 0; card < left; card++) {
    const suit = oneOf(
      random,
      SUITS.filter((one) => (heights[one] ?? 0) > 0),
    );
    heights[suit] = (heights[suit] ?? 0) - 1;
  }
  const rest = SUITS.flatMap((suit) =>
    Array.from({ length: 13 - (heights[suit] ?? 0) }, (_, at) => cardOf(13 - at, suit)),
  );
  const layout = { ...BARE_LAYOUT, ...spread(rules, shuffle(rest, random), random) };
  FOUNDATIONS.forEach((id, at) => {
    const suit = SUITS[at] ?? 0;
    layout[id] = faceUpPile(Array.from({ length: heights[suit] ?? 0 }, (_, rank) => cardOf(rank + 1, suit)));
  });
  return { rules, layout };
}

/**
 * A third of the cards are in the stock and the waste. The others are on the tableau, with only the top cards face up.
 */
function spread(rules: Rules, cards: readonly Card[], random: Random): Partial<Layout> {
  const inStock = Math.min(24, Math.floor(cards.length / 3));
  const waste = random.nextInt(inStock + 1);
  const columns = TABLEAU.map((): Card[] => []);
  for (const card of cards.slice(inStock)) oneOf(random, columns.slice(0, 2 + random.nextInt(2))).push(card);
  return {
    ...stockAndWaste(rules, cards.slice(waste, inStock), cards.slice(0, waste)),
    ...Object.fromEntries(
      TABLEAU.map((id, at) => {
        const pile = columns[at] ?? [];
        return [id, { cards: pile, faceDown: Math.max(0, pile.length - 1) }];
      }),
    ),
  };
}

const LETTERS = ['c', 'd', 'h', 's'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/**
 * A layout in which each suit is on its foundation up to the card below the lowest card that the text names. Clubs,
 * diamonds, hearts and spades are on foundations 1 to 4.
 */
export function endgameOf(text: string): Layout {
  const up = LETTERS.map((suit, at) => {
    const first = RANKS.findIndex((rank) => text.includes(rank + suit));
    const cards = RANKS.slice(0, first < 0 ? RANKS.length : first).map((rank) => rank + suit);
    return `f${at + 1}: ${cards.join(' ')}`;
  });
  return parseLayout([...up, text].join('; '));
}
