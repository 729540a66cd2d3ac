/** Parses the text of a Klondike script into its items. */
import type { Rules } from '../model/rules.js';
import type { TagItem } from '../../../scripts/language/items.js';
import { checkTags, parseIn } from '../../../scripts/language/parse.js';
import { LANGUAGE } from './language.js';
import type { Script } from './script.js';
import type { HouseOptions } from './tags.js';
import { rulesIfKnown, sameHouse, withWholeName } from './tags.js';

/**
 * Deals get their whole names, even if the text has only a number, which the house makes a deal of. A `Rules`
 * tag may name any rules: `rulesOf` looks them up.
 * @throws TextError naming line, column, the word there and what was expected
 */
export function parseScript(text: string, options?: HouseOptions): Script {
  const script = parseIn(LANGUAGE, text);
  const rules = rulesIfKnown(script, options);
  const named = new Map<number, TagItem>();
  checkTags(text, script, (tag, index) => named.set(index, withWholeName(tag, rules)));
  return script.map((item, index) => named.get(index) ?? item);
}

/**
 * A script for our own houses.
 * @throws TextError, also at a `Rules` tag that names none of them, or another one than before
 */
export function parseHouseScript(text: string): Script {
  const script = parseScript(text);
  let house: Rules | undefined;
  checkTags(text, script, (tag) => {
    house = sameHouse(tag, house);
  });
  return script;
}
