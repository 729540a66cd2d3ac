/** The part of an address that names a game of Monte Carlo: `#game=montecarlo&deal=java:4711`. */
import { TextError } from '../../core/text/text-error.js';
import type { Deal } from '../../games/montecarlo/model/deals.js';
import { parseDeal } from '../../games/montecarlo/model/deals.js';
import type { Words } from '../game/link.js';
import { addressWith, reading } from '../game/link.js';

/** @throws Error that says what is wrong with the name, which is one line */
export const readDeal = (name: string): Deal => reading(parseDeal, name);

/** The deal a link leads to; undefined where it names the game alone. @throws Error that says what is wrong with it */
export function readTarget({ deal, rules }: Words): Deal | undefined {
  if (rules !== undefined) reading(refuseRules, rules);
  return deal === undefined ? undefined : readDeal(deal);
}

function refuseRules(name: string): never {
  throw new TextError({ line: 1, column: 1 }, name, 'no rules: Monte Carlo Solitaire has no houses');
}

/** The address of a page, with the deal in place of whatever part it named. */
export const linkTo = (address: string, deal: string): string =>
  addressWith(address, { game: 'montecarlo', deal });
