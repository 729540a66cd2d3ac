/** The options that say by which rules a game of Klondike is played, and from which deal. */
import { TextError, faultInLine } from '../../core/text/text-error.js';
import type { Deal } from '../../games/klondike/model/deals.js';
import { parseDeal } from '../../games/klondike/model/deals.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { rulesNamed } from '../../games/klondike/script/tags.js';
import { readOption } from '../option.js';

/** The deal that `--deal` names in a house, if it was given. */
export const readDeal = (text: string | undefined, rules?: Rules): Deal | undefined =>
  readOption('--deal', text, (name) => parseDeal(name, rules));

/** The deal of a name that a player has typed in a house. @throws Error that says what is wrong with the name */
export function dealTyped(typed: string, rules: Rules): Deal {
  try {
    return parseDeal(typed, rules);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    throw new Error(faultInLine(error), { cause: error });
  }
}

/** The house rules that `--rules` names, if it was given. */
export const readRules = (text: string | undefined): Rules | undefined =>
  readOption('--rules', text, rulesNamed);
