/** All that the search for a shortest line knows of a game before it begins. */
import type { Layout } from '../../games/klondike/model/layout.js';
import { tableauOf } from '../../games/klondike/model/layout.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { HIGH, LOW, indexOfCard } from '../card-index.js';
import { HEIGHT_KEYS, heightKey } from '../heights.js';
import type { Start } from '../start.js';
import { Locks } from './locks.js';
import {
  BOUNDARY_AT,
  HEIGHTS_AT,
  LEFT_AT,
  LOCKS_AT,
  WHOLE_SIZE,
  ON_AT,
  PLACED_AT,
  REDEALS_AT,
} from './numbers.js';
import { stepTo } from './moves.js';
import { Completer, layOn } from './completer.js';
import { SafeCards } from './safe-cards.js';
import { stockCosts } from './stock-costs.js';

/** Shared by all games. */
const SAFE = /* @__PURE__ */ new SafeCards(true);
const NONE_SAFE = /* @__PURE__ */ new SafeCards(false);

export class LineTable {
  readonly locks: Locks;
  readonly completer: Completer;
  readonly safe: SafeCards;
  readonly stock: readonly Int32Array[];
  /** A safe card of the stock goes up as soon as it is the next one. */
  readonly stockIsSafe: boolean;
  readonly first: Int32Array;

  constructor(
    readonly rules: Rules,
    layout: Layout,
    readonly start: Start,
  ) {
    this.locks = new Locks(layout);
    this.completer = new Completer(start, this.locks);
    this.safe = start.wonEarly ? NONE_SAFE : SAFE;
    this.stock = stockCosts(rules);
    this.stockIsSafe = !start.wonEarly && rules.draw === 1 && rules.inPlay === 'waste' && !rules.recycleDraws;
    this.first = this.completer.first([0, 0]);
    this.layRuns(layout);
  }

  /** Tells on what each placed card lies. */
  private layRuns(layout: Layout): void {
    const { first, completer } = this;
    completer.fill(first);
    const placed = new Int32Array(WHOLE_SIZE);
    for (const { cards, faceDown } of tableauOf(layout)) {
      cards.forEach((card, at) => {
        if (at <= faceDown) return;
        const index = indexOfCard(card);
        layOn(placed, first, stepTo(index, indexOfCard(cards[at - 1] ?? card)));
        placed[PLACED_AT] = (placed[PLACED_AT] ?? 0) | (LOW[index] ?? 0);
        placed[PLACED_AT + 1] = (placed[PLACED_AT + 1] ?? 0) | (HIGH[index] ?? 0);
      });
    }
    completer.fill(first);
  }
}

/** Redeals are counted up to here. */
export const MOST_REDEALS_OF_LINE = 7;

/** Lengths are told up to here. */
export const MOST_LENGTH = 255;

/** The bits of the third number that tell no position, but a length. */
export const LENGTH_SHIFT = 24;

/**
 * Writes the three numbers that tell a position. The sign bit of the first stays free, and the upper eight bits of the
 * third.
 */
export function packTo(keys: Int32Array, basis: Int32Array): void {
  const low = basis[ON_AT] ?? 0;
  keys[0] = Math.imul(basis[LOCKS_AT] ?? 0, HEIGHT_KEYS) + heightKey(basis[HEIGHTS_AT] ?? 0);
  keys[1] = (basis[LEFT_AT] ?? 0) | ((basis[BOUNDARY_AT] ?? 0) << 24) | ((basis[REDEALS_AT] ?? 0) << 29);
  keys[2] = (low & 0xffff) | ((basis[ON_AT + 1] ?? 0) << 1) | (closeUp(low >>> 16) << 16);
}

/** What `packTo` wrote. */
export function unpackTo(basis: Int32Array, keys: Int32Array): void {
  const first = keys[0] ?? 0;
  const second = keys[1] ?? 0;
  const third = keys[2] ?? 0;
  const locks = Math.floor(first / HEIGHT_KEYS);
  const heights = first - locks * HEIGHT_KEYS;
  basis[LOCKS_AT] = locks;
  basis[HEIGHTS_AT] =
    (TWO_HEIGHTS[heights % 196] ?? 0) | ((TWO_HEIGHTS[Math.floor(heights / 196)] ?? 0) << 8);
  basis[LEFT_AT] = second & 0xffffff;
  basis[BOUNDARY_AT] = (second >> 24) & 31;
  basis[REDEALS_AT] = second >>> 29;
  basis[ON_AT] = (third & 0x5555) | (spreadOut((third >> 16) & 255) << 16);
  basis[ON_AT + 1] = (third >>> 1) & 0x5555;
}

/** Every second of 16 bits as eight bits, and back. */
function closeUp(bits: number): number {
  const pairs = (bits | (bits >> 1)) & 0x3333;
  const fours = (pairs | (pairs >> 2)) & 0x0f0f;
  return (fours | (fours >> 4)) & 0xff;
}
function spreadOut(bits: number): number {
  const fours = (bits | (bits << 4)) & 0x0f0f;
  const pairs = (fours | (fours << 2)) & 0x3333;
  return (pairs | (pairs << 1)) & 0x5555;
}

const TWO_HEIGHTS = /* @__PURE__ */ Int32Array.from(
  { length: 196 },
  (_, key) => (key % 14) | (Math.floor(key / 14) << 4),
);
