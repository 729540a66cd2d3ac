/** The steps from one position to one that follows it, found by going on from it once more. */
import { Expander } from './expander.js';
import { LADDER, UPWARDS, stepTo, targetIn } from './moves.js';
import { BASIS_SIZE } from './numbers.js';
import type { PositionStore } from './position-store.js';
import { NO_NUMBER } from './position-store.js';
import type { LineTable } from './line-table.js';
import { packTo, unpackTo } from './line-table.js';

export class StepsBetween {
  private readonly expander: Expander;
  private readonly keys = new Int32Array(3);
  private readonly wanted = new Int32Array(3);
  private cheapest = Infinity;
  private found: readonly number[] = [];

  constructor(
    private readonly table: LineTable,
    private readonly store: PositionStore,
  ) {
    this.expander = new Expander(table, (cost, step) => this.compare(cost, step));
  }

  /** @param from `NO_NUMBER` for the steps to the first position */
  steps(from: number, to: number): readonly number[] {
    const { expander, store, keys, wanted } = this;
    this.cheapest = Infinity;
    store.read(to, wanted);
    if (from === NO_NUMBER) {
      for (let at = 0; at < BASIS_SIZE; at++) expander.kid[at] = this.table.first[at] ?? 0;
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
