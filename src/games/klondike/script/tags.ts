/** The tags that a replay follows. They name the game, the house rules, and the deal of the games after the tag. */
import type { FieldsOf } from '../../../core/given.js';
import { checkGiven, checkOptions } from '../../../core/given.js';
import type { Deal } from '../model/deals.js';
import { parseDeal } from '../model/deals.js';
import { checkRules } from '../model/check-rules.js';
import { readHouse } from '../model/house.js';
import type { Rules } from '../model/rules.js';
import { HOUSES } from '../model/rules.js';
import { checkGameTag } from '../../../scripts/language/items.js';
import { READERS } from '../../readers.js';
import type { TagItem } from '../../../scripts/language/items.js';

/** The house rules that a script can name. */
export interface HouseOptions {
  /** Rules of your own, in addition to `HOUSES`. If a name occurs in both, your rules are used. */
  readonly houses?: readonly Rules[] | undefined;
}

/** The deal that a `Deal`, `Deck` or `Layout` tag names, under the rules of a house. @throws TextError */
export function dealOfTag({ key, text }: TagItem, rules?: Rules): Deal | undefined {
  return key === 'Deal' || key === 'Deck' || key === 'Layout' ? parseDeal(text, rules) : undefined;
}

/** The rules with this name, with or without changes. @throws TextError if the house is unknown */
export const rulesNamed = (name: string, options?: HouseOptions): Rules => readHouse(name, housesIn(options));

/** Your own houses and `HOUSES`. @throws TypeError or RangeError unless the options have an array of rules */
function housesIn(options: HouseOptions = {}): readonly Rules[] {
  checkOptions(options, { houses: true } satisfies FieldsOf<HouseOptions>);
  const { houses = [] } = options;
  checkGiven('houses', houses, 'an array');
  for (const own of houses) checkRules(own);
  return [...houses, ...HOUSES.filter(({ name }) => houses.every((own) => own.name !== name))];
}

/**
 * Doesn't check the rules, because the handler may use different ones.
 * @throws TextError if no replay can follow the tag
 */
export function checkTag(tag: TagItem): void {
  dealOfTag(tag);
  checkGameTag(tag, 'klondike', READERS);
}
