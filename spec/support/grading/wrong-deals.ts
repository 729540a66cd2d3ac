/** Finds deals that are clearly wrong, with the same cards as before or with a card that appears twice. */
import { HIDDEN } from '../../../src/core/card.js';
import { NEW_GAME, STOCK } from '../../../src/games/klondike/contract/calls.js';
import type { FaultyHandler } from './faulty/faulty-handler.js';
import { HandlerPlayer } from './side-by-side.js';

const GAMES = 10;

/** The number of games until a wrong deal appears, or undefined if none does. */
export function gamesUntilWrongDeal({ create }: Pick<FaultyHandler, 'create'>): number | undefined {
  const player = new HandlerPlayer(create, { seed: 1 });
  let before = '';
  for (let game = 1; game <= GAMES; game++) {
    const dealt = player.play(NEW_GAME);
    if (dealt === before || hasRepeatedCard(player)) return game;
    before = dealt;
  }
  return undefined;
}

/** Draws the whole stock and checks for a card that appears twice. */
function hasRepeatedCard(player: HandlerPlayer): boolean {
  const seen: number[] = player.frame.tableau.flat();
  for (let click = 0; click < 8; click++) {
    player.play(STOCK);
    seen.push(...player.frame.waste);
  }
  const cards = seen.filter((card) => card !== HIDDEN);
  return new Set(cards).size < cards.length;
}
