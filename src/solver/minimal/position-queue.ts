/** Numbers of positions in an order told by small whole numbers, least first; of equals the latest comes first. */
import { NO_NUMBER, NO_NUMBERS } from './position-store.js';

/** The room of a stack at first; it doubles. It cannot matter: there are at most a few hundred orders. */
const FIRST_LENGTH = 64;

/** A stack for each order. `order` is a whole number from 0, `number` one of a `PositionStore`. */
export class PositionQueue {
  /** The bytes that all stacks take now. */
  bytes = 0;
  /** No number waits below this order. */
  first = 0;
  private readonly stacks: Int32Array[] = [];
  private readonly counts: number[] = [];

  push(order: number, number: number): void {
    while (this.stacks.length <= order) {
      this.stacks.push(NO_NUMBERS);
      this.counts.push(0);
    }
    const count = this.counts[order] ?? 0;
    if (count === this.stacks[order]?.length) this.grow(order, Math.max(FIRST_LENGTH, 2 * count));
    (this.stacks[order] ?? NO_NUMBERS)[count] = number;
    this.counts[order] = count + 1;
    if (order < this.first) this.first = order;
  }

  /** Takes out the first of them; `NO_NUMBER` if none is left. */
  pop(): number {
    const { counts, stacks } = this;
    while (counts[this.first] === 0) this.grow(this.first++, 0);
    const count = counts[this.first];
    if (count === undefined) return NO_NUMBER;
    counts[this.first] = count - 1;
    return stacks[this.first]?.[count - 1] ?? NO_NUMBER;
  }

  private grow(order: number, room: number): void {
    const stack = this.stacks[order] ?? NO_NUMBERS;
    if (stack.length === room) return;
    const other = new Int32Array(room);
    if (room > 0) other.set(stack);
    this.bytes += other.byteLength - stack.byteLength;
    this.stacks[order] = other;
  }
}
