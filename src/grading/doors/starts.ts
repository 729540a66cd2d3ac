/** Tables on which random games begin: a deal, one some way on, or cards strewn anywhere. */
import type { Card } from '../../core/card.js';
import { KING, cardOf } from '../../core/card.js';
import type { Pile } from '../../core/pile.js';
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

export function randomStart(rules: Rules, chance: Random): Layout {
  const dealt = javaDeal(BigInt(chance.nextInt(1_000_000))).start(rules);
  switch (chance.nextInt(3)) {
    case 0:
      return dealt;
    case 1:
      return playedOn(rules, dealt, chance);
    default:
      return strewn(rules, chance);
  }
}

/** After some moves; those that carry cards are preferred. */
function playedOn(rules: Rules, layout: Layout, chance: Random): Layout {
  let now = layout;
  for (let turns = chance.nextInt(100); turns > 0; turns--) {
    const move = preferred(legalMoves(rules, now), chance);
    const outcome = move === undefined ? undefined : play(rules, now, move);
    if (outcome?.ok === true) now = outcome.next;
  }
  return { ...now, redeals: 0 };
}

/** A legal move, more likely one that carries cards. */
export function preferred(moves: readonly Move[], chance: Random): Move | undefined {
  const carries = moves.filter((move) => move !== 'stock');
  return carries.length > 0 && chance.nextInt(4) > 0 ? oneOf(carries, chance) : oneOf(moves, chance);
}

/** Begun foundations, and all other cards anywhere, one or more face up on each column. */
function strewn(rules: Rules, chance: Random): Layout {
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
