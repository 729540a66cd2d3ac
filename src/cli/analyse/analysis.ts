/** Analyses a game, given by its number. */
import { DECK_SIZE } from '../../core/card.js';
import { gameDeal } from '../../games/montecarlo/model/deals.js';
import { FIVE_BY_FIVE } from '../../games/montecarlo/model/grid.js';
import type { Ending } from '../../games/montecarlo/search/ending.js';
import { findBestEnding } from '../../games/montecarlo/search/ending.js';

/** The result of a search, in a form that a worker can send. */
export interface Analysis extends Ending {
  readonly game: bigint;
  /** How long the search took, in milliseconds. */
  readonly time: number;
}

/** Games with consecutive numbers. */
export interface Batch {
  readonly first: bigint;
  readonly games: number;
  /** The most positions that are searched in each game. */
  readonly positions: number;
}

export type GameVerdict = 'won' | 'lost' | 'open';

/** The game can be won, cannot be won, or the search ran out of positions before that was known. */
export const verdictOf = ({ score, isExact }: Ending): GameVerdict =>
  score === DECK_SIZE ? 'won' : isExact ? 'lost' : 'open';

export function analyse(game: bigint, positions: number): Analysis {
  const start = performance.now();
  const ending = findBestEnding(gameDeal(game).start(FIVE_BY_FIVE), { positions });
  return { game, ...ending, time: performance.now() - start };
}

export const analyseBatch = ({ first, games, positions }: Batch): Analysis[] =>
  Array.from({ length: games }, (_, index) => analyse(first + BigInt(index), positions));
