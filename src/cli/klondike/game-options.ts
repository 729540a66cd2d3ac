/** The options that say by which rules a game of Klondike is played, and from which deal. */
import { TextError } from '../../core/text/text-error.js';
import { tableOf } from '../../doors/houses.js';
import type { Deal } from '../../klondike/deals.js';
import { parseDeal, randomDeal } from '../../klondike/deals.js';
import type { Rules } from '../../klondike/model/rules.js';
import { rulesNamed } from '../../replay/klondike/tags.js';
import { readOption } from '../option.js';

/** The deal that `--deal` names, if it was given. */
export const readDeal = (text: string | undefined): Deal | undefined => readOption('--deal', text, parseDeal);

/**
 * The deal of a name that a player has typed; a number alone is one of the deals that the house draws by itself.
 * @throws Error that says what is wrong with the name
 */
export function dealTyped(typed: string, rules: Rules): Deal {
  const drawn = tableOf(rules).randomDeal?.() ?? randomDeal();
  const number = /^\s*([+-]?\d+)\s*$/.exec(typed)?.[1];
  try {
    return parseDeal(number === undefined ? typed : drawn.name.replace(/[^:]*$/, number));
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    throw new Error(error.message.replace(/^line 1, (column 1: )?/, ''), { cause: error });
  }
}

/** The house rules that `--rules` names, if it was given. */
export const readRules = (text: string | undefined): Rules | undefined =>
  readOption('--rules', text, rulesNamed);
