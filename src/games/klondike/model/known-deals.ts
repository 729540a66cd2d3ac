/** Deals that are known to be winnable, for a player who can't wait until the solver has found one. */
import type { Difficulty } from '../../../core/difficulty.js';
import { DIFFICULTIES } from '../../../core/difficulty.js';

type DealNumbers = Readonly<Record<Difficulty, readonly number[]>>;

/**
 * The deal of a new player's first game. With one card per draw and with three, an ace goes up at once, a card moves in the
 * tableau and turns one up, and then nothing useful is left but a draw. The drawn card lets the next move turn up another.
 */
const LESSON = 50_645;

export const LESSON_DEAL = `java:${LESSON}`;

/** The numbers of deals `java:N`, by the name of the house and the difficulty. A spec proves each of them. */
const KNOWN_DEALS: Readonly<Record<string, DealNumbers>> = {
  'ulg, draw 1': {
    easy: [11, 15, 17, 18, 27, 28, 29, 37, 39, 40, 41, 45, 48, 49, 53, LESSON],
    medium: [12, 13, 14, 16, 19, 21, 24, 26, 33, 36, 38, 46, 47, 60, 64, 65],
    hard: [10, 20, 23, 25, 31, 34, 35, 42, 43, 44, 50, 52, 54, 58, 71, 73],
  },
  ulg: {
    easy: [11, 14, 15, 16, 19, 27, 28, 29, 33, 38, 39, 40, 41, 43, 44, LESSON],
    medium: [10, 17, 26, 35, 36, 48, 49, 52, 53, 56, 57, 63, 66, 69, 72, 73],
    hard: [12, 20, 21, 23, 24, 25, 31, 34, 37, 42, 46, 50, 54, 58, 64, 65],
  },
};

/** The names of the known deals of a house. @param difficulty any by default */
export function knownDeals(house: string, difficulty?: string): readonly string[] {
  const known = KNOWN_DEALS[house];
  if (known === undefined) return [];
  const numbers = DIFFICULTIES.filter((one) => one === (difficulty ?? one)).flatMap((one) => known[one]);
  return numbers.map((number) => `java:${number}`);
}

/** The difficulty of a known deal; undefined for other deals. */
export const knownDifficulty = (house: string, deal: string): Difficulty | undefined =>
  DIFFICULTIES.find((one) => knownDeals(house, one).includes(deal));
