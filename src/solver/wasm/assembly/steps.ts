/** Finds the steps of a position, for all cards at once, with set operations, as in `step-finder.ts`. */
import {
  FRAME_COUNTS,
  STEP_SETS,
  KIND_COUNT,
  FRAME_LOCKED,
  NEXT,
  NO_MOVE,
  STEP_ORDER,
  OTHER_SAFE,
  OWN_SAFE,
  OWN_SAFE_TOP,
  FRAME_REACHED,
  TOP,
} from '../memory-map';
import { hasEmptyPile, heightsIn } from './counts';
import { addPending, addToPath, top } from './stack';

/** The first place in each pair with the same rank and colour. */
const FIRSTS: u64 = 0x5555555555555555;

const KINGS: u64 = (0xf as u64) << 48;

const HIGH_FIRST: u32 = 8;

/** The kinds of steps, in the order of `SETS` in `../../steps.ts`. */
const LOCKED_UP: u32 = 0;
const PLACED_UP: u32 = 1;
const STOCK_UP: u32 = 2;
const STOCK_DOWN: u32 = 3;
const LOCKED_DOWN: u32 = 4;
const FROM_FOUNDATION: u32 = 5;

/** The offset of the entries for black. */
const BLACK: u32 = 2048;

/** Uncovered cards by rank and colour: both twins are in the set if one of them is uncovered. */
export function uncovered(visible: u64, locked: u64): u64 {
  const placed = visible & ~locked;
  const odd = (placed ^ (placed >> 1)) << 4;
  const any = ((placed | (placed >> 1)) & FIRSTS) << 4;
  const free = (visible | (visible >> 1)) & FIRSTS & ((visible ^ (visible >> 1) ^ odd) | ~any);
  return free | (free << 1);
}

/** The card that a step brings back from its foundation, as a set; empty for other steps. */
export function broughtBack(step: u32): u64 {
  return step >> 6 == FROM_FOUNDATION ? (1 as u64) << (step & 63) : 0;
}

/**
 * Adds a step to make at once to the path: the lowest suitable tableau card goes up, or else the lowest stock card.
 * Returns the step, or `NO_MOVE`. With worrying back, any placed card may go up, because it can return; otherwise, only
 * safe cards may.
 */
export function firstStep(open: u64, locked: u64, drawn: u64, counts: u64, worryBack: bool): u32 {
  const heights = heightsIn(counts);
  const placed: u64 = worryBack ? open & ~locked & both(NEXT, heights) : 0;
  const safe = placed != 0 ? placed : (open | drawn) & safeOf(OWN_SAFE, heights);
  if (safe == 0) return NO_MOVE;
  const onTableau = safe & open;
  const card = ctz(onTableau != 0 ? onTableau : safe) as u32;
  const kind = onTableau == 0 ? STOCK_UP : ((locked >> card) & 1) != 0 ? LOCKED_UP : PLACED_UP;
  addToPath(stepOf(kind, card));
  return stepOf(kind, card);
}

/**
 * Adds all other steps to the top frame. `free` holds its uncovered cards. After a card came back, it adds only the
 * steps that this card makes possible, and more cards coming back.
 */
export function addSteps(free: u64, worryBack: bool, back: u64): void {
  const locked = load<u64>(top, FRAME_LOCKED);
  const reached = load<u64>(top, FRAME_REACHED);
  const counts = load<u64>(top, FRAME_COUNTS);
  const heights = heightsIn(counts);
  const goes = (free >> 4) | (hasEmptyPile(counts) ? KINGS : 0);
  const next = both(NEXT, heights);
  const visible = load<u64>(top);
  const before = back == 0 ? 0 : uncovered(visible ^ back, locked);
  const up = next & free & visible & ~(before | back);
  const down = back == 0 ? goes : goes & ~((before >> 4) | KINGS);
  set(LOCKED_UP, up & locked);
  set(PLACED_UP, up & ~locked);
  set(STOCK_UP, back == 0 ? next & reached : 0);
  set(STOCK_DOWN, reached & down);
  set(LOCKED_DOWN, locked & down);
  set(FROM_FOUNDATION, worryBack ? both(TOP, heights) & goes & ~safeOf(OWN_SAFE_TOP, heights) : 0);
  for (let at = STEP_ORDER; at < STEP_ORDER + KIND_COUNT; at++) addKind(load<u8>(at));
}

function addKind(item: u32): void {
  const kind = item & 7;
  let cards = load<u64>(STEP_SETS + (kind << 3));
  if ((item & HIGH_FIRST) != 0) {
    for (; cards != 0; cards &= cards - 1) addPending(stepOf(kind, ctz(cards) as u32));
  } else {
    while (cards != 0) {
      const card = 63 - (clz(cards) as u32);
      cards ^= (1 as u64) << card;
      addPending(stepOf(kind, card));
    }
  }
}

function stepOf(kind: u32, card: u32): u32 {
  return (kind << 6) | card;
}

function set(kind: u32, cards: u64): void {
  store<u64>(STEP_SETS + (kind << 3), cards);
}

function both(table: u32, heights: u32): u64 {
  return red(table, heights & 255) | black(table, heights >> 8);
}

function safeOf(table: u32, heights: u32): u64 {
  const reds = heights & 255;
  const blacks = heights >> 8;
  return (red(table, reds) & red(OTHER_SAFE, blacks)) | (black(table, blacks) & black(OTHER_SAFE, reds));
}

function red(table: u32, pair: u32): u64 {
  return load<u64>(table + (pair << 3));
}

function black(table: u32, pair: u32): u64 {
  return load<u64>(table + BLACK + (pair << 3));
}
