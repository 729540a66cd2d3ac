/**
 * The tokens of a `.klon` script: comments, tags, checks and words. A bracket of a variation is a word.
 *
 * The player made the moves in a variation first, undid them, and then made the move before the brackets. In the order
 * of play, `stock (t1>t2 t3>f1) t4>t5` is `t1>t2 t3>f1 undo*2 stock t4>t5`.
 */
import { TextError, placeAt } from '../../core/text/text-error.js';
import type { ItemOf } from './items.js';
import type { EventWords } from './language.js';

export interface Token {
  readonly kind: 'comment' | 'tag' | 'check' | 'word';
  /** The token without the signs around it; for a tag, the text between its quotes. */
  readonly text: string;
  /** The key of a tag; empty for other tokens. */
  readonly key: string;
  /** The places where the token and its text start in the script, in characters from 0. */
  readonly offset: number;
  readonly textOffset: number;
}

/**
 * This class looks for ends one character at a time. A pattern for any number of characters can need memory for each of
 * them: unless V8 optimizes it, a long word throws "Maximum call stack size exceeded".
 */
const NOT_SPACE = /\S/g;
const AFTER_WORD = /[\s#{}[\]()]/g;
const TAG = /^\[\s*([A-Za-z][\w-]*)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/d;

/** The longest tag, in characters. */
const LONGEST_TAG = 10_000;

/** @throws TextError if a tag or a check is not closed */
export function* tokensOf(text: string): Generator<Token> {
  for (let at = skipSpace(text, 0); at < text.length;) {
    const token = tokenAt(text, at);
    yield token.token;
    at = skipSpace(text, token.end);
  }
}

interface ReadToken {
  readonly token: Token;
  readonly end: number;
}

function tokenAt(text: string, offset: number): ReadToken {
  switch (text.charAt(offset)) {
    case '#':
      return enclosed(text, offset, 'comment', firstAt(text, '\n', offset));
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

const wordAt = (text: string, offset: number, end: number): ReadToken => ({
  token: { kind: 'word', text: text.slice(offset, end), key: '', offset, textOffset: offset },
  end,
});

/** A check ends with `}`, a comment at the end of its line. */
const enclosed = (text: string, offset: number, kind: 'comment' | 'check', end: number): ReadToken => ({
  token: { kind, text: text.slice(offset + 1, end), key: '', offset, textOffset: offset + 1 },
  end: kind === 'check' ? end + 1 : end,
});

function checkAt(text: string, offset: number): ReadToken {
  const end = firstAt(text, '}', offset);
  if (end === text.length) throw unclosed(text, offset, 'a } at the end of the check');
  return enclosed(text, offset, 'check', end);
}

function tagAt(text: string, offset: number): ReadToken {
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

/** The index of the first such character; the end of the text without one. */
function firstOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

function firstAt(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? text.length : at;
}

/** A token in the order of play. */
export interface PlayedToken {
  readonly token: Token;
  /** The number of brackets around it. */
  readonly depth: number;
  /** Was it played after the variations that follow it in the text? */
  readonly hasVariation: boolean;
  /** Does it close a variation? A token that closes a variation undoes the variation's moves. */
  readonly closesVariation: boolean;
}

/** An event that variations may follow, with its checks, comments and win. */
interface VariationLevel {
  /** The bracket that opened the variation; undefined outside of all brackets. */
  readonly open: Token | undefined;
  tokens: Token[];
  hasVariation: boolean;
}

/** @throws TextError at a bracket that is not closed, was not opened, or has no event before it */
export function* tokensAsPlayed(text: string): Generator<PlayedToken> {
  const outside: VariationLevel = { open: undefined, tokens: [], hasVariation: false };
  const levels = [outside];
  try {
    for (const token of tokensOf(text)) yield* inOrderOfPlay(text, levels, token);
    const { open } = levels.at(-1) ?? outside;
    if (open !== undefined) throw wrongAt(text, open, 'a ) at the end of the variation');
  } catch (error) {
    for (const [depth, level] of levels.entries()) yield* waitingTokens(level, depth); // An earlier word may be wrong, too.
    throw error;
  }
  yield* waitingTokens(outside, 0);
}

/** The tokens that are known to come before this one in play. @param levels the open variations, outermost first */
function* inOrderOfPlay(text: string, levels: VariationLevel[], token: Token): Generator<PlayedToken> {
  const depth = levels.length - 1;
  const level = levels.at(-1);
  if (level === undefined) return;
  if (isSign(token, '(')) {
    if (!level.tokens.some(isEvent)) {
      throw wrongAt(text, token, 'an event before it that the variation replaces');
    }
    level.hasVariation = true;
    levels.push({ open: token, tokens: [], hasVariation: false });
  } else if (isSign(token, ')')) {
    if (depth === 0) throw wrongAt(text, token, 'a ( before it to open the variation');
    yield* waitingTokens(level, depth);
    yield { token, depth, hasVariation: false, closesVariation: true };
    levels.pop();
  } else {
    if (isEvent(token)) yield* waitingTokens(level, depth);
    level.tokens.push(token);
  }
}

/** The tokens that waited for a possible variation. */
function* waitingTokens(level: VariationLevel, depth: number): Generator<PlayedToken> {
  const { tokens, hasVariation } = level;
  level.tokens = [];
  level.hasVariation = false;
  for (const token of tokens) {
    yield { token, depth, hasVariation: hasVariation && isEvent(token), closesVariation: false };
  }
}

const isSign = ({ kind, text }: Token, sign: '(' | ')'): boolean => kind === 'word' && text === sign;

const isEvent = ({ kind, text }: Token): boolean => kind === 'word' && text !== 'win';

const wrongAt = (text: string, { offset, text: word }: Token, expected: string): TextError =>
  new TextError(placeAt(text, offset), word, expected);

/** Counts the moves in variations. */
export class VariationMoves<Call> {
  /** By the number of brackets around them. */
  private readonly counts: number[] = [];

  constructor(private readonly words: EventWords<Call>) {}

  /** The expected form for an error; undefined if the item is allowed here. */
  expectedFor({ depth, hasVariation }: PlayedToken, item: ItemOf<Call, unknown>): string | undefined {
    if (depth === 0 && !hasVariation) return undefined;
    const { isMove: isMoveOf } = this.words;
    if (isMoveOf === undefined) return 'no brackets: scripts of this game have no variations';
    const isMove = item.kind === 'event' && isMoveOf(item.call);
    if (item.kind === 'event' && hasVariation && (!isMove || item.refused)) {
      return 'an accepted move before the variation';
    }
    if (depth === 0) return undefined;
    if (item.kind === 'tag' || (item.kind === 'event' && !isMove)) return 'only moves within a variation';
    if (item.kind === 'event' && !item.refused) this.counts[depth] = (this.counts[depth] ?? 0) + item.times;
    return undefined;
  }

  /** The `undo` that takes back a variation; undefined for a variation without moves. */
  undoWord({ depth }: PlayedToken): string | undefined {
    const { [depth]: count = 0 } = this.counts;
    this.counts[depth] = 0;
    if (count === 0) return undefined;
    return count === 1 ? 'undo' : `undo*${count}`;
  }
}
