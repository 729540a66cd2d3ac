/** Parses Klondike scripts, and prints them from items or from calls. */
import type { Rules } from '../model/rules.js';
import type { MadeCallOf, TagItem } from '../../../scripts/language/items.js';
import { checkTags, parseIn } from '../../../scripts/language/parse.js';
import { LANGUAGE } from './language.js';
import type { EventItem, Script } from './script.js';
import type { HouseOptions } from './tags.js';
import { rulesIfKnown, sameHouse, withWholeName } from './script-rules.js';
import { printIn, printVariationsIn } from '../../../scripts/language/print.js';
import { eventsOf as eventsOfCalls } from '../../../scripts/language/items.js';
import type { KlondikeCall } from '../contract/handler.js';

/**
 * Parses a script. If the text has only the number of a deal, the item gets the deal's full name. A `Rules` tag may
 * name any rules, because `rulesOf` looks them up.
 * @throws TextError with the line, the column, the wrong word and the expected form
 */
export function parseScript(text: string, options?: HouseOptions): Script {
  const script = parseIn(LANGUAGE, text);
  const rules = rulesIfKnown(script, options);
  const named = new Map<number, TagItem>();
  checkTags(text, script, (tag, index) => named.set(index, withWholeName(tag, rules)));
  return script.map((item, index) => named.get(index) ?? item);
}

/**
 * Parses a script for the package's own houses.
 * @throws TextError, also at a `Rules` tag that names an unknown house, or a second house
 */
export function parseHouseScript(text: string): Script {
  const script = parseScript(text);
  let house: Rules | undefined;
  checkTags(text, script, (tag) => {
    house = sameHouse(tag, house);
  });
  return script;
}

/**
 * Events share lines of up to 80 characters. Each game begins on a new line. Everything else has a separate line.
 */
export function printScript(script: Script): string {
  return printIn(LANGUAGE, script);
}

/**
 * The game with its variations, in which undone moves are in brackets after the moves that replaced them. Parsing the
 * text gives the same moves, branches and position. Checks, comments and refused events are left out.
 */
export function printVariations(script: Script): string {
  return printVariationsIn(LANGUAGE, script);
}

/** Joins consecutive stock clicks, and consecutive undos, into one item. */
export const eventsOf = (made: readonly MadeCallOf<KlondikeCall>[]): EventItem[] =>
  eventsOfCalls<EventItem['call']>(
    made,
    ({ event }, other) => (event === 'clickStock' || event === 'undo') && other.event === event,
  );
