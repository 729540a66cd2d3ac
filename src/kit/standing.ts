/** How the game of a session stands, for the player's statistics. */
import type { Standing } from '../core/statistics/game-watch.js';

/** The part of a session that tells of the game in play. */
export interface InPlay {
  readonly deal: string | undefined;
  readonly house: string;
  /** From the deal on. */
  readonly script: string;
  readonly seat: Pick<Standing, 'isBegun' | 'isWon' | 'redeals'> & {
    readonly controller: Pick<Standing, 'moves'>;
  };
}

/** Undefined before the first game. */
export function standingIn(game: string, { deal, house, script, seat }: InPlay): Standing | undefined {
  if (deal === undefined) return undefined;
  const { isBegun, isWon, redeals, controller } = seat;
  return {
    game,
    rules: house,
    deal,
    moves: controller.moves,
    redeals,
    isDealt: isDealt(deal),
    isBegun,
    isFresh: !isBegun && hasOnlyDeal(script),
    isWon,
  };
}

/** Does the script contain only the word that deals? */
const hasOnlyDeal = (script: string): boolean => {
  const words = script.replace(/^\[.*\]$/gm, '').trim();
  return words !== '' && !/\s/.test(words);
};

/**
 * Did a game of this name begin at a deal? A position is named by its text, as `t1: Kc; t2: Qc`: a name of a deal has no
 * colon before a space.
 */
const isDealt = (name: string): boolean => !name.includes(': ');
