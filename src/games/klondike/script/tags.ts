/** The tags a replay heeds: which game, which house rules, and where the games after the tag start. */
import type { Place } from '../../../core/text/text-error.js';
import { TextError } from '../../../core/text/text-error.js';
import type { Deal } from '../model/deals.js';
import { isNumberAlone, parseDeal } from '../model/deals.js';
import type { Rules } from '../model/rules.js';
import { HOUSES, ULG } from '../model/rules.js';
import { checkGameTag } from '../../../scripts/language/game-tag.js';
import { READERS } from '../../readers.js';
import type { TagItem } from '../../../scripts/language/items.js';
import type { Script } from './script.js';

/** The deal of a `Deal`, `Deck` or `Layout` tag, as it is named in a house. @throws TextError */
export function dealOfTag({ key, text }: TagItem, rules?: Rules): Deal | undefined {
  return key === 'Deal' || key === 'Deck' || key === 'Layout' ? parseDeal(text, rules) : undefined;
}

/** The tag with the whole name of its deal, where a number alone names that. @throws TextError */
export function withWholeName(tag: TagItem, rules: Rules): TagItem {
  const deal = isNumberAlone(tag.text) ? dealOfTag(tag, rules) : undefined;
  return deal === undefined ? tag : { ...tag, text: deal.name };
}

/** The house rules of a `Rules` tag. @throws TextError */
export function rulesOfTag({ key, text }: TagItem): Rules | undefined {
  return key === 'Rules' ? rulesNamed(text) : undefined;
}

/** @throws TextError at a name that is none of ours */
export function rulesNamed(name: string): Rules {
  const rules = HOUSES.find((house) => house.name === name);
  if (rules !== undefined) return rules;
  const known = HOUSES.map((house) => house.name).join(', ');
  throw new TextError(START, name, `the name of house rules: ${known}`);
}

/** The house of a script up to this tag, if any is named. @throws TextError */
export function sameHouse(tag: TagItem, house: Rules | undefined): Rules | undefined {
  const rules = rulesOfTag(tag) ?? house;
  if (house === undefined || rules === house) return rules;
  throw new TextError(START, tag.text, `${house.name}, as before: a script is of one house`);
}

/** The house rules a script names first; `ULG` where it names none. @throws TextError at a name that is none of ours */
export function rulesOf(script: Script): Rules {
  for (const item of script) {
    const rules = item.kind === 'tag' ? rulesOfTag(item) : undefined;
    if (rules !== undefined) return rules;
  }
  return ULG;
}

/** As `rulesOf`; `ULG` also where the name is none of ours. */
export function rulesIfOurs(script: Script): Rules {
  const [first] = script.flatMap((item) => (item.kind === 'tag' && item.key === 'Rules' ? item.text : []));
  return HOUSES.find(({ name }) => name === first) ?? ULG;
}

/** The rules are left to whoever makes the handler: it may play rules of its own. @throws TextError if no replay could heed the tag */
export function checkTag(tag: TagItem): void {
  dealOfTag(tag);
  checkGameTag(tag, 'klondike', READERS);
}

const START: Place = { line: 1, column: 1 };
