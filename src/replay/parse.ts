/** From the text of a `.klon` script to its items. */
import type { Place } from '../core/text-error.js';
import { TextError, placeAt } from '../core/text-error.js';
import type { Entry } from '../core/words.js';
import { entriesBySemicolon } from '../core/words.js';
import type { Rules } from '../klondike/model/rules.js';
import { FACTS, readFact } from '../klondike/notation/frame.js';
import { readNumber } from '../core/values.js';
import { readEvent } from './event-text.js';
import type { CheckItem, Item, Script, ScriptFact, TagItem } from './script.js';
import { MOST_CALLS } from './script.js';
import { checkTag, sameHouse } from './tags.js';
import type { Token } from './tokens.js';
import { tokensOf } from './tokens.js';

/** @throws TextError naming line, column, the word there and what was expected */
export function parseScript(text: string): Script {
  const script: Item[] = [];
  const known = new Map<string, Item>();
  let calls = 0;
  for (const token of tokensOf(text)) {
    const item = readKnown(known, text, token);
    if (item.kind === 'event') calls += item.times;
    if (calls > MOST_CALLS) throw wrong(text, token, `a script of at most ${MOST_CALLS} events`);
    script.push(item);
  }
  return script;
}

/** A script for houses of our own. @throws TextError also at a `Rules` tag that names none of them, or another than one before */
export function parseHouseScript(text: string): Script {
  const script = parseScript(text);
  let house: Rules | undefined;
  for (const [index, item] of script.entries()) {
    try {
      if (item.kind === 'tag') house = sameHouse(item, house);
    } catch (error) {
      throw error instanceof TextError ? error.within(placeOfItem(text, index)) : error;
    }
  }
  return script;
}

/** Where an item of `parseScript(text)` stands, by its index. */
export function placeOfItem(text: string, index: number): Place {
  let count = 0;
  for (const { offset } of tokensOf(text)) {
    if (count === index) return placeAt(text, offset);
    count++;
  }
  return placeAt(text, text.length);
}

/** The same word is the same item: a script has few different ones. */
function readKnown(known: Map<string, Item>, text: string, token: Token): Item {
  if (token.kind !== 'word') return readItem(text, token);
  const item = known.get(token.text) ?? readItem(text, token);
  known.set(token.text, item);
  return item;
}

/** @throws TextError */
export function readItem(text: string, token: Token): Item {
  switch (token.kind) {
    case 'comment':
      return { kind: 'comment', text: token.text.trim() };
    case 'tag':
      return within(text, token, readTag);
    case 'check':
      return within(text, token, readCheck);
    case 'word':
      return readWord(text, token);
  }
}

function readWord(text: string, token: Token): Item {
  if (token.text === 'win') return { kind: 'win' };
  const reading = readEvent(token.text);
  if ('expected' in reading) throw wrong(text, token, reading.expected);
  return reading.event;
}

function readTag({ key, text: quoted }: Token): TagItem {
  const tag: TagItem = { kind: 'tag', key, text: unquoted(quoted) };
  checkTag(tag);
  return tag;
}

/** A backslash stands before a quotation mark or another backslash; `\n` is a line break. */
const unquoted = (quoted: string): string =>
  quoted.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

function readCheck({ text }: Token): CheckItem {
  const facts = entriesBySemicolon(text).map(readScriptFact);
  if (facts.length === 0) throw new TextError({ line: 1, column: 1 }, '}', 'a fact, such as moves: 4');
  return { kind: 'check', facts };
}

function readScriptFact(entry: Entry): ScriptFact {
  const isRefreshed = entry.key.text === 'refreshed' && entry.hasColon;
  return isRefreshed
    ? { fact: 'refreshed', times: readNumber(entry) }
    : readFact(entry, `${FACTS}, refreshed:`);
}

/** Reads what stands between a token's signs; the place of an error is told only when there is one. */
function within(text: string, token: Token, read: (token: Token) => Item): Item {
  try {
    return read(token);
  } catch (error) {
    throw error instanceof TextError ? error.within(placeAt(text, token.textOffset)) : error;
  }
}

const wrong = (text: string, { offset, text: word }: Token, expected: string): TextError =>
  new TextError(placeAt(text, offset), word, expected);
