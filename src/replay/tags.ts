/** The tags a replay heeds: which game, which house rules, and where the games after the tag start. */
import type { Place } from '../core/text-error.js';
import { TextError } from '../core/text-error.js';
import type { Deal } from '../klondike/deals.js';
import { parseDeal } from '../klondike/deals.js';
import type { Rules } from '../klondike/model/rules.js';
import { HOUSES, ULG } from '../klondike/model/rules.js';
import type { Script, TagItem } from './script.js';

/** The deal of a `Deal`, `Deck` or `Layout` tag. @throws TextError */
export function dealOfTag({ key, text }: TagItem): Deal | undefined {
  return key === 'Deal' || key === 'Deck' || key === 'Layout' ? parseDeal(text) : undefined;
}

/** The house rules of a `Rules` tag. @throws TextError */
export function rulesOfTag({ key, text }: TagItem): Rules | undefined {
  if (key !== 'Rules') return undefined;
  const rules = HOUSES.find((house) => house.name === text);
  if (rules !== undefined) return rules;
  const known = HOUSES.map((house) => house.name).join(', ');
  throw new TextError(START, text, `the name of house rules: ${known}`);
}

/** The house rules a script names first; `ULG` where it names none. */
export function rulesOf(script: Script): Rules {
  for (const item of script) {
    const rules = item.kind === 'tag' ? rulesOfTag(item) : undefined;
    if (rules !== undefined) return rules;
  }
  return ULG;
}

/** @throws TextError if a replay could not heed the tag; `start` is where its text begins */
export function checkTag(tag: TagItem, start: Place): void {
  try {
    dealOfTag(tag);
    rulesOfTag(tag);
    checkGame(tag);
  } catch (error) {
    throw error instanceof TextError ? moved(error, start) : error;
  }
}

const START: Place = { line: 1, column: 1 };

function checkGame({ key, text }: TagItem): void {
  if (key === 'Game' && text !== 'klondike') throw new TextError(START, text, 'the name of a game: klondike');
}

/** The error of a text that stands on one line within another. */
const moved = ({ column, word, expected }: TextError, start: Place): TextError =>
  new TextError({ line: start.line, column: start.column + column - 1 }, word, expected);
