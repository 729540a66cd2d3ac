/** How the game of a session stands, for the player's statistics. */
import type { Standing } from '../core/statistics/game-watch.js';

/** The part of a session that tells it. */
interface InPlay {
  readonly deal: string | undefined;
  readonly house: string;
  readonly seat: Pick<Standing, 'isDealt' | 'isBegun' | 'isWon'> & {
    readonly controller: Pick<Standing, 'moves'>;
  };
}

/** Undefined before the first game. */
export function standingIn(game: string, { deal, house, seat }: InPlay): Standing | undefined {
  if (deal === undefined) return undefined;
  const { isDealt, isBegun, isWon, controller } = seat;
  return { game, rules: house, deal, moves: controller.moves, isDealt, isBegun, isWon };
}
