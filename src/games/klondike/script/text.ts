/** Klondike scripts as text: parses it, and prints it from items or from calls that were made. */
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

/**
 * Events share lines of up to 80 characters, and each game begins a new line. Everything else has a line of
 * its own.
 */
export function printScript(script: Script): string {
  return printIn(LANGUAGE, script);
}

/**
 * What was played, with variations: what was undone stands in brackets behind what was played in its place. Read again,
 * it has the same moves, branches and standing. Checks, comments and refused events are left out.
 */
export function printVariations(script: Script): string {
  return printVariationsIn(LANGUAGE, script);
}

/** Equal stock clicks and undos in a row are one item. */
export const eventsOf = (made: readonly MadeCallOf<KlondikeCall>[]): EventItem[] =>
  eventsOfCalls<EventItem['call']>(
    made,
    ({ event }, other) => (event === 'clickStock' || event === 'undo') && other.event === event,
  );
