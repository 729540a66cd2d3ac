/** Deals that are clearly wrong: the same deal again, or a card twice. */
import { HIDDEN } from '../../../src/core/card.js';
import { NEW_GAME, STOCK } from '../../../src/games/klondike/contract/calls.js';
import type { FaultyHandler } from './faulty/faulty-handler.js';
import { Seat } from './side-by-side.js';

const GAMES = 10;

/** The number of games until a wrong deal shows. Undefined if none does. */
export function inDeals({ create }: Pick<FaultyHandler, 'create'>): number | undefined {
  const seat = new Seat(create, { seed: 1 });
  let before = '';
  for (let game = 1; game <= GAMES; game++) {
    const dealt = seat.play(NEW_GAME);
    if (dealt === before || hasTwins(seat)) return game;
    before = dealt;
  }
  return undefined;
}

/** Draws the whole stock and checks for a card that appears twice. */
function hasTwins(seat: Seat): boolean {
  const seen: number[] = seat.frame.tableau.flat();
  for (let click = 0; click < 8; click++) {
    seat.play(STOCK);
    seen.push(...seat.frame.waste);
  }
  const cards = seen.filter((card) => card !== HIDDEN);
  return new Set(cards).size < cards.length;
}
