/** Deals by names that players type. */
import { plainName } from '../../../core/text/deal-name.js';
import type { Deal } from './deals.js';
import { parseDeal } from './deals.js';
import type { Rules } from './rules.js';

/** The deal of a name that was typed or pasted: as `Java:12 345`, too. @throws TextError */
export const readDeal = (typed: string, rules?: Rules): Deal => parseDeal(plainName(typed), rules);
