/**
 * The tables in the memory of the WebAssembly core: cards for the heights of two foundations of one colour, and a
 * record of each step's effect, the same as `make` in `position.ts`.
 */
import { DECK_SIZE, KING } from '../../core/card.js';
import { FIRST_KING, HIGH, indexAt, LOW, placeOf } from '../card-index.js';
import { HEIGHT_KEYS, UP } from '../heights.js';
import type { SearchStart } from '../start.js';
import { BACK, DOWN_FROM_STOCK, UNCOVER, UP_FROM_STOCK, UP_FROM_TABLEAU } from '../steps.js';
import {
  ADD_COUNTS,
  FLIP_LOCKED,
  FLIP_REACHED,
  NEXT,
  OTHER_SAFE,
  OWN_SAFE,
  OWN_SAFE_TOP,
  RECORD,
  RECORDS,
  TAKEN,
  TOP,
} from './memory-map.js';

const NO_RANKS = [0, -1] as const;

/** Fills the tables that are the same for all rules. */
export function fillHeights(memory: Int32Array): void {
  fill(memory, NEXT, (height) => [height, height]);
  fill(memory, TOP, (height) => [height - 1, height - 1]);
  fill(memory, OWN_SAFE_TOP, (height, twin) => (height <= twin + 3 ? [height - 1, height - 1] : NO_RANKS));
}

/** Fills the tables of safe cards, which agree with `isSafe` in `heights.ts`. */
export function fillSafe(memory: Int32Array, worryBack: boolean): void {
  fill(memory, OWN_SAFE, (height, twin) => (!worryBack || height <= twin + 2 ? [height, height] : NO_RANKS));
  fill(memory, OTHER_SAFE, (height, twin) => [0, Math.min(height, twin) + (worryBack ? 1 : 0)]);
}

/** @param ranks the first and last rank, from 0, of a suit's cards; `twin` is the height of its colour's other suit */
function fill(
  memory: Int32Array,
  table: number,
  ranks: (height: number, twin: number) => readonly [first: number, last: number],
): void {
  for (let colour = 0; colour < 2; colour++) {
    for (let one = 0; one <= KING; one++) {
      for (let other = 0; other <= KING; other++) {
        const at = table / 4 + 2 * (colour * 256 + other * 16 + one);
        const [low, high] = setOf(colour * 2, ranks(one, other));
        const [lowOther, highOther] = setOf(colour * 2 + 1, ranks(other, one));
        memory[at] = low | lowOther;
        memory[at + 1] = high | highOther;
      }
    }
  }
}

function setOf(place: number, [first, last]: readonly [number, number]): [low: number, high: number] {
  let low = 0;
  let high = 0;
  for (let rank = Math.max(first, 0); rank <= Math.min(last, KING - 1); rank++) {
    low |= LOW[indexAt(rank, place)] ?? 0;
    high |= HIGH[indexAt(rank, place)] ?? 0;
  }
  return [low, high];
}

/** One empty pile and one face-down card, in the upper half of the counts. The heights are below them. */
export const ONE_EMPTY_PILE = 1 << 16;
export const ONE_FACE_DOWN = 1 << 24;

/** The effects that all steps of a kind share. */
interface StepKind {
  readonly step: number;
  /** Shows or hides the card. */
  readonly flips: boolean;
  /** The card was locked, so the card below it is turned up. */
  readonly uncovers: boolean;
  /** The change in the height of its foundation. */
  readonly raises: number;
  /** The change in the number of empty piles if the card is a king. */
  readonly empties: number;
  /** Takes the card from stock or waste. */
  readonly takes: boolean;
}

/** In the order of `SETS` in `steps.ts`. */
export const STEP_KINDS: readonly StepKind[] = [
  { step: UP_FROM_TABLEAU, flips: true, uncovers: true, raises: 1, empties: 0, takes: false },
  { step: UP_FROM_TABLEAU, flips: true, uncovers: false, raises: 1, empties: 1, takes: false },
  { step: UP_FROM_STOCK, flips: false, uncovers: false, raises: 1, empties: 0, takes: true },
  { step: DOWN_FROM_STOCK, flips: true, uncovers: false, raises: 0, empties: -1, takes: true },
  { step: UNCOVER, flips: false, uncovers: true, raises: 0, empties: -1, takes: false },
  { step: BACK, flips: true, uncovers: false, raises: -1, empties: -1, takes: false },
];

/** A card's weight in the height key, by the place of its suit. */
const HEIGHT_WEIGHTS = [1, 14, 14 ** 2, 14 ** 3];

/** @param memory the whole memory as 32-bit numbers */
export function writeRecords(memory: Int32Array, start: SearchStart): void {
  STEP_KINDS.forEach((kind, place) => {
    for (let card = 0; card < DECK_SIZE; card++) {
      const at = (RECORDS + (place * 64 + card) * RECORD) / 4;
      const low = LOW[card] ?? 0;
      const high = HIGH[card] ?? 0;
      const { turnedLow, turnedHigh, lockedNext } = start.piles;
      const next = lockedNext[card] ?? -1;
      memory[at] = (kind.flips ? low : 0) | (kind.uncovers ? (turnedLow[card] ?? 0) : 0);
      memory[at + 1] = (kind.flips ? high : 0) | (kind.uncovers ? (turnedHigh[card] ?? 0) : 0);
      memory[at + FLIP_LOCKED / 4] = kind.uncovers ? low | (LOW[next] ?? 0) : 0;
      memory[at + FLIP_LOCKED / 4 + 1] = kind.uncovers ? high | (HIGH[next] ?? 0) : 0;
      memory[at + FLIP_REACHED / 4] = kind.takes ? low : 0;
      memory[at + FLIP_REACHED / 4 + 1] = kind.takes ? high : 0;
      memory[at + TAKEN / 4] = kind.takes ? 1 << (start.placeInRow[card] ?? 0) : 0;
      const keys = keysOf(start, kind, card);
      memory[at + ADD_COUNTS / 4] = keys;
      // A negative low half borrows one from the upper half.
      memory[at + ADD_COUNTS / 4 + 1] = numbersOf(start, kind, card) - (keys < 0 ? 1 : 0);
    }
  });
}

/** The change in the key of locks and heights. */
function keysOf({ piles }: SearchStart, { raises, uncovers }: StepKind, card: number): number {
  const height = raises * (HEIGHT_WEIGHTS[placeOf(card)] ?? 0);
  return uncovers ? height - (piles.weight[card] ?? 0) * HEIGHT_KEYS : height;
}

/** The change in the heights, empty piles and face-down cards. */
function numbersOf({ piles }: SearchStart, { raises, empties, uncovers }: StepKind, card: number): number {
  const heights = raises * (UP[card] ?? 0) + (card < FIRST_KING ? 0 : empties * ONE_EMPTY_PILE);
  if (!uncovers) return heights;
  return heights + (piles.empties[card] ?? 0) * ONE_EMPTY_PILE - (piles.turned[card] ?? 0) * ONE_FACE_DOWN;
}
