/**
 * The neighbourhood of a position: all positions reachable by steps that can be taken back, where placed cards go up to
 * the foundations and come back. The neighbourhood ends at forward steps, which can never be undone. A forward step
 * turns up a card, empties a pile, or plays a stock card.
 */
import { HIGH, LOW, lowestOf } from '../card-index.js';
import { HEIGHT_KEYS, heightKey, heightsSum } from '../heights.js';
import { HEIGHTS, LEFT, LOCKED, PASS, Position, REACHED } from '../position.js';
import type { SearchStart } from '../start.js';
import { NO_STEP, StepFinder } from '../step-finder.js';
import { cardOfStep, kindOf, KINDS, SETS, stepOf, UP_FROM_STOCK, UP_FROM_TABLEAU } from '../steps.js';

/** A position in the neighbourhood. */
export interface NearPosition {
  /** The position, as in `position.ts`. */
  readonly now: Int32Array;
  /** The shortest path to it, including the safe steps on the way. */
  readonly steps: readonly number[];
}

/** A forward step, and the positions where it can be made, nearest first. */
export interface ForwardStep {
  readonly step: number;
  readonly positions: readonly NearPosition[];
  /** Is this step always harmless? */
  readonly isSafe: boolean;
}

/** A set of cards, by their indexes. */
export interface CardBits {
  readonly low: number;
  readonly high: number;
}

/** @param indexes the card indexes, 0 to 51, in any order */
export const cardBits = (indexes: readonly number[]): CardBits => ({
  low: indexes.reduce((set, card) => set | (LOW[card] ?? 0), 0),
  high: indexes.reduce((set, card) => set | (HIGH[card] ?? 0), 0),
});

/** The letters in `SETS` for forward steps. */
const FORWARD = 'LUSD';

/** The letters in `SETS` for steps that can be taken back. */
const REVERSIBLE = 'PF';

/** The search for a useful step continues after these steps. */
const CONTINUED = 'PDF';

/** The indexes in `SETS` for steps that are useful in themselves. */
const USEFUL = ['L', 'U', 'S'].map((letter) => SETS.indexOf(letter));

/** The positions reachable without a forward step, and the forward steps from there. Searches breadth-first. */
export class Neighbourhood {
  /** Nearest first. */
  readonly positions: NearPosition[] = [];
  private readonly position: Position;
  private readonly finder: StepFinder;
  private readonly seen = new Set<number>();
  private readonly steps = new Map<number, ForwardStep & { readonly positions: NearPosition[] }>();

  /** @param unseen cards that stand in for unknown ones, so no plan may use them */
  constructor(start: SearchStart, unseen: CardBits) {
    this.position = new Position(start);
    this.finder = new StepFinder(start, this.position.now);
    const { now } = this.position;
    now[REACHED] = (now[REACHED] ?? 0) & ~unseen.low;
    now[REACHED + 1] = (now[REACHED + 1] ?? 0) & ~unseen.high;
    this.addPosition([]);
    // The list grows during this loop.
    for (const near of this.positions) this.expand(near);
  }

  get forward(): readonly ForwardStep[] {
    return [...this.steps.values()];
  }

  /** Makes all safe steps, and adds the position if it is new. */
  private addPosition(before: readonly number[]): void {
    const steps = [...before];
    for (let step = this.finder.safeStep(); step !== NO_STEP && this.isReversible(step);) {
      steps.push(step);
      this.position.make(step);
      step = this.finder.safeStep();
    }
    const heights = this.position.now[HEIGHTS] ?? 0;
    if (this.seen.has(heights)) return;
    this.seen.add(heights);
    this.positions.push({ now: this.position.now.slice(), steps });
  }

  private expand(near: NearPosition): void {
    this.position.now.set(near.now);
    const safe = this.finder.safeStep();
    if (safe !== NO_STEP) this.addForward(safe, near, true);
    // A card deep in the stock can wait while the tableau turns up a card.
    if (safe !== NO_STEP && kindOf(safe) !== UP_FROM_STOCK) return;
    const sets = this.finder.findSteps().slice();
    for (const step of stepsIn(sets, FORWARD)) if (step !== safe) this.addForward(step, near, false);
    for (const step of stepsIn(sets, REVERSIBLE)) {
      this.position.now.set(near.now);
      this.position.make(step);
      this.addPosition([...near.steps, step]);
    }
  }

  private addForward(step: number, near: NearPosition, isSafe: boolean): void {
    const known = this.steps.get(step) ?? { step, positions: [], isSafe };
    known.positions.push(near);
    this.steps.set(step, known);
  }

  private isReversible(step: number): boolean {
    const card = cardOfStep(step);
    const { now } = this.position;
    const isLocked =
      (((now[LOCKED] ?? 0) & (LOW[card] ?? 0)) | ((now[LOCKED + 1] ?? 0) & (HIGH[card] ?? 0))) !== 0;
    return kindOf(step) === UP_FROM_TABLEAU && !isLocked;
  }
}

/** Takes the steps from the sets that `findSteps` returned, for these letters of `SETS` in order, lowest card first. */
function* stepsIn(sets: Int32Array, letters: string): Iterable<number> {
  for (const letter of letters) {
    const at = SETS.indexOf(letter);
    let low = sets[at] ?? 0;
    let high = sets[at + 8] ?? 0;
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      yield stepOf(KINDS[letter] ?? 0, card);
    }
  }
}

/**
 * Is any useful move left? A move is useful if a line that starts with it makes progress. A line makes progress if it
 * turns up a card, empties a tableau pile, shows an unseen card, puts a card from the stock or waste on a foundation,
 * or puts more cards on the foundations than now. Moving one foundation down to raise another doesn't count as
 * progress. The answer is exact, except for unseen cards.
 */
export function isUsefulLeft(start: SearchStart, unseen: CardBits): boolean {
  const position = new Position(start);
  const finder = new StepFinder(start, position.now);
  const { now } = position;
  const upNow = cardsUp(now);
  const seen = new Set<string>();
  const stack = [now.slice()];
  for (let near = stack.pop(); near !== undefined; near = stack.pop()) {
    now.set(near);
    if (cardsUp(now) > upNow) return true;
    if ((((now[REACHED] ?? 0) & unseen.low) | ((now[REACHED + 1] ?? 0) & unseen.high)) !== 0) return true;
    const key = keyOf(now);
    if (seen.has(key)) continue;
    seen.add(key);
    finder.safeStep();
    const sets = finder.findSteps().slice();
    if (USEFUL.some((at) => ((sets[at] ?? 0) | (sets[at + 8] ?? 0)) !== 0)) return true;
    for (const step of stepsIn(sets, CONTINUED)) {
      now.set(near);
      position.make(step);
      stack.push(now.slice());
    }
  }
  return false;
}

const cardsUp = (now: Int32Array): number => heightsSum(now[HEIGHTS] ?? 0);

const keyOf = (now: Int32Array): string =>
  `${heightKey(now[HEIGHTS] ?? 0) + HEIGHT_KEYS * (now[PASS] ?? 0)} ${now[LEFT] ?? 0}`;
