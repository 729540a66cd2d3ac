/** Tables for the search for a shortest line, computed once before it starts. */
import type { Layout } from '../../games/klondike/model/layout.js';
import { tableauOf } from '../../games/klondike/model/layout.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import {
  ALL_HIGH,
  bitsIn,
  FIRSTS,
  HIGH,
  indexAt,
  indexOfCard,
  KINGS_HIGH,
  LOW,
  lowestOf,
} from '../card-index.js';
import { ALL_UP, HEIGHT_KEYS, heightOf, isSafe, nextHigh, nextLow } from '../heights.js';
import type { SearchStart } from '../start.js';
import { lockedCards } from '../start.js';
import { stockCosts } from '../stock-reach.js';
import {
  BOUNDARY_AT,
  EMPTY_PILES_AT,
  FREE_AT,
  HEIGHTS_AT,
  layOn,
  LEFT_AT,
  LOCKS_AT,
  ON_AT,
  PLACED_AT,
  REDEALS_AT,
  stepTo,
  VISIBLE_AT,
  POSITION_SIZE,
} from './numbers.js';

/** The tables for one position and its rules. Only the caches change afterwards. */
export class MinimalTable {
  readonly locks: Locks;
  /** No card is safe if the game ends early. */
  readonly safe: SafeCards;
  /** The reachable cards in the stock and waste, as in `stockCosts`. */
  readonly stock: readonly Int32Array[];
  /** Does a safe stock card go up as soon as it is next? */
  readonly stockIsSafe: boolean;
  /** The complete starting position. */
  readonly first = new Int32Array(POSITION_SIZE);
  /** The cards for each byte of `LEFT_AT`: 256 sets for the lowest byte, then for the second and the third. */
  private readonly leftLow: Int32Array;
  private readonly leftHigh: Int32Array;

  constructor(
    readonly rules: Rules,
    layout: Layout,
    readonly start: SearchStart,
  ) {
    this.locks = new Locks(layout);
    this.safe = start.isWonEarly ? NONE_SAFE : SAFE;
    this.stock = stockCosts(rules);
    this.stockIsSafe =
      !start.isWonEarly && rules.draw === 1 && rules.inPlay === 'waste' && !rules.recycleDraws;
    this.leftLow = leftCards(start.row, LOW);
    this.leftHigh = leftCards(start.row, HIGH);
    this.first[HEIGHTS_AT] = start.heights;
    this.first[LOCKS_AT] = start.lockKey;
    this.first[LEFT_AT] = (1 << start.row.length) - 1;
    this.first[BOUNDARY_AT] = start.boundary;
    this.first[REDEALS_AT] = start.reach.isUnlimited ? 0 : start.redeals;
    this.layRuns(layout);
  }

  /**
   * Computes the second half of a position, which starts at `VISIBLE_AT`. Tables give it for the position's basis. The
   * face-up tableau cards are all cards except those on a foundation, in stock or waste, or face down.
   */
  fill(now: Int32Array): void {
    const { locks, leftLow, leftHigh } = this;
    const heights = now[HEIGHTS_AT] ?? 0;
    const key = now[LOCKS_AT] ?? 0;
    const left = now[LEFT_AT] ?? 0;
    const one = left & 255;
    const two = 256 + ((left >> 8) & 255);
    const three = 512 + (left >> 16);
    const pair = heights & 255;
    const other = 256 + (heights >> 8);
    const low = ~(
      (UP_LOW[pair] ?? 0) |
      (UP_LOW[other] ?? 0) |
      (leftLow[one] ?? 0) |
      (leftLow[two] ?? 0) |
      (leftLow[three] ?? 0) |
      (locks.hiddenLow[key] ?? 0)
    );
    const high =
      ALL_HIGH &
      ~(
        (UP_HIGH[pair] ?? 0) |
        (UP_HIGH[other] ?? 0) |
        (leftHigh[one] ?? 0) |
        (leftHigh[two] ?? 0) |
        (leftHigh[three] ?? 0) |
        (locks.hiddenHigh[key] ?? 0)
      );
    const placedLow = low & ~(locks.lockedLow[key] ?? 0);
    const placedHigh = high & ~(locks.lockedHigh[key] ?? 0);
    now[VISIBLE_AT] = low;
    now[VISIBLE_AT + 1] = high;
    now[PLACED_AT] = placedLow;
    now[PLACED_AT + 1] = placedHigh;
    now[EMPTY_PILES_AT] = (locks.openPiles[key] ?? 0) - bitsIn(placedHigh & KINGS_HIGH);
    const coverLow = covered(placedLow, now[ON_AT] ?? 0);
    const coverHigh = covered(placedHigh, now[ON_AT + 1] ?? 0);
    now[FREE_AT] = low & ~(coverLow << 4);
    now[FREE_AT + 1] = high & ~((coverHigh << 4) | (coverLow >>> 28));
  }

  /** Is a position with this basis won? A game that ends early may keep one card in stock and waste. */
  isWon(basis: Int32Array): boolean {
    if (!this.start.isWonEarly) return basis[HEIGHTS_AT] === ALL_UP;
    const left = basis[LEFT_AT] ?? 0;
    return (left & (left - 1)) === 0 && this.locks.hiddenCount[basis[LOCKS_AT] ?? 0] === 0;
  }

  /** Records what each placed card lies on. */
  private layRuns(layout: Layout): void {
    const { first } = this;
    this.fill(first);
    const placed = new Int32Array(POSITION_SIZE);
    for (const { cards, faceDown } of tableauOf(layout)) {
      cards.forEach((card, at) => {
        if (at <= faceDown) return;
        const index = indexOfCard(card);
        layOn(placed, first, stepTo(index, indexOfCard(cards[at - 1] ?? card)));
        placed[PLACED_AT] = (placed[PLACED_AT] ?? 0) | (LOW[index] ?? 0);
        placed[PLACED_AT + 1] = (placed[PLACED_AT + 1] ?? 0) | (HIGH[index] ?? 0);
      });
    }
    this.fill(first);
  }
}

/**
 * The cards on the foundations, indexed by two heights in eight bits: 256 sets for places 0 and 1, then for 2 and 3.
 */
function cardsUp(bits: Int32Array): Int32Array {
  return Int32Array.from({ length: 512 }, (_, at) => {
    let cards = 0;
    for (const place of [0, 1]) {
      for (let rank = 0; rank < Math.min(13, heightOf(at, place)); rank++) {
        cards |= bits[indexAt(rank, place + (at < 256 ? 0 : 2))] ?? 0;
      }
    }
    return cards;
  });
}

const UP_LOW = /* @__PURE__ */ cardsUp(LOW);
const UP_HIGH = /* @__PURE__ */ cardsUp(HIGH);

/** The cards under these placed cards, as bits that are four indexes too low. */
function covered(placed: number, on: number): number {
  const even = placed & FIRSTS;
  const odd = (placed >>> 1) & FIRSTS;
  const both = even & odd;
  const single = even ^ odd;
  return both | (single & ~on) | ((both | (single & on)) << 1);
}

function leftCards(row: Int32Array, bits: Int32Array): Int32Array {
  return Int32Array.from({ length: 768 }, (_, at) => {
    let cards = 0;
    for (let bit = 0; bit < 8; bit++) {
      const place = (at >> 8) * 8 + bit;
      if (((at >> bit) & 1) === 1 && place < row.length) cards |= bits[row[place] ?? 0] ?? 0;
    }
    return cards;
  });
}

const PILES = 7;

/** The cards that are still where they were dealt, and the face-down cards among them, indexed by lock key. */
export class Locks {
  /** The cards that are locked at the start in each pile that has any, bottom to top. */
  readonly piles: readonly (readonly number[])[];
  /** For each of those piles, how much a card of the pile adds to the key. */
  readonly units: readonly number[];
  /** The number of keys. */
  readonly keys: number;
  readonly lockedLow: Int32Array;
  readonly lockedHigh: Int32Array;
  /** The face-down cards. */
  readonly hiddenLow: Int32Array;
  readonly hiddenHigh: Int32Array;
  readonly hiddenCount: Uint8Array;
  /** Piles without a locked card: empty, or built on a king. */
  readonly openPiles: Uint8Array;

  constructor(layout: Layout) {
    this.piles = tableauOf(layout)
      .map(lockedCards)
      .filter((locked) => locked.length > 0);
    let keys = 1;
    this.units = this.piles.map((pile) => {
      const unit = keys;
      keys *= pile.length + 1;
      return unit;
    });
    this.keys = keys;
    this.lockedLow = new Int32Array(keys);
    this.lockedHigh = new Int32Array(keys);
    this.hiddenLow = new Int32Array(keys);
    this.hiddenHigh = new Int32Array(keys);
    this.hiddenCount = new Uint8Array(keys);
    this.openPiles = new Uint8Array(keys).fill(PILES);
    this.piles.forEach((pile, at) => this.addPile(pile, this.units[at] ?? 1));
  }

  /** Fills in the keys in which this pile has locked cards, using the keys without this pile and later ones. */
  private addPile(pile: readonly number[], unit: number): void {
    const { lockedLow, lockedHigh, hiddenLow, hiddenHigh, hiddenCount, openPiles } = this;
    let under = { low: 0, high: 0 };
    pile.forEach((card, level) => {
      const to = unit * (level + 1);
      for (let key = 0; key < unit; key++) {
        lockedLow[to + key] = (lockedLow[key] ?? 0) | (LOW[card] ?? 0);
        lockedHigh[to + key] = (lockedHigh[key] ?? 0) | (HIGH[card] ?? 0);
        hiddenLow[to + key] = (hiddenLow[key] ?? 0) | under.low;
        hiddenHigh[to + key] = (hiddenHigh[key] ?? 0) | under.high;
        hiddenCount[to + key] = (hiddenCount[key] ?? 0) + level;
        openPiles[to + key] = (openPiles[key] ?? 0) - 1;
      }
      under = { low: under.low | (LOW[card] ?? 0), high: under.high | (HIGH[card] ?? 0) };
    });
  }
}

/**
 * The cards that can go up without making a shortest line longer, for each combination of foundation heights.
 *
 * A card c is safe if these cards are up: all cards of the other colour two ranks below it, and all cards of its colour
 * three ranks below it. To see why, take a shortest line that moves c up later. Move it up now instead, play the rest
 * of the line without that move, and leave all cards that the conditions mention where they are. Only two kinds of
 * moves become impossible. First, a card x, one rank below c and of the other colour, can't go on c; but it can go up,
 * because all cards below it are up. Second, a card z, two ranks below c and of its colour, can't go on x; but it can
 * go up for the same reason. Cards below these two ranks don't need a card to lie on. So the new line is at most as
 * long as the old one. This holds only if a game ends with all cards on the foundations.
 */
class SafeCards {
  private readonly isKnown = new Uint8Array(HEIGHT_KEYS);
  private readonly lows = new Int32Array(HEIGHT_KEYS);
  private readonly highs = new Int32Array(HEIGHT_KEYS);

  /** @param isUsed false if no card is safe */
  constructor(private readonly isUsed: boolean) {}

  low(heights: number, key: number): number {
    if (this.isKnown[key] === 0) this.find(heights, key);
    return this.lows[key] ?? 0;
  }

  /** Call `low` for the same heights first. */
  high(key: number): number {
    return this.highs[key] ?? 0;
  }

  private find(heights: number, key: number): void {
    this.isKnown[key] = 1;
    let low = this.isUsed ? nextLow(heights) : 0;
    let high = this.isUsed ? nextHigh(heights) : 0;
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      if (!isSafe(card, heights, true)) continue;
      this.lows[key] = (this.lows[key] ?? 0) | (LOW[card] ?? 0);
      this.highs[key] = (this.highs[key] ?? 0) | (HIGH[card] ?? 0);
    }
  }
}

/** All games share these sets, because they don't depend on the game. */
const SAFE = /* @__PURE__ */ new SafeCards(true);
const NONE_SAFE = /* @__PURE__ */ new SafeCards(false);
