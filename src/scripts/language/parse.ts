/** Reads the text of a `.klon` script as items, and the game that its `Game` tag names. */
import { checkGiven } from '../../core/given.js';
import type { Place } from '../../core/text/text-error.js';
import { TextError, placeAt } from '../../core/text/text-error.js';
import type { Entry } from '../../core/text/words.js';
import { entriesBySemicolon, readNumber } from '../../core/text/words.js';
import { readEvent } from './event-word.js';
import type { CheckItemOf, ItemOf, ScriptFactOf, TagItem } from './items.js';
import { MOST_CALLS } from './items.js';
import type { FactWords, Language, NamedFact } from './language.js';
import type { PlayedToken, Token } from './tokens.js';
import { VariationMoves, tokensAsPlayed, tokensOf } from './tokens.js';

/** @throws TextError with line, column, the word there and the expected form; TypeError if it isn't a string */
export function parseIn<Call, Fact extends NamedFact>(
  language: Language<Call, Fact>,
  text: string,
): ItemOf<Call, Fact>[] {
  checkGiven('a script', text, 'a string');
  const script: ItemOf<Call, Fact>[] = [];
  /** Items, keyed by their text. Equal words share one item, because most words of a script occur often. */
  const known = new Map<string, ItemOf<Call, Fact>>();
  const variations = new VariationMoves(language);
  let calls = 0;
  for (const played of tokensAsPlayed(text)) {
    const token = played.closesVariation ? backFrom(played, text, variations) : played.token;
    if (calls > 0) checkLateTag(language, text, token);
    const before = token.kind === 'word' ? known.get(token.text) : undefined;
    const item = before ?? readItem(language, text, token);
    if (token.kind === 'word') known.set(token.text, item);
    const expected = played.closesVariation ? undefined : variations.expectedFor(played, item);
    if (expected !== undefined) throw wrong(text, token, expected);
    if (item.kind === 'event') calls += item.times;
    if (calls > MOST_CALLS) throw wrong(text, token, `a script of at most ${MOST_CALLS} events`);
    script.push(item);
  }
  return script;
}

/** The `undo` that replaces the bracket at the end of a variation. @throws TextError if the variation has no move */
function backFrom<Call>(played: PlayedToken, text: string, variations: VariationMoves<Call>): Token {
  const word = variations.undoWord(played);
  if (word === undefined) throw wrong(text, played.token, 'a move before it, within the variation');
  return { ...played.token, text: word };
}

/** @throws TextError if a `Game` tag after the first event names another game */
function checkLateTag<Call, Fact extends NamedFact>(
  { untagged }: Language<Call, Fact>,
  text: string,
  token: Token,
): void {
  if (token.kind !== 'tag' || token.key !== 'Game') return;
  if (token.text === (gameOf(text) ?? untagged)) return;
  const expected = 'one game per file: the Game tag comes before the first event';
  throw new TextError(placeAt(text, token.textOffset), token.text, expected);
}

/**
 * The place of the item with this index, from 0, in a parsed text; the end of the text if the index is too high. The
 * `undo` after a variation has the place of the closing bracket.
 */
export function placeOfItem(text: string, index: number): Place {
  checkGiven('text', text, 'a string');
  checkGiven('index', index, 'a number');
  let count = 0;
  for (const { token } of tokensAsPlayed(text)) {
    if (count === index) return placeAt(text, token.offset);
    count++;
  }
  return placeAt(text, text.length);
}

/**
 * Calls `check` for each tag of a parsed text.
 * @throws TextError from `check`, with the tag's place
 */
export function checkTags<Call, Fact>(
  text: string,
  script: readonly ItemOf<Call, Fact>[],
  check: (tag: TagItem, index: number) => void,
): void {
  for (const [index, item] of script.entries()) {
    try {
      if (item.kind === 'tag') check(item, index);
    } catch (error) {
      throw error instanceof TextError ? error.within(placeOfItem(text, index)) : error;
    }
  }
}

/** @throws TextError */
export function readItem<Call, Fact extends NamedFact>(
  language: Language<Call, Fact>,
  text: string,
  token: Token,
): ItemOf<Call, Fact> {
  switch (token.kind) {
    case 'comment':
      return { kind: 'comment', text: token.text.trim() };
    case 'tag':
      return within(text, token, () => readTag(token, language.checkTag));
    case 'check':
      return within(text, token, () => readCheck(language, token));
    case 'word':
      return readWord(language, text, token);
  }
}

function readWord<Call, Fact extends NamedFact>(
  language: Language<Call, Fact>,
  text: string,
  token: Token,
): ItemOf<Call, Fact> {
  if (token.text === 'win') return { kind: 'win' };
  const reading = readEvent(language, token.text);
  if ('expected' in reading) throw wrong(text, token, reading.expected);
  return reading.event;
}

function readTag({ key, text }: Token, checkTag: (tag: TagItem) => void): TagItem {
  const tag: TagItem = { kind: 'tag', key, text: unquoted(text) };
  checkTag(tag);
  return tag;
}

/** A backslash escapes a quotation mark or another backslash; `\n` is a line break. */
const unquoted = (quoted: string): string =>
  quoted.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

function readCheck<Fact extends NamedFact>(words: FactWords<Fact>, { text }: Token): CheckItemOf<Fact> {
  const facts = entriesBySemicolon(text).map((entry) => readScriptFact(words, entry));
  if (facts.length === 0) throw new TextError({ line: 1, column: 1 }, '}', `a fact, such as ${words.aFact}`);
  return { kind: 'check', facts };
}

function readScriptFact<Fact extends NamedFact>(
  { readFact, facts }: FactWords<Fact>,
  entry: Entry,
): ScriptFactOf<Fact> {
  const isRefreshed = entry.key.text === 'refreshed' && entry.hasColon;
  return isRefreshed
    ? { fact: 'refreshed', times: readNumber(entry) }
    : readFact(entry, `${facts}, refreshed:`);
}

/** Reads the text of a token, and computes the token's place only for an error. */
function within<Item>(text: string, token: Token, read: () => Item): Item {
  try {
    return read();
  } catch (error) {
    throw error instanceof TextError ? error.within(placeAt(text, token.textOffset)) : error;
  }
}

const wrong = (text: string, { offset, text: word }: Token, expected: string): TextError =>
  new TextError(placeAt(text, offset), word, expected);

/** The game that a script names before its first event. */
export function gameOf(text: string): string | undefined {
  try {
    for (const { kind, key, text: name } of tokensOf(text)) {
      if (kind === 'word') break;
      if (kind === 'tag' && key === 'Game') return name;
    }
  } catch (error) {
    if (!(error instanceof TextError)) throw error; // The parser reports what is wrong.
  }
  return undefined;
}
