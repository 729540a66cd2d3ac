/** The tokens of a `.klon` script: comments, tags, checks and words. */
import { TextError, placeAt } from '../../core/text/text-error.js';

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

const SPACE = /\s*/y;
const COMMENT = /#([^\n]*)/y;
const TAG = /\[\s*([A-Za-z][\w-]*)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/dy;
const CHECK = /\{([^}]*)\}/y;
const WORD = /[^\s#{}[\]]+|[\]}]/y;

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
      return enclosed(text, offset, { kind: 'comment', pattern: COMMENT, expected: 'a comment' });
    case '{':
      return enclosed(text, offset, {
        kind: 'check',
        pattern: CHECK,
        expected: 'a } at the end of the check',
      });
    case '[':
      return tagAt(text, offset);
    default:
      return wordAt(text, offset);
  }
}

function wordAt(text: string, offset: number): Reading {
  WORD.lastIndex = offset;
  const word = WORD.exec(text)?.[0] ?? '';
  return {
    token: { kind: 'word', text: word, key: '', offset, textOffset: offset },
    end: offset + word.length,
  };
}

interface Signs {
  readonly kind: 'comment' | 'check';
  readonly pattern: RegExp;
  readonly expected: string;
}

function enclosed(text: string, offset: number, { kind, pattern, expected }: Signs): Reading {
  pattern.lastIndex = offset;
  const match = pattern.exec(text);
  if (match === null) throw unclosed(text, offset, expected);
  const token = { kind, text: match[1] ?? '', key: '', offset, textOffset: offset + 1 };
  return { token, end: offset + match[0].length };
}

function tagAt(text: string, offset: number): Reading {
  TAG.lastIndex = offset;
  const match = TAG.exec(text);
  if (match === null) throw unclosed(text, offset, 'a tag such as [Deal "java:12345"]');
  const [all, key = '', quoted = ''] = match;
  const textOffset = match.indices?.[2]?.[0] ?? offset;
  return { token: { kind: 'tag', text: quoted, key, offset, textOffset }, end: offset + all.length };
}

function unclosed(text: string, offset: number, expected: string): TextError {
  const [word = ''] = /^[^\n]*/.exec(text.slice(offset, offset + 200)) ?? [];
  return new TextError(placeAt(text, offset), word.trimEnd(), expected);
}

function skipSpace(text: string, offset: number): number {
  SPACE.lastIndex = offset;
  SPACE.exec(text);
  return SPACE.lastIndex;
}
