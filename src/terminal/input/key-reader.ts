/** Reads keys from the chunks of text that a terminal sends. */
import type { Input, Key } from './keys.js';
import { decodeKeys, decodeRest } from './keys.js';

export class KeyReader {
  private rest = '';

  /** Has a key begun whose end is still to come? */
  get isMidKey(): boolean {
    return this.rest !== '';
  }

  read(text: string): readonly Input[] {
    const { keys, rest } = decodeKeys(this.rest + text);
    this.rest = rest;
    return keys;
  }

  /** To be called when nothing has followed for a while: a waiting escape character was the Escape key. */
  settle(): readonly Key[] {
    const keys = decodeRest(this.rest);
    this.rest = '';
    return keys;
  }
}
