/** The options that say by which rules a game of Klondike is played, and from which deal. */
import type { Deal } from '../../klondike/deals.js';
import { parseDeal } from '../../klondike/deals.js';
import type { Rules } from '../../klondike/model/rules.js';
import { rulesNamed } from '../../replay/klondike/tags.js';
import { readOption } from '../option.js';

/** The deal that `--deal` names, if it was given. */
export const readDeal = (text: string | undefined): Deal | undefined => readOption('--deal', text, parseDeal);

/** The house rules that `--rules` names, if it was given. */
export const readRules = (text: string | undefined): Rules | undefined =>
  readOption('--rules', text, rulesNamed);
