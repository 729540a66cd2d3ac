/** Parses JSON into a tree with the place of each value, for error messages. */
import { TextError, placeAt } from './text-error.js';

/** Offsets are in characters from 0. */
export type JsonNode =
  | { readonly kind: 'leaf'; readonly offset: number; readonly value: string | number | boolean | null }
  | { readonly kind: 'list'; readonly offset: number; readonly items: readonly JsonNode[] }
  | JsonObject;

export interface JsonObject {
  readonly kind: 'object';
  readonly offset: number;
  /** In the order in which they are written. A key can occur twice. */
  readonly members: readonly JsonMember[];
}

interface JsonMember {
  readonly key: string;
  readonly keyOffset: number;
  readonly value: JsonNode;
}

/** The deepest nesting of values. */
const DEEPEST = 100;

const SPACE = /[ \t\n\r]*/y;

const TOKEN =
  /[{}[\],:]|"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|[\u007f-\u009f])*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/** The text at a place that has no valid token. */
const WORD = /"[^\n]*|[\w.+-]+|./suy;

/** @throws TextError with line, column, the text there and the expected form */
export function parseJson(text: string): JsonNode {
  const reader = new JsonReader(text);
  const node = reader.value(0);
  reader.end();
  return node;
}

class JsonReader {
  /** The next token; empty at the end. */
  private token = '';
  private offset = 0;

  constructor(private readonly text: string) {
    if (text.startsWith('\uFEFF')) this.offset = 1;
    this.next();
  }

  value(depth: number): JsonNode {
    const { token, offset } = this;
    if (depth > DEEPEST) throw this.wrong(`values nested at most ${DEEPEST} levels deep`);
    if (token === '{') return { kind: 'object', offset, members: this.members(depth) };
    if (token === '[') return { kind: 'list', offset, items: this.items(depth) };
    if (!/^["\w-]/.test(token)) throw this.wrong('a value');
    this.next();
    return { kind: 'leaf', offset, value: JSON.parse(token) as string | number | boolean | null };
  }

  end(): void {
    if (this.token !== '') throw this.wrong('nothing after the value');
  }

  private members(depth: number): JsonMember[] {
    const members: JsonMember[] = [];
    this.separated('}', () => {
      const { token, offset } = this;
      if (!token.startsWith('"')) throw this.wrong('a name in double quotes');
      this.next();
      if (this.token !== ':') throw this.wrong('a colon');
      this.next();
      members.push({ key: JSON.parse(token) as string, keyOffset: offset, value: this.value(depth + 1) });
    });
    return members;
  }

  private items(depth: number): JsonNode[] {
    const items: JsonNode[] = [];
    this.separated(']', () => items.push(this.value(depth + 1)));
    return items;
  }

  private separated(end: string, read: () => void): void {
    this.next();
    if (this.token !== end) {
      read();
      while (this.token !== end) {
        if (this.token !== ',') throw this.wrong(`a comma or ${end}`);
        this.next();
        read();
      }
    }
    this.next();
  }

  private next(): void {
    const { text } = this;
    SPACE.lastIndex = this.offset + this.token.length;
    SPACE.exec(text);
    this.offset = SPACE.lastIndex;
    TOKEN.lastIndex = this.offset;
    this.token = TOKEN.exec(text)?.[0] ?? '';
    if (this.token !== '' || this.offset === text.length) return;
    throw this.wrong(text.startsWith('"', this.offset) ? 'a string in double quotes' : 'JSON');
  }

  private wrong(expected: string): TextError {
    WORD.lastIndex = this.offset;
    const word = this.token === '' ? (WORD.exec(this.text)?.[0] ?? '') : this.token;
    return new TextError(placeAt(this.text, this.offset), word, expected);
  }
}
