/** The steps from one position to one that follows it, found by going on from it once more. */
import { Expander } from './expander.js';
import { LADDER, UPWARDS, stepTo, targetIn } from './moves.js';
import { copyBasis } from './numbers.js';
import type { PositionStore } from './position-store.js';
import { NO_NUMBER } from './position-store.js';
import type { MinimalTable } from './minimal-table.js';
import { packTo, unpackTo } from './position-key.js';

/** Asks an expander for all that follows, and keeps the cheapest steps that lead to the wanted position. */
export class StepsBetween {
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
