/**
 * Proves that a position is lost, without a search, by playing an easier game. In that game, a card that was once open
 * stays open even when covered, and an empty pile never fills. A stock card is reachable as soon as the cards already
 * taken could have brought it to the top. If this easier game can't be won, neither can the real one.
 */
import { DECK_SIZE, KING } from '../core/card.js';
import type { Rules } from '../games/klondike/model/rules.js';
import { FIRST_KING, HIGH, LOW, indexAt, lowestOf, placeOf } from './card-index.js';
import { heightOf } from './heights.js';
import type { SearchStart } from './start.js';
import { rowAt } from './stock-reach.js';

/** Is the position lost even in the easier game? False proves nothing. */
export const isProvenLost = (rules: Rules, start: SearchStart): boolean =>
  new Relaxation(rules, start).isLost();

const PLACES = [0, 1, 2, 3];

/** One easier game, played until nothing changes. */
class Relaxation {
  /** Cards that have ever been open. */
  private openLow: number;
  private openHigh: number;
  private lockedLow: number;
  private lockedHigh: number;
  private hasEmpty: boolean;
  private readonly heights: number[];
  private readonly taken: boolean[];

  constructor(
    private readonly rules: Rules,
    private readonly start: SearchStart,
  ) {
    this.openLow = start.visibleLow;
    this.openHigh = start.visibleHigh;
    this.lockedLow = start.lockedLow;
    this.lockedHigh = start.lockedHigh;
    this.hasEmpty = start.empty > 0;
    this.heights = PLACES.map((place) => heightOf(start.heights, place));
    this.taken = Array.from(start.row, () => false);
    if (start.worryBack) this.openFoundations();
  }

  isLost(): boolean {
    for (let isChanged = true; isChanged;) {
      isChanged = this.putUp();
      isChanged = this.unlock() || isChanged;
      isChanged = this.takeStock() || isChanged;
    }
    const { start } = this;
    if (start.isWonEarly) return (this.lockedLow | this.lockedHigh) !== 0 && !this.allTurned();
    return this.heights.some((height) => height < KING);
  }

  /** Is no card face down, although some cards are still where they were dealt? */
  private allTurned(): boolean {
    let low = this.lockedLow;
    let high = this.lockedHigh;
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      if (this.start.piles.turned[card] === 1) return false;
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
    }
    return true;
  }

  private openFoundations(): void {
    for (let card = 0; card < DECK_SIZE; card++) {
      if (card >> 2 < (this.heights[placeOf(card)] ?? 0)) this.open(card);
    }
  }

  private open(card: number): void {
    this.openLow |= LOW[card] ?? 0;
    this.openHigh |= HIGH[card] ?? 0;
  }

  private isOpen(card: number): boolean {
    return ((this.openLow & (LOW[card] ?? 0)) | (this.openHigh & (HIGH[card] ?? 0))) !== 0;
  }

  private putUp(): boolean {
    let isChanged = false;
    for (const place of PLACES) {
      for (;;) {
        const height = this.heights[place] ?? KING;
        if (height === KING || !this.isOpen(indexAt(height, place))) break;
        this.heights[place] = height + 1;
        this.hasEmpty ||= height + 1 === KING;
        isChanged = true;
      }
    }
    return isChanged;
  }

  /** Could this card move somewhere? */
  private canLeave(card: number): boolean {
    if (card >> 2 <= (this.heights[placeOf(card)] ?? 0)) return true;
    if (card >= FIRST_KING) return this.hasEmpty;
    const onto = (card & ~1) + 4;
    return this.isOpen(onto) || this.isOpen(onto + 1);
  }

  private unlock(): boolean {
    const { turnedLow, turnedHigh, lockedNext, empties } = this.start.piles;
    let isChanged = false;
    let low = this.lockedLow;
    let high = this.lockedHigh;
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      if (!this.canLeave(card)) continue;
      const next = lockedNext[card] ?? -1;
      this.openLow |= turnedLow[card] ?? 0;
      this.openHigh |= turnedHigh[card] ?? 0;
      this.lockedLow = (this.lockedLow & ~(LOW[card] ?? 0)) | (LOW[next] ?? 0);
      this.lockedHigh = (this.lockedHigh & ~(HIGH[card] ?? 0)) | (HIGH[next] ?? 0);
      this.hasEmpty ||= empties[card] === 1;
      isChanged = true;
    }
    return isChanged;
  }

  private takeStock(): boolean {
    let isChanged = false;
    let before = 0;
    this.start.row.forEach((card, place) => {
      if (!this.taken[place] && this.isReached(place, before) && this.canLeave(card)) {
        this.taken[place] = true;
        this.open(card);
        isChanged = true;
      }
      if (this.taken[place]) before++;
    });
    return isChanged;
  }

  /**
   * Within a pass, a card is in play if it is the last of a draw, or if the card drawn right after it is gone. Cards
   * taken earlier shift the draws of the next pass. `before` is the largest possible shift.
   */
  private isReached(place: number, before: number): boolean {
    const { draw, inPlay, recycleDraws } = this.rules;
    const { reach, row, boundary } = this.start;
    if (inPlay === 'stock' || recycleDraws) return true;
    const now = reach.now[rowAt(row.length, boundary)] ?? 0;
    if (((now >> place) & 1) === 1 || this.taken[place + 1] === true) return true;
    const isRedealt = reach.isUnlimited || this.start.redeals > 0;
    return isRedealt && before >= (place + 1) % draw;
  }
}
