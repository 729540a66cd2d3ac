/**
 * Best-first search for a short line. With weight 1 it is A*: a line that it finds is a shortest one, and if it finds
 * none, no line is shorter than the one already known. A larger weight finds a line sooner.
 */
import type { SearchBudget, Limit } from '../budget.js';
import { Expander } from './expander.js';
import { RestBound } from './rest-bound.js';
import type { MinimalTable } from './minimal-table.js';
import { copyBasis, MACRO, LOCKS_AT, stepTo, targetIn, TO_FOUNDATION } from './numbers.js';
import { MOST_LENGTH, NO_NUMBER, NO_NUMBERS, packTo, PositionStore, unpackTo } from './position-store.js';

/** The most visits between two checks of the clock: one or two milliseconds. */
const VISITS_PER_CHECK = 256;

/** Checks of the clock between two progress calls: every 4096 visits, as `SolveOptions` promises. */
const CHECKS_PER_PROGRESS = 16;

/**
 * A search that starts from the first position of a table. The priority of a position is the length of its path plus
 * the weighted lower bound on the rest. If two positions have the same priority, the later one comes first. A position
 * is expanded again if a shorter path to it is found.
 */
export class LineSearch {
  private readonly store = new PositionStore();
  private readonly queue = new PositionQueue();
  private readonly rest: RestBound;
  private readonly expander: Expander;
  private readonly keys = new Int32Array(3);
  private readonly least: number;
  private readonly weight: number;
  /** The search ignores lines of this length or longer. */
  private most: number;
  /** The position being expanded, and the length of the path to it. */
  private from = NO_NUMBER;
  private length = 0;
  private end = NO_NUMBER;
  /** Has the search run out of positions that could matter? */
  private isOver = false;

  /** Lengths are counted as in `lineLength`. */
  constructor(
    private readonly table: MinimalTable,
    private readonly options: {
      /** The search ignores lines of this length or longer. */
      readonly most: number;
      /**
       * The weight of the lower bound in the priority, at least 1. Above 1, the search ends with the first line it
       * finds.
       */
      readonly weight: number;
      /**
       * The extra cost of each face-down card in the priority. With 0 and weight 1, the line found is a shortest one.
       */
      readonly hidden: number;
      /** The most positions to expand. */
      readonly visits: number;
    },
  ) {
    this.most = Math.min(options.most, MOST_LENGTH);
    this.weight = options.weight;
    this.rest = new RestBound(table);
    this.expander = new Expander(table, (cost) => this.addChild(cost));
    this.least = this.rest.of(table.first);
  }

  get hasFound(): boolean {
    return this.end !== NO_NUMBER;
  }

  /** The length of the line found or, without one, the length from which the search ignores lines. */
  get shortest(): number {
    return this.most;
  }

  /** No line is shorter than this. This is valid only for weight 1. */
  get bound(): number {
    return this.isOver ? this.most : Math.min(this.most, Math.max(this.least, this.queue.first));
  }

  /**
   * Searches until it finds a line or proves that none exists. In both cases it returns undefined, otherwise the limit
   * that it reached.
   */
  run(budget: SearchBudget): Limit | undefined {
    const { expander, queue } = this;
    copyBasis(expander.child, this.table.first);
    this.addChild(0);
    for (let pulse = 0, left = this.options.visits; ; pulse++) {
      const limit = this.limitOf(budget, pulse);
      if (limit !== undefined) return limit;
      const most = Math.min(VISITS_PER_CHECK, left, budget.visitsLeft);
      for (let visits = 0; visits < most; visits++) {
        const number = queue.pop();
        if (number === NO_NUMBER || this.isDone()) {
          budget.use(visits);
          this.isOver = true;
          return undefined;
        }
        this.expand(number);
      }
      budget.use(most);
      left -= most;
      if (left <= 0) return 'visits';
    }
  }

  /** Has the search found a line that is good enough? With weight 1, no line may be shorter. */
  private isDone(): boolean {
    return this.weight > 1 ? this.hasFound : this.queue.first >= this.most;
  }

  private limitOf(budget: SearchBudget, pulse: number): Limit | undefined {
    if (budget.visitsLeft < 1) return 'visits';
    if (this.store.bytes + this.queue.bytes > budget.bytes) return 'bytes';
    if (pulse % CHECKS_PER_PROGRESS === CHECKS_PER_PROGRESS - 1) budget.reportProgress();
    return budget.limitOfTime();
  }

  private expand(number: number): void {
    const { store, expander, keys } = this;
    if (!store.close(number)) return;
    store.read(number, keys);
    unpackTo(expander.now, keys);
    this.from = number;
    this.length = store.lengthOf(number);
    expander.expand();
  }

  /** Receives a successor from the expander. */
  private addChild(cost: number): void {
    const { store, expander, keys } = this;
    const length = this.length + cost + expander.playSafe();
    const rest = this.rest.of(expander.child);
    if (length + rest >= this.most) return;
    packTo(keys, expander.child);
    let number = store.find(keys);
    if (number < 0) number = store.add(keys, length, this.from);
    else if (length < store.lengthOf(number)) store.shorten(number, length, this.from);
    else return;
    if (this.table.isWon(expander.child)) {
      this.most = length;
      this.end = number;
    } else this.queue.push(this.priorityOf(length, rest), number);
  }

  private priorityOf(length: number, rest: number): number {
    const hidden = this.table.locks.hiddenCount[this.expander.child[LOCKS_AT] ?? 0] ?? 0;
    return Math.round(length + this.weight * rest + this.options.hidden * hidden);
  }

  /** The steps of the line found, first to last. */
  steps(): number[] {
    const path: number[] = [];
    for (let at = this.end; at !== NO_NUMBER; at = this.store.previousOf(at)) path.push(at);
    const between = new StepsBetween(this.table, this.store);
    return path.reverse().flatMap((number, at) => between.steps(path[at - 1] ?? NO_NUMBER, number));
  }
}

/**
 * The initial size of a stack; it doubles when full. It hardly matters: a search has at most a few hundred priorities.
 */
const FIRST_LENGTH = 64;

/** A queue of positions by priority, from 0: lowest first and, for equal priorities, latest first. */
class PositionQueue {
  /** The memory that all stacks use now. */
  bytes = 0;
  /** The queue is empty below this priority. */
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

  /** Removes and returns the first position; `NO_NUMBER` if none is left. */
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

/** Finds the cheapest steps from a position to its successor, by expanding the position again. */
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
   * The steps from one position in the store to another, first to last, including the safe steps that follow.
   * @param from `NO_NUMBER` for the steps to the first position
   * @throws Error if `to` is not a successor of `from`, which is a bug in the search
   */
  steps(from: number, to: number): readonly number[] {
    const { expander, store, keys, wanted } = this;
    this.cheapest = Infinity;
    store.read(to, wanted);
    if (from === NO_NUMBER) {
      copyBasis(expander.child, this.table.first);
      expander.playSafe();
      return [...expander.safeSteps];
    }
    store.read(from, keys);
    unpackTo(expander.now, keys);
    expander.expand();
    if (this.cheapest === Infinity)
      throw new Error('solver: a position is not a successor of the one before it');
    return this.found;
  }

  private compare(cost: number, step: number): void {
    const { expander, keys, wanted } = this;
    const whole = cost + expander.playSafe();
    if (whole >= this.cheapest) return;
    packTo(keys, expander.child);
    if (keys.some((key, at) => key !== wanted[at])) return;
    this.cheapest = whole;
    this.found = [...stepsOf(step), ...expander.safeSteps];
  }
}

/** Splits a step with `MACRO` into two steps: one card moves aside, and the card under it goes up. */
function stepsOf(step: number): number[] {
  if ((step & MACRO) === 0) return [step];
  return [step & ~MACRO, stepTo(targetIn(step) ^ 1, TO_FOUNDATION)];
}
