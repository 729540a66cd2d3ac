/** The tables on which a door is examined: starts of random games, and tables at the end of a game. */
import type { Card } from '../../core/card.js';
import { CLUBS, DECK_SIZE, DIAMONDS, HEARTS, KING, SPADES, cardOf } from '../../core/card.js';
import type { Pile } from '../../core/pile.js';
import { faceDownPile, faceUpPile, topTurnedUp } from '../../core/pile.js';
import { newDeck, shuffle } from '../../core/deck.js';
import type { Random } from '../../core/random.js';
import { oneOf } from '../../core/random.js';
import { javaDeal } from '../../games/klondike/model/deals.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { BARE_LAYOUT, draftOf } from '../../games/klondike/model/layout.js';
import { legalMoves } from '../../games/klondike/model/moves.js';
import type { Move } from '../../games/klondike/model/play.js';
import { play, stockAndWaste } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { FOUNDATIONS, TABLEAU } from '../../games/klondike/words/piles.js';

/** A deal, a game some moves later, or cards scattered at random. */
export function randomStart(rules: Rules, chance: Random): Layout {
  const dealt = javaDeal(BigInt(chance.nextInt(1_000_000))).start(rules);
  switch (chance.nextInt(3)) {
    case 0:
      return dealt;
    case 1:
      return playRandomly(rules, dealt, chance);
    default:
      return scattered(rules, chance);
  }
}

/** The layout after some random moves. */
function playRandomly(rules: Rules, layout: Layout, chance: Random): Layout {
  let now = layout;
  for (let turns = chance.nextInt(100); turns > 0; turns--) {
    const move = preferCarries(legalMoves(rules, now), chance);
    const outcome = move === undefined ? undefined : play(rules, now, move);
    if (outcome?.ok === true) now = outcome.next;
  }
  return { ...now, redeals: 0 };
}

/** A legal move. Moves that carry cards are more likely. */
export function preferCarries(moves: readonly Move[], chance: Random): Move | undefined {
  const carries = moves.filter((move) => move !== 'stock');
  return carries.length > 0 && chance.nextInt(4) > 0 ? oneOf(carries, chance) : oneOf(moves, chance);
}

/** Partly built foundations, with all other cards anywhere and at least one face-up card in each column. */
function scattered(rules: Rules, chance: Random): Layout {
  const layout = draftOf(BARE_LAYOUT);
  const up = new Set<Card>();
  for (const [suit, id] of suitsOf(rules, chance).entries()) {
    const cards = Array.from({ length: chance.nextInt(KING + 1) }, (_, rank) => cardOf(rank + 1, id));
    for (const card of cards) up.add(card);
    layout[FOUNDATIONS[suit] ?? 'f1'] = { cards, faceDown: 0 };
  }
  const rest = shuffle(newDeck(), chance).filter((card) => !up.has(card));
  for (const id of TABLEAU) layout[id] = column(rest.splice(0, chance.nextInt(7)), chance);
  const { stock, waste } = stockAndWaste(rules, rest.splice(0, 1 + chance.nextInt(20)), rest);
  return { ...layout, stock, waste };
}

function suitsOf({ foundations }: Rules, chance: Random): readonly (0 | 1 | 2 | 3)[] {
  return foundations === 'any suit' ? shuffle([0, 1, 2, 3] as const, chance) : foundations;
}

const column = (cards: Card[], chance: Random): Pile => ({
  cards,
  faceDown: cards.length === 0 ? 0 : chance.nextInt(cards.length),
});

const SUITS = [CLUBS, DIAMONDS, HEARTS, SPADES] as const;

/** All cards on the foundations. With `except`, all except the king of that suit. */
function endLayout(except?: number): Layout {
  const layout = draftOf(BARE_LAYOUT);
  for (const [index, suit] of SUITS.entries()) {
    const count = index === except ? KING - 1 : KING;
    const cards = Array.from({ length: count }, (_, rank) => cardOf(rank + 1, suit));
    layout[FOUNDATIONS[index] ?? 'f1'] = faceUpPile(cards);
  }
  return layout;
}

/** A won game, then games with one king left: in a column (each suit), in the stock, and in the waste. */
export const endings = (): Layout[] => [
  endLayout(),
  ...SUITS.map((suit, index) => ({ ...endLayout(index), t4: faceUpPile([cardOf(KING, suit)]) })),
  { ...endLayout(3), stock: topTurnedUp([cardOf(KING, SPADES)]) },
  { ...endLayout(3), waste: faceDownPile([cardOf(KING, SPADES)]) },
];

/** Is at most one card not on the foundations? */
export const isNearEnd = ({ f1, f2, f3, f4 }: Layout): boolean =>
  [f1, f2, f3, f4].reduce((count, { cards }) => count + cards.length, 0) >= DECK_SIZE - 1;
