/** A fake storage for specs. When it is full, it fails like a browser's storage. */
import type { StorageLike } from '../../src/page/game/store.js';

export class FakeStorage implements StorageLike {
  readonly items = new Map<string, string>();

  /** `room` counts the characters of keys and values. */
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
