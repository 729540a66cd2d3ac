/** From the text of a script of Klondike to its items. */
import type { Rules } from '../../klondike/model/rules.js';
import { checkTags, parseIn } from '../script/parse.js';
import { LANGUAGE } from './language.js';
import type { Script } from './script.js';
import { sameHouse } from './tags.js';

/** @throws TextError naming line, column, the word there and what was expected */
export function parseScript(text: string): Script {
  return parseIn(LANGUAGE, text);
}

/** A script for houses of our own. @throws TextError also at a `Rules` tag that names none of them, or another than one before */
export function parseHouseScript(text: string): Script {
  const script = parseScript(text);
  let house: Rules | undefined;
  checkTags(text, script, (tag) => {
    house = sameHouse(tag, house);
  });
  return script;
}
