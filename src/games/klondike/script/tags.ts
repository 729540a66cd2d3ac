/** The tags that a replay follows: the game, the house rules, and the deal of the games after the tag. */
import type { FieldsOf } from '../../../core/given.js';
import { checkGiven, checkOptions } from '../../../core/given.js';
import type { Place } from '../../../core/text/text-error.js';
import { TextError } from '../../../core/text/text-error.js';
import type { Deal } from '../model/deals.js';
import { isNumberAlone, parseDeal } from '../model/deals.js';
import { checkRules } from '../model/check-rules.js';
import { readHouse } from '../model/house.js';
import type { Rules } from '../model/rules.js';
import { HOUSES, ULG } from '../model/rules.js';
import { checkGameTag, checkScript } from '../../../scripts/language/items.js';
import { READERS } from '../../readers.js';
import type { TagItem } from '../../../scripts/language/items.js';
import type { Script } from './script.js';

/** The house rules that a script can name. */
export interface HouseOptions {
  /** Rules of your own, in addition to `HOUSES`. If a name occurs in both, yours count. */
  readonly houses?: readonly Rules[] | undefined;
}

/** The deal of a `Deal`, `Deck` or `Layout` tag, under the rules of a house. @throws TextError */
export function dealOfTag({ key, text }: TagItem, rules?: Rules): Deal | undefined {
  return key === 'Deal' || key === 'Deck' || key === 'Layout' ? parseDeal(text, rules) : undefined;
}

/** The tag with the full name of its deal, if it had only a number. @throws TextError */
export function withWholeName(tag: TagItem, rules: Rules): TagItem {
  const deal = isNumberAlone(tag.text) ? dealOfTag(tag, rules) : undefined;
  return deal === undefined ? tag : { ...tag, text: deal.name };
}

/** The house rules of a `Rules` tag. @throws TextError */
function rulesOfTag({ key, text }: TagItem, options?: HouseOptions): Rules | undefined {
  return key === 'Rules' ? rulesNamed(text, options) : undefined;
}

/** The rules with this name, with or without changes. @throws TextError if the house is unknown */
export const rulesNamed = (name: string, options?: HouseOptions): Rules => readHouse(name, housesIn(options));

/**
 * The house of a script up to this tag; undefined if no tag names one yet.
 * @throws TextError if the tag names a different house
 */
export function sameHouse(tag: TagItem, house: Rules | undefined): Rules | undefined {
  const rules = rulesOfTag(tag) ?? house;
  if (house === undefined || rules?.name === house.name) return rules;
  throw new TextError(START, tag.text, `${house.name}, as before: a script is of one house`);
}

/**
 * The first house rules that a script names; `ULG` if it doesn't name any.
 * @throws TextError if the name is neither in `houses` nor in `HOUSES`
 */
export function rulesOf(script: Script, options?: HouseOptions): Rules {
  checkScript(script);
  for (const item of script) {
    const rules = item.kind === 'tag' ? rulesOfTag(item, options) : undefined;
    if (rules !== undefined) return rules;
  }
  return ULG;
}

/** Like `rulesOf`, but returns `ULG` if the house is unknown. */
export function rulesIfKnown(script: Script, options?: HouseOptions): Rules {
  const [first] = script.flatMap((item) => (item.kind === 'tag' && item.key === 'Rules' ? item.text : []));
  try {
    return first === undefined ? ULG : rulesNamed(first, options);
  } catch (error) {
    if (error instanceof TextError) return ULG;
    throw error;
  }
}

/** Your own houses and `HOUSES`. @throws TypeError or RangeError unless the options have an array of rules */
function housesIn(options: HouseOptions = {}): readonly Rules[] {
  checkOptions(options, { houses: true } satisfies FieldsOf<HouseOptions>);
  const { houses = [] } = options;
  checkGiven('houses', houses, 'an array');
  for (const own of houses) checkRules(own);
  return [...houses, ...HOUSES.filter(({ name }) => houses.every((own) => own.name !== name))];
}

/**
 * Doesn't check the rules, because the handler may have its own.
 * @throws TextError if no replay can follow the tag
 */
export function checkTag(tag: TagItem): void {
  dealOfTag(tag);
  checkGameTag(tag, 'klondike', READERS);
}

const START: Place = { line: 1, column: 1 };
