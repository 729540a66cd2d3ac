/** Keys from the chunks in which a terminal sends them. */
import type { Key } from './keys.js';
import { decodeKeys, decodeRest } from './keys.js';

export class KeyReader {
  private rest = '';

  /** Did what was read begin a key whose end is still to come? */
  get isMidKey(): boolean {
    return this.rest !== '';
  }

  read(text: string): readonly Key[] {
    const { keys, rest } = decodeKeys(this.rest + text);
    this.rest = rest;
    return keys;
  }

  /** Nothing followed for a while: an escape that waited for more was the escape key. */
  settle(): readonly Key[] {
    const keys = decodeRest(this.rest);
    this.rest = '';
    return keys;
  }
}
