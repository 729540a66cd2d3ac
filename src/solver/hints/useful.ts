/**
 * Is any useful move left? One is useful if some line of play that begins with it turns up a card, empties a pile of
 * the tableau, shows a card never seen, or raises the foundations: by a card of stock or waste, or so that one card more
 * lies on them than does now. To raise one foundation by taking another down is no gain.
 */
import { HEIGHT_KEYS, heightKey, heightsSum } from '../heights.js';
import { HEIGHTS, LEFT, PASS, REACHED } from '../position-numbers.js';
import { Position } from '../position.js';
import type { Start } from '../start.js';
import { StepFinder } from '../step-finder.js';
import { SETS } from '../steps.js';
import type { CardBits } from './neighbourhood.js';
import { stepsIn } from './neighbourhood.js';

/** Steps after which the search goes on, by their letters in `SETS`. */
const ONWARD = 'PDF';

/** Each of these steps is useful at once. */
const USEFUL = ['L', 'U', 'S'].map((letter) => SETS.indexOf(letter));

/** Goes through all positions up to the first useful step. Exact, but for cards that nobody has seen. */
export function isUsefulLeft(start: Start, unseen: CardBits): boolean {
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
