/**
 * Splits texts into words with their places, and reads numbers, cards and deal names from the words. All parsers in
 * this package use these words.
 */
import type { Card } from '../card.js';
import { parseCard } from '../card.js';
import { faultInDeck } from '../deck.js';
import { checkGiven } from '../given.js';
import type { Place } from './text-error.js';
import { TextError } from './text-error.js';

export interface Word extends Place {
  readonly text: string;
}

/**
 * An entry: `key: words`, or `key words` without a colon. An entry is one line of a text, or a part between semicolons.
 */
export interface Entry {
  /** The first word, without the colon. */
  readonly key: Word;
  readonly hasColon: boolean;
  readonly words: readonly Word[];
}

/** The words of a text, separated by white space. A semicolon is a separate word. @throws TypeError unless it is a string */
export function wordsOf(text: string): Word[] {
  checkGiven('text', text, 'a string');
  const words: Word[] = [];
  let line = 1;
  let lineStart = 0;
  for (const match of text.matchAll(/\n|;|[^\s;]+/g)) {
    if (match[0] === '\n') {
      line++;
      lineStart = match.index + 1;
    } else {
      words.push({ text: match[0], line, column: match.index - lineStart + 1 });
    }
  }
  return words;
}

/** An empty word right after the last word, or at the beginning of a text without words. */
export function endOf(words: readonly Word[]): Word {
  const { line, column, text } = words.at(-1) ?? { line: 1, column: 1, text: '' };
  return { text: '', line, column: column + text.length };
}

/**
 * The entries of a text, separated by line breaks or semicolons.
 * @throws TextError if an entry starts with a colon
 */
export function entriesOf(text: string): Entry[] {
  return grouped(wordsOf(text), (word, first) => word.line === first.line).map(readEntry);
}

/** The entries of a text, separated by semicolons only. @throws TextError if an entry starts with a colon */
export function entriesBySemicolon(text: string): Entry[] {
  return grouped(wordsOf(text), () => true).map(readEntry);
}

type WordGroup = [Word, ...Word[]];

/** Groups the words between semicolons. A word for which `joins` is false begins a new group. */
function grouped(words: readonly Word[], joins: (word: Word, first: Word) => boolean): WordGroup[] {
  const groups: WordGroup[] = [];
  let group: WordGroup | undefined;
  for (const word of words) {
    if (word.text === ';') group = undefined;
    else if (group !== undefined && joins(word, group[0])) group.push(word);
    else groups.push((group = [word]));
  }
  return groups;
}

/** An empty word at the place right after the colon, where an entry's first word is missing. */
export const missingWord = ({ key }: Entry): Word => ({
  text: '',
  line: key.line,
  column: key.column + key.text.length + 1,
});

function readEntry([first, ...rest]: readonly [Word, ...Word[]]): Entry {
  const colon = first.text.indexOf(':');
  if (colon < 0) return { key: first, hasColon: false, words: rest };
  if (colon === 0) throw new TextError(first, first.text, 'a name before the colon');
  const key = { ...first, text: first.text.slice(0, colon) };
  const tail = { ...first, text: first.text.slice(colon + 1), column: first.column + colon + 1 };
  return { key, hasColon: true, words: tail.text === '' ? rest : [tail, ...rest] };
}

/** The number of an entry. @throws TextError unless it is one whole number of at most 15 digits */
export function readNumber(entry: Entry): number {
  const { key, words } = entry;
  const [word = missingWord(entry), extra] = words;
  if (!/^\d{1,15}$/.test(word.text)) {
    throw new TextError(word, word.text, `a whole number for ${key.text}, of 15 digits at most`);
  }
  if (extra !== undefined) throw new TextError(extra, extra.text, `one number for ${key.text}`);
  return Number(word.text);
}

/** @throws TextError unless the word is a card */
export function readCard(word: Word): Card {
  const card = parseCard(word.text);
  if (card === undefined) throw new TextError(word, word.text, 'a card such as Ah, Td or 10d');
  return card;
}

/** @throws TextError unless the words name each of the 52 cards once */
export function readDeck(words: readonly Word[]): Card[] {
  const cards = words.map(readCard);
  const fault = faultInDeck(cards);
  if (fault === undefined) return cards;
  const word = words[fault.at] ?? endOf(words);
  throw new TextError(word, word.text, fault.expected);
}

/**
 * The seed in a word such as `java:12345` or `pysol:ms12345`, or `12345` alone.
 * @throws TextError unless it is a whole number from `min` to `max`
 */
export function readSeed(word: Word, { min, max }: { readonly min: bigint; readonly max: bigint }): bigint {
  const [before = '', ms] = /^[^:]*:(ms)?/.exec(word.text) ?? [];
  const digits = word.text.slice(before.length);
  const seed = /^[+-]?\d{1,40}$/.test(digits) ? BigInt(digits) : undefined;
  if (seed === undefined || seed < min || seed > max) {
    const place = before === '' ? '' : ` after ${ms ?? 'the colon'}`;
    throw new TextError(word, word.text, `a whole number from ${min} to ${max}${place}`);
  }
  return seed;
}
