/** The tokens of a `.klon` script: comments, tags, checks and words. A bracket round a variation is a word. */
import { placeAt } from '../../core/text/place-at.js';
import { TextError } from '../../core/text/text-error.js';

export interface Token {
  readonly kind: 'comment' | 'tag' | 'check' | 'word';
  /** The token without the signs around it; for a tag, the text between its quotes. */
  readonly text: string;
  /** The key of a tag; empty for other tokens. */
  readonly key: string;
  /** Where the token begins in the script, and where its text begins, in characters from 0. */
  readonly offset: number;
  readonly textOffset: number;
}

/**
 * Ends are looked for one character at a time. A pattern that takes any number of characters at once can need memory for
 * each of them: where V8 does not optimize it, it throws "Maximum call stack size exceeded" in the midst of a long word.
 */
const NOT_SPACE = /\S/g;
const AFTER_WORD = /[\s#{}[\]()]/g;
const TAG = /^\[\s*([A-Za-z][\w-]*)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/d;

/** No tag is longer, in characters. */
const LONGEST_TAG = 10_000;

/** @throws TextError if a tag or a check is not closed */
export function* tokensOf(text: string): Generator<Token> {
  for (let at = skipSpace(text, 0); at < text.length;) {
    const token = tokenAt(text, at);
    yield token.token;
    at = skipSpace(text, token.end);
  }
}

interface Reading {
  readonly token: Token;
  readonly end: number;
}

function tokenAt(text: string, offset: number): Reading {
  switch (text.charAt(offset)) {
    case '#':
      return enclosed(text, offset, { kind: 'comment', end: firstAt(text, '\n', offset), after: 0 });
    case '{':
      return checkAt(text, offset);
    case '[':
      return tagAt(text, offset);
    case ']':
    case '}':
    case '(':
    case ')':
      return wordAt(text, offset, offset + 1);
    default:
      return wordAt(text, offset, firstOf(AFTER_WORD, text, offset));
  }
}

const wordAt = (text: string, offset: number, end: number): Reading => ({
  token: { kind: 'word', text: text.slice(offset, end), key: '', offset, textOffset: offset },
  end,
});

interface Enclosed {
  readonly kind: 'comment' | 'check';
  readonly end: number;
  /** The signs at the end that belong to it. */
  readonly after: number;
}

const enclosed = (text: string, offset: number, { kind, end, after }: Enclosed): Reading => ({
  token: { kind, text: text.slice(offset + 1, end), key: '', offset, textOffset: offset + 1 },
  end: end + after,
});

function checkAt(text: string, offset: number): Reading {
  const end = firstAt(text, '}', offset);
  if (end === text.length) throw unclosed(text, offset, 'a } at the end of the check');
  return enclosed(text, offset, { kind: 'check', end, after: 1 });
}

function tagAt(text: string, offset: number): Reading {
  const match = TAG.exec(text.slice(offset, offset + LONGEST_TAG));
  if (match === null) throw unclosed(text, offset, 'a tag such as [Deal "java:12345"]');
  const [all, key = '', quoted = ''] = match;
  const textOffset = offset + (match.indices?.[2]?.[0] ?? 0);
  return { token: { kind: 'tag', text: quoted, key, offset, textOffset }, end: offset + all.length };
}

function unclosed(text: string, offset: number, expected: string): TextError {
  const line = text.slice(offset, firstAt(text, '\n', offset));
  return new TextError(placeAt(text, offset), line.trimEnd(), expected);
}

const skipSpace = (text: string, offset: number): number => firstOf(NOT_SPACE, text, offset);

/** Where the first such character stands; the end of the text if there is none. */
function firstOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

function firstAt(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? text.length : at;
}

/** The game that a script names; undefined if it names none before its first event. */
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
