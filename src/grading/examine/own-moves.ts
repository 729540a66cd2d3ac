/** Recognizes cards that a handler moves without being asked, such as an automatic finish. */
import { rankOf, suitOf } from '../../core/card.js';
import type { Frame } from '../../games/klondike/contract/frame.js';
import { cardsShown } from '../../games/klondike/contract/frame.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { legalMoves } from '../../games/klondike/model/moves.js';
import type { Carry } from '../../games/klondike/model/play.js';
import { play } from '../../games/klondike/model/play.js';
import { topOf } from '../../core/pile.js';
import { isFoundation } from '../../games/klondike/words/piles.js';
import type { Lenience } from './differences.js';
import { compared } from './differences.js';
import type { KnownGame } from './known-game.js';

/** Does the view show what it must show after `next` and some further moves to the foundations? */
export function hasMovedItself(
  game: KnownGame,
  next: Layout,
  seen: { readonly frame: Frame; readonly lenience: Lenience },
): boolean {
  let layout = next;
  for (let move = moveShown(game, layout, seen.frame); move !== undefined;) {
    const outcome = play(game.rules, layout, move);
    if (!outcome.ok) return false;
    layout = outcome.next;
    move = moveShown(game, layout, seen.frame);
  }
  return layout !== next && compared(game, layout, seen).wrong.length === 0;
}

/** A legal move of a known card to the foundation that already shows it or a higher card of its suit. */
const moveShown = (game: KnownGame, layout: Layout, frame: Frame): Carry | undefined =>
  legalMoves(game.rules, layout).find((move): move is Carry => {
    if (move === 'stock' || !isFoundation(move.to)) return false;
    const [card, top] = [topOf(layout[move.from]), cardsShown(frame, move.to).at(-1)];
    // If only one card has not been seen, it is known too.
    const isCertain = card !== undefined && (game.isKnown(card) || game.unknownCards.length === 1);
    if (!isCertain || top === undefined) return false;
    return suitOf(card) === suitOf(top) && rankOf(card) <= rankOf(top);
  });
