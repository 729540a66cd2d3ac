/**
 * Depth-first search over sets of cards with exact keys: every position is looked at once, until the game is won, no
 * position is left, or a limit is met. After github.com/vuonghy2442/lonelybot: cards that lie alike for all that can
 * follow are one position. Why sets are enough is told in `start.ts`.
 */
import { ALL_UP, HEIGHT_KEYS, heightKey } from './heights.js';
import { PositionTable } from './position-table.js';
import { FACE_DOWN, HEIGHTS, LEFT, LOCK_KEY, PASS } from './position-numbers.js';
import { Position } from './position.js';
import type { SearchEnd, Search, SearchOptions } from './search.js';
import { VISITS_A_PULSE } from './search.js';
import type { Start } from './start.js';
import { BACK, cardOfStep, kindOf, listOf } from './steps.js';
import { NO_STEP, StepFinder } from './step-finder.js';
import { StepStack } from './step-stack.js';

/** A pass that no position has: the bits of the cards are not all set. */
const ANOTHER_PASS = 1 << 24;

/** The search in TypeScript. */
export class SetSearch implements Search {
  visits = 0;
  private readonly position: Position;
  private readonly table: PositionTable;
  private readonly finder: StepFinder;
  private readonly list: Int32Array;
  private readonly stack = new StepStack();

  constructor(
    private readonly start: Start,
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
    // What this search holds is nobody else's.
  }

  run(visits = this.options.visits): SearchEnd {
    const { table, options } = this;
    for (;;) {
      this.settle();
      this.visits++;
      if (this.isNew()) {
        if (this.isWon()) return 'won';
        if (table.isFull) return 'bytes';
        this.expand();
      }
      if (!this.toNext()) return 'lost';
      if (this.visits >= visits) return 'visits';
      if (this.visits % VISITS_A_PULSE === 0 && options.isOver?.(this.visits) === true) return 'stopped';
    }
  }

  /** Makes the next pending step; false if none is left. */
  private toNext(): boolean {
    const step = this.stack.takeNext(this.position.now);
    if (step < 0) return false;
    this.make(step);
    return true;
  }

  private make(step: number): void {
    this.stack.note(step);
    this.position.make(step);
  }

  private isNew(): boolean {
    const { now } = this.position;
    const pass = now[PASS] ?? 0;
    const locks = Math.imul(now[LOCK_KEY] ?? 0, HEIGHT_KEYS) + heightKey(now[HEIGHTS] ?? 0);
    // 0 if no card was taken from a stock of 24, which has one pass only: the number stands for another one then.
    const stock = ~((now[LEFT] ?? 0) | (pass << 24)) || ANOTHER_PASS;
    return this.table.add(stock, locks | ((pass >> 8) << 31));
  }

  /** Won, or no card lies face down and the rest plays itself. */
  private isWon(): boolean {
    const { now } = this.position;
    if (now[FACE_DOWN] !== 0) return false;
    const left = now[LEFT] ?? 0;
    if (this.start.wonEarly) return (left & (left - 1)) === 0;
    return this.start.reach.isFree || now[HEIGHTS] === ALL_UP;
  }

  /** Plays what is played at once: nothing while a card that came back waits for what it makes possible. */
  private settle(): void {
    if (this.broughtBack >= 0) return;
    for (let step = this.finder.firstStep(); step !== NO_STEP; step = this.finder.firstStep())
      this.make(step);
  }

  /** The card that the last step brought back from a foundation, or -1. */
  private get broughtBack(): number {
    const last = this.stack.lastStep;
    return kindOf(last) === BACK ? cardOfStep(last) : -1;
  }

  /** Puts the position on the stack, with all its steps. */
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
