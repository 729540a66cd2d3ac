/**
 * How many locked cards must leave their place for another on the tableau, at least. A locked card goes straight to its
 * foundation only after all lower cards of its suit have left theirs, and it leaves before those below it; where these
 * orders contradict each other, a card must step aside. (Paul and Helmert, "Optimal solitaire game solutions using A*
 * search and deadlock analysis", 2016, do so for FreeCell.) That depends only on which cards are locked.
 */
import { FIRST_KING, placeOf } from '../card-index.js';
import type { Locks } from './locks.js';

/** A table by the key of the locks, filled in as it is asked. */
export class Deadlocks {
  /** For each key of locks the least number, plus 1; 0 if it is not known yet. */
  private readonly known: Uint8Array;

  constructor(private readonly locks: Pick<Locks, 'piles' | 'units' | 'keys'>) {
    this.known = new Uint8Array(locks.keys);
  }

  /** How many of the cards that are locked by this key must step aside, at least. */
  least(key: number): number {
    const known = this.known[key] ?? 0;
    return known > 0 ? known - 1 : this.find(key);
  }

  private find(key: number): number {
    const { piles, units } = this.locks;
    const counts = piles.map((pile, at) => Math.floor(key / (units[at] ?? 1)) % (pile.length + 1));
    const tops = piles.map((pile, at) => topOf(pile, counts[at] ?? 0));
    const free = tops.findIndex((top) => top !== undefined && this.goesUp(top, counts));
    let least = 0;
    if (free >= 0) least = this.least(key - (units[free] ?? 0));
    else if (tops.some((top) => top !== undefined)) {
      const rest = tops.map((top, at) => (top === undefined ? Infinity : this.least(key - (units[at] ?? 0))));
      least = 1 + Math.min(...rest);
    }
    this.known[key] = least + 1;
    return least;
  }

  /** Is no lower card of its suit locked? */
  private goesUp(card: number, counts: readonly number[]): boolean {
    const place = placeOf(card);
    return !this.locks.piles.some((pile, at) =>
      pile.slice(0, counts[at]).some((other) => other < card && placeOf(other) === place),
    );
  }
}

/** A king at the bottom need never leave. */
function topOf(pile: readonly number[], count: number): number | undefined {
  const top = pile[count - 1];
  return count === 1 && top !== undefined && top >= FIRST_KING ? undefined : top;
}
