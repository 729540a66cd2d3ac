/** What the key of the locks tells: which cards lie where they were dealt, and which of them face down. */
import type { Layout } from '../../games/klondike/model/layout.js';
import { tableauOf } from '../../games/klondike/model/layout.js';
import { HIGH, LOW } from '../card-index.js';
import { lockedCards } from '../locked-piles.js';

const PILES = 7;

/** All are asked by the key of the locks. */
export class Locks {
  /** The locked cards of each pile that has any, bottom to top, as the game starts. */
  readonly piles: readonly (readonly number[])[];
  /** What a card of each of those piles counts in the key. */
  readonly units: readonly number[];
  /** How many keys there are. */
  readonly keys: number;
  readonly lockedLow: Int32Array;
  readonly lockedHigh: Int32Array;
  /** The cards that lie face down. */
  readonly hiddenLow: Int32Array;
  readonly hiddenHigh: Int32Array;
  readonly hiddenCount: Uint8Array;
  /** Piles without a locked card: each is empty, or begins with a king. */
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

  /** Writes the keys in which the pile has locked cards, from those without it and the piles after it. */
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
