/**
 * Depth-first search over sets of cards. Exact keys ensure that each position is expanded once. The search ends when
 * the game is won, no position is left, or it reaches a limit. After github.com/vuonghy2442/lonelybot: arrangements of
 * cards that allow the same continuations count as one position. `start.ts` explains why sets are enough.
 */
import { ALL_UP, HEIGHT_KEYS, heightKey } from './heights.js';
import { PositionTable } from './position-table.js';
import { FACE_DOWN, HEIGHTS, LEFT, LOCK_KEY, NUMBERS, PASS, Position } from './position.js';
import type { CardSetSearch, SearchEnd, SearchOptions } from './search.js';
import { VISITS_PER_CHECK } from './search.js';
import type { SearchStart } from './start.js';
import { NO_STEP, StepFinder } from './step-finder.js';
import { BACK, cardOfStep, HIGH_FIRST, kindOf, listOf } from './steps.js';

/** A pass that no position has, because not all card bits are set. */
const UNUSED_PASS = 1 << 24;

/** The search in TypeScript. */
export class SetSearch implements CardSetSearch {
  visits = 0;
  private readonly position: Position;
  private readonly table: PositionTable;
  private readonly finder: StepFinder;
  private readonly list: Int32Array;
  private readonly stack = new StepStack();

  constructor(
    private readonly start: SearchStart,
    private readonly options: SearchOptions,
  ) {
    this.position = new Position(start);
    this.finder = new StepFinder(start, this.position.now);
    this.table = new PositionTable(options.visits, options.bytes);
    this.list = listOf(options.order);
  }

  get stored(): number {
    return this.table.count;
  }

  get steps(): readonly number[] {
    return this.stack.steps;
  }

  end(): void {
    // Nothing to release: no other search shares this memory.
  }

  run(visits = this.options.visits): SearchEnd {
    const { table, options } = this;
    for (;;) {
      this.makeForcedSteps();
      this.visits++;
      if (this.isNew()) {
        if (this.isWon()) return 'won';
        if (table.isFull) return 'bytes';
        this.expand();
      }
      if (!this.advance()) return 'lost';
      if (this.visits >= visits) return 'visits';
      if (this.visits % VISITS_PER_CHECK === 0 && options.isOver?.(this.visits) === true) return 'stopped';
    }
  }

  /** Makes the next pending step. Returns false if none is left. */
  private advance(): boolean {
    const step = this.stack.takeNext(this.position.now);
    if (step < 0) return false;
    this.make(step);
    return true;
  }

  private make(step: number): void {
    this.stack.addToPath(step);
    this.position.make(step);
  }

  private isNew(): boolean {
    const { now } = this.position;
    const pass = now[PASS] ?? 0;
    const locks = Math.imul(now[LOCK_KEY] ?? 0, HEIGHT_KEYS) + heightKey(now[HEIGHTS] ?? 0);
    // The key can be 0 only for a full stock of 24. Such a stock has only one pass, so another number can stand for it.
    const stock = ~((now[LEFT] ?? 0) | (pass << 24)) || UNUSED_PASS;
    return this.table.add(stock, locks | ((pass >> 8) << 31));
  }

  /** Is the game won, or can it finish itself with no card face down? */
  private isWon(): boolean {
    const { now } = this.position;
    if (now[FACE_DOWN] !== 0) return false;
    const left = now[LEFT] ?? 0;
    if (this.start.isWonEarly) return (left & (left - 1)) === 0;
    return this.start.reach.isFree || now[HEIGHTS] === ALL_UP;
  }

  /**
   * Makes all steps that need no alternative, but makes none while a card that came back still waits for its follow-up.
   */
  private makeForcedSteps(): void {
    if (this.broughtBack >= 0) return;
    for (let step = this.finder.firstStep(); step !== NO_STEP; step = this.finder.firstStep())
      this.make(step);
  }

  /** The card that the last step brought back from a foundation, or -1. */
  private get broughtBack(): number {
    const last = this.stack.lastStep;
    return kindOf(last) === BACK ? cardOfStep(last) : -1;
  }

  /** Pushes the position, with all its steps. */
  private expand(): void {
    const { stack } = this;
    stack.push(this.position.now);
    const { broughtBack, finder } = this;
    const sets = broughtBack < 0 ? finder.findSteps() : finder.findStepsAfter(broughtBack);
    for (const item of this.list) {
      const set = item & 7;
      stack.addSteps(item, sets[set] ?? 0, sets[set + 8] ?? 0);
    }
  }
}

/** A frame: a position, then the lengths of the pending list and of the path at that time. */
const FRAME = NUMBERS + 2;
const PENDING = NUMBERS;
const PATH = NUMBERS + 1;

/** More steps than one position can have, and more than 52, the most safe steps in a row. */
const MOST_STEPS = 64;

/**
 * A frame for each position on the path to the current one. All frames share one list of pending steps and one path.
 */
class StepStack {
  private frames: Int32Array = new Int32Array(FRAME * 256);
  /** The steps still to try, for all positions. */
  private pending: Int32Array = new Int32Array(256 * 8);
  private pendingEnd = 0;
  private path: Int32Array = new Int32Array(256 * 4);
  private pathEnd = 0;
  /** Index of the top frame. */
  private top = -FRAME;

  /** The steps of the path, first to last. */
  get steps(): readonly number[] {
    return [...this.path.subarray(0, this.pathEnd)];
  }

  /** The last step of the path, or 0 if the path is empty. Step 0 brings no card back. */
  get lastStep(): number {
    return this.pathEnd === 0 ? 0 : (this.path[this.pathEnd - 1] ?? 0);
  }

  /** Adds a step to the path. */
  addToPath(step: number): void {
    this.path[this.pathEnd++] = step;
  }

  push(now: Int32Array): void {
    this.makeRoom();
    const top = (this.top += FRAME);
    const { frames } = this;
    for (let at = 0; at < NUMBERS; at++) frames[top + at] = now[at] ?? 0;
    frames[top + PENDING] = this.pendingEnd;
    frames[top + PATH] = this.pathEnd;
  }

  /** Takes the next pending step and writes its position to `now`. Returns -1 if none is left. */
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

  /** Adds steps of one kind to the top position. @param item as in `listOf` */
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
