/** Makes repeatable random choices for games. Uses mulberry32, which is independent of the package's own code. */
import type { Random } from '../../src/core/random.js';

export class Chance implements Random {
  constructor(private state: number) {}

  nextInt(bound: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.nextInt(items.length)];
    if (item === undefined) throw new Error('cannot pick from an empty list');
    return item;
  }
}
