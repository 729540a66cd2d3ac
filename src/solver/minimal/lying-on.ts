/** On which of two twins each placed card lies, as bits at `ON_AT` in a basis; `numbers.ts` tells what they mean. */
import { FIRST_KING, HIGH, LOW } from '../card-index.js';
import { cardIn, targetIn } from './moves.js';
import { ON_AT, PLACED_AT } from './numbers.js';

const isIn = (now: Int32Array, set: number, card: number): boolean =>
  (((now[set] ?? 0) & (LOW[card] ?? 0)) | ((now[set + 1] ?? 0) & (HIGH[card] ?? 0))) !== 0;

/** Puts down which of two twins the step's card lies on then. `now` has the placed cards as they were before. */
export function layOn(now: Int32Array, basis: Int32Array, step: number): void {
  const card = cardIn(step);
  if (card >= FIRST_KING) return;
  const isSecond = (targetIn(step) & 1) === 1;
  // Beside a twin that lies on the other card, the bit tells of the first of the two.
  setOn(basis, card, isIn(now, PLACED_AT, card ^ 1) && (card & 1) === 1 ? !isSecond : isSecond);
}

/** Forgets what the card, which is placed, lies on. `now` has the placed cards as they were before. */
export function liftOff(now: Int32Array, basis: Int32Array, card: number): void {
  if (card >= FIRST_KING) return;
  if (!isIn(now, PLACED_AT, card ^ 1)) setOn(basis, card, false);
  // The twin that stays is the second: it lies on the other card.
  else if ((card & 1) === 0) setOn(basis, card, !isOnSecond(basis, card));
}

/** The bit of the card and its twin. */
const isOnSecond = (basis: Int32Array, card: number): boolean =>
  (((basis[ON_AT] ?? 0) & (LOW[card & ~1] ?? 0)) | ((basis[ON_AT + 1] ?? 0) & (HIGH[card & ~1] ?? 0))) !== 0;

function setOn(basis: Int32Array, card: number, isSecond: boolean): void {
  const low = LOW[card & ~1] ?? 0;
  const high = HIGH[card & ~1] ?? 0;
  basis[ON_AT] = isSecond ? (basis[ON_AT] ?? 0) | low : (basis[ON_AT] ?? 0) & ~low;
  basis[ON_AT + 1] = isSecond ? (basis[ON_AT + 1] ?? 0) | high : (basis[ON_AT + 1] ?? 0) & ~high;
}
