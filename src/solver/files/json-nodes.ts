/**
 * JSON whose parts know their place in the text, so that an error can name it. Deals need objects, lists and strings
 * only; nothing else is read.
 */
import { placeAt } from '../../core/text/place-at.js';
import { TextError } from '../../core/text/text-error.js';
import type { Word } from '../../core/text/words.js';

export type JsonNode = JsonText | JsonList | JsonFields;

/** A string without its quotes. Its word begins after the first of them. */
export interface JsonText {
  readonly kind: 'text';
  readonly word: Word;
}

export interface JsonList {
  readonly kind: 'list';
  /** The bracket that opens it. */
  readonly word: Word;
  readonly items: readonly JsonNode[];
}

export interface JsonFields {
  readonly kind: 'fields';
  /** The brace that opens it. */
  readonly word: Word;
  readonly fields: readonly JsonField[];
}

export interface JsonField {
  readonly key: Word;
  readonly value: JsonNode;
}

/** @throws TextError unless the text is one object, list or string */
export function readJson(text: string): JsonNode {
  const tokens = tokensOf(text);
  const node = readNode(tokens);
  const { text: rest, ...place } = tokens.next();
  if (rest !== '') throw new TextError(place, rest, 'nothing after the deal');
  return node;
}

interface Tokens {
  /** The next token, an empty word at the end of the text. */
  readonly next: () => Word;
  /** As `next`, but the token stays the next. */
  readonly peek: () => Word;
}

function tokensOf(text: string): Tokens {
  const words = [...text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g)].map((match): Word => ({
    text: match[0],
    ...placeAt(text, match.index),
  }));
  const end: Word = { text: '', ...placeAt(text, text.trimEnd().length) };
  let at = 0;
  const peek = (): Word => words[at] ?? end;
  return {
    peek,
    next: () => {
      const word = peek();
      at++;
      return word;
    },
  };
}

function readNode(tokens: Tokens): JsonNode {
  const word = tokens.next();
  if (word.text === '{') return { kind: 'fields', word, fields: readItems(tokens, '}', readField) };
  if (word.text === '[') return { kind: 'list', word, items: readItems(tokens, ']', readNode) };
  return { kind: 'text', word: readString(word) };
}

/** What stands between commas up to the closing bracket, which is read as well. */
function readItems<Item>(tokens: Tokens, close: string, read: (tokens: Tokens) => Item): Item[] {
  const items: Item[] = [];
  if (tokens.peek().text === close) {
    tokens.next();
    return items;
  }
  for (;;) {
    items.push(read(tokens));
    const word = tokens.next();
    if (word.text === close) return items;
    if (word.text !== ',') throw new TextError(word, word.text, `a comma or ${close}`);
  }
}

function readField(tokens: Tokens): JsonField {
  const key = readString(tokens.next());
  const colon = tokens.next();
  if (colon.text !== ':') throw new TextError(colon, colon.text, 'a colon');
  return { key, value: readNode(tokens) };
}

function readString(word: Word): Word {
  if (/^".*"$/.test(word.text)) return { ...word, text: word.text.slice(1, -1), column: word.column + 1 };
  throw new TextError(word, word.text, 'a string in double quotes, a list or an object');
}
