/** The positions on the way to the one that a search is at, with the steps still to be tried of each. */
import { NUMBERS } from './position-numbers.js';
import { HIGH_FIRST } from './steps.js';

/** A position on the stack, and after it how long the list of pending steps and the path were. */
const FRAME = NUMBERS + 2;
const PENDING = NUMBERS;
const PATH = NUMBERS + 1;

/** More steps than one position can have, or than can be safe in a row: each of those puts up one of 52 cards. */
const MOST_STEPS = 64;

/**
 * A frame for each position. The steps still to be tried of all of them lie behind each other in one list, and so do the
 * steps of the way.
 */
export class StepStack {
  private frames: Int32Array = new Int32Array(FRAME * 256);
  /** Steps still to be tried, of all positions. */
  private pending: Int32Array = new Int32Array(256 * 8);
  private pendingEnd = 0;
  private path: Int32Array = new Int32Array(256 * 4);
  private pathEnd = 0;
  /** Where the topmost position begins. */
  private top = -FRAME;

  /** The steps of the way, first to last. */
  get steps(): readonly number[] {
    return [...this.path.subarray(0, this.pathEnd)];
  }

  /** The last step of the way; 0 if there is none, which brings no card back either. */
  get lastStep(): number {
    return this.pathEnd === 0 ? 0 : (this.path[this.pathEnd - 1] ?? 0);
  }

  /** Adds a step to the way. */
  note(step: number): void {
    this.path[this.pathEnd++] = step;
  }

  /** Puts a position on the stack. */
  push(now: Int32Array): void {
    this.makeRoom();
    const top = (this.top += FRAME);
    const { frames } = this;
    for (let at = 0; at < NUMBERS; at++) frames[top + at] = now[at] ?? 0;
    frames[top + PENDING] = this.pendingEnd;
    frames[top + PATH] = this.pathEnd;
  }

  /** Takes the next step still to be tried and writes the position it is made in to `now`; -1 if none is left. */
  takeNext(now: Int32Array): number {
    const { frames, pending } = this;
    let { top } = this;
    while (this.pendingEnd === frames[top + PENDING]) {
      top -= FRAME;
      if (top < 0) return -1;
    }
    this.top = top;
    for (let at = 0; at < NUMBERS; at++) now[at] = frames[top + at] ?? 0;
    this.pathEnd = frames[top + PATH] ?? 0;
    return pending[--this.pendingEnd] ?? 0;
  }

  private makeRoom(): void {
    if (this.top + 2 * FRAME > this.frames.length) this.frames = doubled(this.frames);
    if (this.pendingEnd + MOST_STEPS > this.pending.length) this.pending = doubled(this.pending);
    if (this.pathEnd + MOST_STEPS > this.path.length) this.path = doubled(this.path);
  }

  /** Adds steps of a kind to the topmost position. @param item as in `listOf` */
  addSteps(item: number, low: number, high: number): void {
    const { pending } = this;
    const kind = (item >> 4) << 6;
    let end = this.pendingEnd;
    if ((item & HIGH_FIRST) !== 0) {
      for (; low !== 0; low &= low - 1) pending[end++] = kind | (31 - Math.clz32(low & -low));
      for (; high !== 0; high &= high - 1) pending[end++] = kind | (63 - Math.clz32(high & -high));
    } else {
      for (; high !== 0; high &= ~(0x80000000 >>> Math.clz32(high)))
        pending[end++] = kind | (63 - Math.clz32(high));
      for (; low !== 0; low &= ~(0x80000000 >>> Math.clz32(low)))
        pending[end++] = kind | (31 - Math.clz32(low));
    }
    this.pendingEnd = end;
  }
}

function doubled(numbers: Int32Array): Int32Array {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
