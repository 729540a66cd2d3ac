/**
 * A lower bound on the number of cards that stay. Two cards of the same rank touch only if the right number of cards is
 * between them in dealing order: none, or nearly a whole row. A pair is removable if it touches after the removal of
 * other removable cards between its two cards. All other cards stay. The bound is never too high, because it allows
 * removals that exclude each other in a real game.
 */
import { DECK_SIZE } from '../../../core/card.js';
import type { SearchedGrid } from './searched.js';

/** Two places at this distance touch if the first one is in one of these columns. */
interface Reach {
  readonly distance: number;
  /** The first column, counted from 0 like `last`. */
  readonly first: number;
  readonly last: number;
}

/** The neighbors to the right, and the three below. */
const reachesIn = ({ columns }: SearchedGrid): Reach[] =>
  [
    { distance: 1, first: 0, last: columns - 2 },
    { distance: columns - 1, first: 1, last: columns - 1 },
    { distance: columns, first: 0, last: columns - 1 },
    { distance: columns + 1, first: 0, last: columns - 2 },
  ].filter(({ first, last }) => first <= last);

export class Outlook {
  private readonly reaches: readonly Reach[];
  /** The two cards of each pair of the same rank, pair after pair. */
  private readonly twins: Uint8Array;
  /** By place: 1 for a removable card. */
  private readonly going = new Uint8Array(DECK_SIZE);
  /** By place: the number of removable cards before it. The list has one entry more than there are cards. */
  private readonly before = new Uint8Array(DECK_SIZE + 1);

  constructor(private readonly table: SearchedGrid) {
    this.reaches = reachesIn(table);
    this.twins = Uint8Array.from(
      table.ranks.flatMap(({ twins }) => twins.flatMap(({ first, second }) => [first, second])),
    );
  }

  /** Can fewer than `most` of the `left` cards stay? `places` has the place of each card. */
  mayLeaveFewer(most: number, places: Int8Array, left: number): boolean {
    this.going.fill(0);
    this.before.fill(0);
    let going = 0;
    for (;;) {
      this.markGoing(places);
      const now = this.count(left);
      if (left - now < most && left - this.countByTwos(places) < most) return true;
      if (now === going) return false;
      going = now;
    }
  }

  /** Marks the pairs that touch when the marked cards are gone. */
  private markGoing(places: Int8Array): void {
    const { twins, going } = this;
    for (let index = 0; index < twins.length; index += 2) {
      const place = places[twins[index] ?? 0] ?? -1;
      const other = places[twins[index + 1] ?? 0] ?? -1;
      if (place < 0 || other < 0 || (going[place] === 1 && going[other] === 1)) continue;
      if (this.canTouch(place, other)) going[place] = going[other] = 1;
    }
  }

  private canTouch(place: number, other: number): boolean {
    const { before, table } = this;
    const earlier = before[place] ?? 0;
    const nearest = other - place - (before[other] ?? 0) + (before[place + 1] ?? 0);
    for (const { distance, first, last } of this.reaches) {
      if (distance < nearest || distance > other - place || place - earlier + distance >= table.cells)
        continue;
      const column = place % table.columns;
      if (earlier > 0 || (column >= first && column <= last)) return true;
    }
    return false;
  }

  /** The number of removable cards. Also fills `before`. */
  private count(left: number): number {
    const { before, going } = this;
    let sum = 0;
    for (let place = 0; place < left; place++) {
      before[place] = sum;
      sum += going[place] ?? 0;
    }
    before[left] = sum;
    return sum;
  }

  /** The number of removable cards if each rank loses an even number. */
  private countByTwos(places: Int8Array): number {
    let sum = 0;
    for (const { cards } of this.table.ranks) {
      let ofRank = 0;
      for (const card of cards) {
        const place = places[card] ?? -1;
        if (place >= 0) ofRank += this.going[place] ?? 0;
      }
      sum += ofRank & ~1;
    }
    return sum;
  }
}
