/**
 * The search of `set-search.ts` on 64-bit sets, with the same positions in the same order. Each step's effect is read
 * from a record, so that all kinds of steps run the same code without branches.
 */
import {
  ADD_COUNTS,
  ENDED_BYTES,
  FRAME_COUNTS,
  FLIP_LOCKED,
  FLIP_REACHED,
  FRAME_LOCKED,
  ENDED_LOST,
  NO_MOVE,
  FRAME_REACHED,
  RECORD,
  RECORDS,
  STACK,
  FRAME_STOCK,
  TAKEN,
  ENDED_VISITS,
  ENDED_WON,
} from '../memory-map';
import { addPending, clear as clearStack, findPending, push, takePending, top } from './stack';
import { heightsIn, isAllFaceUp, keyOf } from './counts';
import { add, clear as clearTable, isFull } from './table';
import { clear as clearStock, enter, leftIn, reachedFrom, take } from './stock';
import { addSteps, broughtBack, firstStep, uncovered } from './steps';

export { count as stored } from './table';
export { end, pathEnd, top } from './stack';

const ALL_UP: u32 = 0xdddd;

let isFree: bool = false;
let worryBack: bool = false;
let wonEarly: bool = false;

/** Positions that the last run visited. */
export let entered: u32 = 0;

/** Sets the rules. The tables of the start must be in memory. */
export function setRules(free: bool, back: bool, early: bool, unlimited: bool): void {
  isFree = free;
  worryBack = back;
  wonEarly = early;
  clearStock(unlimited);
}

/**
 * Begins a search. The first frame of the stack is the start, with a step that changes nothing. The caller fills in its
 * sets and counts. Returns false if out of memory.
 */
export function begin(tableBits: u32, growths: i32, boundary: u32, redeals: u32, left: u32): bool {
  if (!clearTable(clearStack(), tableBits, growths)) return false;
  push();
  addPending(NO_MOVE);
  const stock = enter(left, boundary, redeals);
  store<u64>(STACK, stock, FRAME_STOCK);
  store<u64>(STACK, reachedFrom(stock), FRAME_REACHED);
  return true;
}

/** Continues the search for at most this many positions. */
export function run(most: u32): i32 {
  for (entered = 0; findPending();) {
    if (entered == most) return ENDED_VISITS;
    let visible = load<u64>(top);
    let locked = load<u64>(top, FRAME_LOCKED);
    let reached = load<u64>(top, FRAME_REACHED);
    let counts = load<u64>(top, FRAME_COUNTS);
    let stock = load<u64>(top, FRAME_STOCK);
    let free: u64 = 0;
    let step = takePending();
    const back = broughtBack(step);
    do {
      const record = RECORDS + step * RECORD;
      visible ^= load<u64>(record);
      locked ^= load<u64>(record, FLIP_LOCKED);
      counts += load<u64>(record, ADD_COUNTS);
      const taken = load<u32>(record, TAKEN);
      if (isFree) {
        stock ^= taken;
        reached ^= load<u64>(record, FLIP_REACHED);
      } else if (taken != 0) {
        stock = take(stock, taken);
        reached = reachedFrom(stock);
      }
      free = uncovered(visible, locked);
      step = back != 0 ? NO_MOVE : firstStep(free & visible, locked, isFree ? reached : 0, counts, worryBack);
    } while (step != NO_MOVE);
    entered++;
    if (!add(keyOf(counts, stock))) continue;
    if (isAllFaceUp(counts) && isWon(counts, stock)) return ENDED_WON;
    if (isFull() || !push()) return ENDED_BYTES;
    store<u64>(top, visible);
    store<u64>(top, locked, FRAME_LOCKED);
    store<u64>(top, reached, FRAME_REACHED);
    store<u64>(top, counts, FRAME_COUNTS);
    store<u64>(top, stock, FRAME_STOCK);
    addSteps(free, worryBack, back);
  }
  return ENDED_LOST;
}

/** Is a position without face-down cards won, or able to finish itself? */
function isWon(counts: u64, stock: u64): bool {
  const left = leftIn(stock);
  if (wonEarly) return (left & (left - 1)) == 0;
  return isFree || heightsIn(counts) == ALL_UP;
}
