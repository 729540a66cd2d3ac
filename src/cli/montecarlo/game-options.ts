/** The options that say which game of Monte Carlo Solitaire is played first. */
import { readSeed } from '../../core/text/deck-text.js';
import { JAVA_SEEDS } from '../../core/random/java-random.js';
import type { Deal } from '../../montecarlo/deals.js';
import { gameDeal, parseDeal } from '../../montecarlo/deals.js';
import { readOption } from '../option.js';
import { UsageError } from '../usage.js';

/** Each as in the usage; what is undefined was not given. */
export interface FirstGame {
  readonly game?: string | undefined;
  readonly deal?: string | undefined;
}

/** The deal of the first game, if it was given. @throws UsageError for both options, and for one that cannot be read */
export function readMonteCarloDeal({ game, deal }: FirstGame): Deal | undefined {
  if (game !== undefined && deal !== undefined)
    throw new UsageError('--game and --deal both say which game is first: give one of them');
  return readOption('--game', game, readGame) ?? readOption('--deal', deal, parseDeal);
}

const readGame = (text: string): Deal => gameDeal(readSeed({ text, line: 1, column: 1 }, JAVA_SEEDS));
