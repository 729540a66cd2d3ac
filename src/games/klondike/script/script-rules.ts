/** The house rules that a script names. */
import type { Place } from '../../../core/text/text-error.js';
import { TextError } from '../../../core/text/text-error.js';
import type { TagItem } from '../../../scripts/language/items.js';
import { checkScript } from '../../../scripts/language/items.js';
import { isNumberAlone } from '../model/deals.js';
import type { Rules } from '../model/rules.js';
import { ULG } from '../model/rules.js';
import type { Script } from './script.js';
import type { HouseOptions } from './tags.js';
import { dealOfTag, rulesNamed } from './tags.js';

/** The tag, with the full name of its deal if it had only a number. @throws TextError */
export function withWholeName(tag: TagItem, rules: Rules): TagItem {
  const deal = isNumberAlone(tag.text) ? dealOfTag(tag, rules) : undefined;
  return deal === undefined ? tag : { ...tag, text: deal.name };
}

/** The house rules that a `Rules` tag names. @throws TextError */
function rulesOfTag({ key, text }: TagItem, options?: HouseOptions): Rules | undefined {
  return key === 'Rules' ? rulesNamed(text, options) : undefined;
}

/**
 * The house that a script has named up to this tag; undefined if no tag names one yet.
 * @throws TextError if the tag names a different house
 */
export function sameHouse(tag: TagItem, house: Rules | undefined): Rules | undefined {
  const rules = rulesOfTag(tag) ?? house;
  if (house === undefined || rules?.name === house.name) return rules;
  throw new TextError(START, tag.text, `${house.name}, as before: a script has one house`);
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

/** Like `rulesOf`, but returns `ULG` if there is no such house. */
export function rulesIfKnown(script: Script, options?: HouseOptions): Rules {
  const [first] = script.flatMap((item) => (item.kind === 'tag' && item.key === 'Rules' ? item.text : []));
  try {
    return first === undefined ? ULG : rulesNamed(first, options);
  } catch (error) {
    if (error instanceof TextError) return ULG;
    throw error;
  }
}

const START: Place = { line: 1, column: 1 };
