/**
 * Best-first search through real positions for a short line. With weight 1 it is A*: the line found is a shortest one,
 * and without one none is shorter than the line known before. A larger weight on the rest of a line finds one sooner.
 */
import type { SearchBudget, Limit } from '../budget.js';
import { Expander } from './expander.js';
import { RestBound } from './rest-bound.js';
import type { MinimalTable } from './minimal-table.js';
import { copyBasis, LADDER, LOCKS_AT, stepTo, targetIn, UPWARDS } from './numbers.js';
import { MOST_LENGTH, NO_NUMBER, NO_NUMBERS, packTo, PositionStore, unpackTo } from './position-store.js';

/** Visits between two looks at the clock, at most: one or two milliseconds. */
const VISITS_A_LOOK = 256;

/** Looks at the clock between two calls that tell how far the search is: every 4096 visits, as `SolveOptions` says. */
const LOOKS_A_TELLING = 16;

/**
 * One search from the first position of a table. The order of a position is its length so far, and its least rest times
 * the weight; of two of the same order the later one comes first. A position met again by a shorter way is gone on from
 * again.
 */
export class LineSearch {
  private readonly store = new PositionStore();
  private readonly queue = new PositionQueue();
  private readonly rest: RestBound;
  private readonly expander: Expander;
  private readonly keys = new Int32Array(3);
  private readonly least: number;
  private readonly weight: number;
  /** Lines of this length and above are not looked for. */
  private most: number;
  /** The position gone on from, and the length of the way to it. */
  private from = NO_NUMBER;
  private length = 0;
  private end = NO_NUMBER;
  /** No position is left that could matter. */
  private isOver = false;

  /** Lengths are those of `lineLength`. */
  constructor(
    private readonly table: MinimalTable,
    private readonly options: {
      /** Lines of this length and above are not looked for. */
      readonly most: number;
      /** What a move of the least rest counts in the order: 1, or more. With more, the first line found ends the search. */
      readonly weight: number;
      /** What a card that lies face down counts besides; with 0 and weight 1 the line found is a shortest one. */
      readonly hidden: number;
      /** The most positions to go on from. */
      readonly visits: number;
    },
  ) {
    this.most = Math.min(options.most, MOST_LENGTH);
    this.weight = options.weight;
    this.rest = new RestBound(table);
    this.expander = new Expander(table, (cost) => this.meet(cost));
    this.least = this.rest.of(table.first);
  }

  get hasFound(): boolean {
    return this.end !== NO_NUMBER;
  }

  /** The length of the line found, or that from which on lines are not looked for. */
  get shortest(): number {
    return this.most;
  }

  /** No line is shorter. Only a search of weight 1 tells. */
  get bound(): number {
    return this.isOver ? this.most : Math.min(this.most, Math.max(this.least, this.queue.first));
  }

  /** Searches until a line is found or none is left to be found; undefined then, or else the limit that was met. */
  run(budget: SearchBudget): Limit | undefined {
    const { expander, queue } = this;
    copyBasis(expander.kid, this.table.first);
    this.meet(0);
    for (let pulse = 0, left = this.options.visits; ; pulse++) {
      const limit = this.limitOf(budget, pulse);
      if (limit !== undefined) return limit;
      const most = Math.min(VISITS_A_LOOK, left, budget.visitsLeft);
      for (let visits = 0; visits < most; visits++) {
        const number = queue.pop();
        if (number === NO_NUMBER || this.isDone()) {
          budget.use(visits);
          this.isOver = true;
          return undefined;
        }
        this.goOnFrom(number);
      }
      budget.use(most);
      left -= most;
      if (left <= 0) return 'visits';
    }
  }

  /** A line was found, and none can be shorter if that is asked for. */
  private isDone(): boolean {
    return this.weight > 1 ? this.hasFound : this.queue.first >= this.most;
  }

  private limitOf(budget: SearchBudget, pulse: number): Limit | undefined {
    if (budget.visitsLeft < 1) return 'visits';
    if (this.store.bytes + this.queue.bytes > budget.bytes) return 'bytes';
    if (pulse % LOOKS_A_TELLING === LOOKS_A_TELLING - 1) budget.tell();
    return budget.limitOfTime();
  }

  private goOnFrom(number: number): void {
    const { store, expander, keys } = this;
    if (!store.close(number)) return;
    store.read(number, keys);
    unpackTo(expander.now, keys);
    this.from = number;
    this.length = store.lengthOf(number);
    expander.expand();
  }

  /** Takes the position that the expander hands on. */
  private meet(cost: number): void {
    const { store, expander, keys } = this;
    const length = this.length + cost + expander.settle();
    const rest = this.rest.of(expander.kid);
    if (length + rest >= this.most) return;
    packTo(keys, expander.kid);
    let number = store.find(keys);
    if (number < 0) number = store.add(keys, length, this.from);
    else if (length < store.lengthOf(number)) store.shorten(number, length, this.from);
    else return;
    if (this.table.isWon(expander.kid)) {
      this.most = length;
      this.end = number;
    } else this.queue.push(this.orderOf(length, rest), number);
  }

  private orderOf(length: number, rest: number): number {
    const hidden = this.table.locks.hiddenCount[this.expander.kid[LOCKS_AT] ?? 0] ?? 0;
    return Math.round(length + this.weight * rest + this.options.hidden * hidden);
  }

  /** The steps of the line found, first to last. */
  steps(): number[] {
    const path: number[] = [];
    for (let at = this.end; at !== NO_NUMBER; at = this.store.before(at)) path.push(at);
    const between = new StepsBetween(this.table, this.store);
    return path.reverse().flatMap((number, at) => between.steps(path[at - 1] ?? NO_NUMBER, number));
  }
}

/** The room of a stack at first; it doubles. It cannot matter: there are at most a few hundred orders. */
const FIRST_LENGTH = 64;

/**
 * Numbers of positions by their order, a small whole number from 0: least first, and of equals the latest first. Each
 * order has a stack.
 */
class PositionQueue {
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

/** Finds the steps from a position to one that follows it: expands it again and keeps the cheapest steps that lead there. */
class StepsBetween {
  private readonly expander: Expander;
  private readonly keys = new Int32Array(3);
  private readonly wanted = new Int32Array(3);
  private cheapest = Infinity;
  private found: readonly number[] = [];

  constructor(
    private readonly table: MinimalTable,
    private readonly store: PositionStore,
  ) {
    this.expander = new Expander(table, (cost, step) => this.compare(cost, step));
  }

  /**
   * The steps from one position of the store to another, first to last; the safe ones after them included.
   * @param from `NO_NUMBER` for the steps to the first position
   * @throws Error if the one does not follow the other: then the search was wrong
   */
  steps(from: number, to: number): readonly number[] {
    const { expander, store, keys, wanted } = this;
    this.cheapest = Infinity;
    store.read(to, wanted);
    if (from === NO_NUMBER) {
      copyBasis(expander.kid, this.table.first);
      expander.settle();
      return [...expander.settled];
    }
    store.read(from, keys);
    unpackTo(expander.now, keys);
    expander.expand();
    if (this.cheapest === Infinity) throw new Error('solver: a position does not follow the one before it');
    return this.found;
  }

  private compare(cost: number, step: number): void {
    const { expander, keys, wanted } = this;
    const whole = cost + expander.settle();
    if (whole >= this.cheapest) return;
    packTo(keys, expander.kid);
    if (keys.some((key, at) => key !== wanted[at])) return;
    this.cheapest = whole;
    this.found = [...stepsOf(step), ...expander.settled];
  }
}

/** A ladder is two steps. */
function stepsOf(step: number): number[] {
  if ((step & LADDER) === 0) return [step];
  return [step & ~LADDER, stepTo(targetIn(step) ^ 1, UPWARDS)];
}
