/** The seeds of games. `random` gives a random game, and any other seed gives the same game each time. */
import { secureNumber } from '../../../../core/random.js';
import { valueText } from '../../../../core/given.js';
import type { Deal } from '../../model/deals.js';
import { dotnetDeal } from '../../model/deals.js';
import { ArgumentOutOfRangeException } from './exceptions.js';

export const SEEDS = { random: -1, min: 0, max: 1_000_000 } as const;

/** @throws ArgumentOutOfRangeException unless the seed is a whole number from -1, a random deal, to 1,000,000 */
export function dealOfSeed(seed: number): Deal {
  if (seed === SEEDS.random) return dotnetDeal(secureNumber() % (SEEDS.max + 1));
  if (!Number.isInteger(seed) || seed < SEEDS.min || seed > SEEDS.max) {
    throw new ArgumentOutOfRangeException(
      `a seed must be a whole number from ${SEEDS.random} to ${SEEDS.max}, not ${valueText(seed)}`,
    );
  }
  return dotnetDeal(seed);
}
