/** What is remembered of a game besides its cards. */
import type { Cause } from './cause.js';
import type { Lenience } from './differences.js';
import type { KnownGame } from './known-game.js';
import type { Sight } from './sight.js';

export interface Memory {
  /** Was there a game before it? */
  readonly isLaterGame: boolean;
  /** Was an event refused since the last one that was accepted? */
  hasRefused: boolean;
  undosInARow: number;
  timesAnnounced: number;
  /** How many moves more are shown than were made. */
  countOff: number;
  /** What the handler may have kept of refused events makes undo uncertain. */
  isUncertain: boolean;
}

export const freshMemory = (isLaterGame: boolean): Memory => ({
  isLaterGame,
  hasRefused: false,
  undosInARow: 0,
  timesAnnounced: 0,
  countOff: 0,
  isUncertain: false,
});

interface Adopting {
  readonly memory: Memory;
  readonly lenience: Lenience & { refresh: boolean };
  readonly cause: Cause;
  readonly sight: Sight;
}

/** From now on what was found wrong is not looked at again. */
export function adopt(game: KnownGame, { memory, lenience, cause, sight }: Adopting): void {
  if (sight.isMovesWrong) memory.countOff = sight.frame.moves - game.moves;
  if (sight.isMovesWrong && cause.kind === 'refused') memory.isUncertain = true;
  if (sight.isForced) lenience.refresh = true;
  if (sight.wrongCards.includes('stock')) lenience.stock = true;
  if (sight.wrongCards.some((field) => field.startsWith('f'))) lenience.foundation = true;
}
