/** A storage for specs: keeps what it is given until it is full, and then fails as a browser's does. */
import type { StorageLike } from '../../src/page/game/store.js';

export class Shelf implements StorageLike {
  readonly items = new Map<string, string>();

  /** `room` in characters, keys and values together. */
  constructor(private readonly room = Infinity) {}

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    let size = key.length + text.length;
    for (const [other, value] of this.items) if (other !== key) size += other.length + value.length;
    if (size > this.room) throw new Error('QuotaExceededError');
    this.items.set(key, text);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}
