/**
 * The positions around one, as far as they can be reached by steps that can be taken back: placed cards go up to the
 * foundations and come back. What ends there is a step forward, which nothing ever takes back: one that turns a card
 * up, empties a pile, or plays a card of the stock.
 */
import { HIGH, LOW, lowestOf } from '../card-index.js';
import { HEIGHT_KEYS, heightKey, heightsSum } from '../heights.js';
import { HEIGHTS, LEFT, LOCKED, PASS, Position, REACHED } from '../position.js';
import type { SearchStart } from '../start.js';
import { NO_STEP, StepFinder } from '../step-finder.js';
import { cardOfStep, kindOf, KINDS, SETS, stepOf, UP_FROM_TABLEAU } from '../steps.js';

/** A position of the neighbourhood. */
export interface NearPosition {
  /** Its numbers, as `position.ts` has them. */
  readonly now: Int32Array;
  /** The fewest steps that lead there, with the safe ones between them. */
  readonly steps: readonly number[];
}

/** A step forward, and the places from which it can be made, the nearest first. */
export interface Forward {
  readonly step: number;
  readonly places: readonly NearPosition[];
  /** It never does harm. */
  readonly isSafe: boolean;
}

/** A set of cards by their numbers in the search. */
export interface CardBits {
  readonly low: number;
  readonly high: number;
}

/** @param indexes the cards' numbers, 0 to 51, in any order */
export const cardBits = (indexes: readonly number[]): CardBits => ({
  low: indexes.reduce((set, card) => set | (LOW[card] ?? 0), 0),
  high: indexes.reduce((set, card) => set | (HIGH[card] ?? 0), 0),
});

/** The steps that go forward, by their letters in `SETS`. */
const FORWARD = 'LUSD';

/** Those that can be taken back. */
const SIDEWAYS = 'PF';

/** Steps after which the search for a useful one goes on. */
const ONWARD = 'PDF';

/** The places in `SETS` of steps that are useful at once. */
const USEFUL = ['L', 'U', 'S'].map((letter) => SETS.indexOf(letter));

/**
 * What can be reached from a position without a step forward, and the steps forward from there. Goes from position to
 * position, the nearest first.
 */
export class Neighbourhood {
  /** The nearest first. */
  readonly places: NearPosition[] = [];
  private readonly position: Position;
  private readonly finder: StepFinder;
  private readonly met = new Set<number>();
  private readonly steps = new Map<number, Forward & { readonly places: NearPosition[] }>();

  /** @param unseen the cards that stand in for some that nobody has seen: they cannot be planned with */
  constructor(start: SearchStart, unseen: CardBits) {
    this.position = new Position(start);
    this.finder = new StepFinder(start, this.position.now);
    const { now } = this.position;
    now[REACHED] = (now[REACHED] ?? 0) & ~unseen.low;
    now[REACHED + 1] = (now[REACHED + 1] ?? 0) & ~unseen.high;
    this.arrive([]);
    // It grows while it is gone through.
    for (const place of this.places) this.leave(place);
  }

  get forward(): readonly Forward[] {
    return [...this.steps.values()];
  }

  /** Plays what is safe, and notes the place if it is new. */
  private arrive(before: readonly number[]): void {
    const steps = [...before];
    for (let step = this.finder.safeStep(); step !== NO_STEP && this.isSideways(step);) {
      steps.push(step);
      this.position.make(step);
      step = this.finder.safeStep();
    }
    const heights = this.position.now[HEIGHTS] ?? 0;
    if (this.met.has(heights)) return;
    this.met.add(heights);
    this.places.push({ now: this.position.now.slice(), steps });
  }

  private leave(place: NearPosition): void {
    this.position.now.set(place.now);
    const safe = this.finder.safeStep();
    if (safe !== NO_STEP) return this.note(safe, place, true);
    const sets = this.finder.findSteps().slice();
    for (const step of stepsIn(sets, FORWARD)) this.note(step, place, false);
    for (const step of stepsIn(sets, SIDEWAYS)) {
      this.position.now.set(place.now);
      this.position.make(step);
      this.arrive([...place.steps, step]);
    }
  }

  private note(step: number, place: NearPosition, isSafe: boolean): void {
    const known = this.steps.get(step) ?? { step, places: [], isSafe };
    known.places.push(place);
    this.steps.set(step, known);
  }

  private isSideways(step: number): boolean {
    const card = cardOfStep(step);
    const { now } = this.position;
    const isLocked =
      (((now[LOCKED] ?? 0) & (LOW[card] ?? 0)) | ((now[LOCKED + 1] ?? 0) & (HIGH[card] ?? 0))) !== 0;
    return kindOf(step) === UP_FROM_TABLEAU && !isLocked;
  }
}

/** The steps in sets that `findSteps` gave: of these letters of `SETS`, in turn, lowest card first. */
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
 * Is any useful move left? One is useful if some line of play that begins with it turns up a card, empties a pile of
 * the tableau, shows a card never seen, or raises the foundations: by a card of stock or waste, or so that one card more
 * lies on them than does now. To raise one foundation by taking another down is no gain. The answer is exact, but for
 * cards that nobody has seen.
 */
export function isUsefulLeft(start: SearchStart, unseen: CardBits): boolean {
  const position = new Position(start);
  const finder = new StepFinder(start, position.now);
  const { now } = position;
  const upNow = cardsUp(now);
  const met = new Set<string>();
  const stack = [now.slice()];
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    now.set(place);
    if (cardsUp(now) > upNow) return true;
    if ((((now[REACHED] ?? 0) & unseen.low) | ((now[REACHED + 1] ?? 0) & unseen.high)) !== 0) return true;
    const key = keyOf(now);
    if (met.has(key)) continue;
    met.add(key);
    finder.safeStep();
    const sets = finder.findSteps().slice();
    if (USEFUL.some((at) => ((sets[at] ?? 0) | (sets[at + 8] ?? 0)) !== 0)) return true;
    for (const step of stepsIn(sets, ONWARD)) {
      now.set(place);
      position.make(step);
      stack.push(now.slice());
    }
  }
  return false;
}

const cardsUp = (now: Int32Array): number => heightsSum(now[HEIGHTS] ?? 0);

const keyOf = (now: Int32Array): string =>
  `${heightKey(now[HEIGHTS] ?? 0) + HEIGHT_KEYS * (now[PASS] ?? 0)} ${now[LEFT] ?? 0}`;
