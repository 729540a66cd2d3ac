/** Where a card can go on the tableau. */
import { FIRST_KING, HIGH, LOW } from '../card-index.js';
import { TO_EMPTY } from './moves.js';
import { EMPTY_PILES_AT, FREE_AT } from './numbers.js';

/** The places on the tableau of a position that take a card, in turn: its two bearers, or an empty pile for a king. */
export class Targets {
  /** @param now the position, as it changes, with all that is worked out from its basis */
  constructor(private readonly now: Int32Array) {}

  /** The first of them, a card's index or `TO_EMPTY`; -1 if there is none. */
  first(card: number): number {
    const { now } = this;
    if (card >= FIRST_KING) return (now[EMPTY_PILES_AT] ?? 0) > 0 ? TO_EMPTY : -1;
    const first = (card & ~1) + 4;
    return this.isFree(first) ? first : this.next(first);
  }

  /** The one after this one: its twin, if that takes the card as well; -1 if not. */
  next(to: number): number {
    return to < TO_EMPTY && (to & 1) === 0 && this.isFree(to + 1) ? to + 1 : -1;
  }

  private isFree(card: number): boolean {
    const { now } = this;
    return (((now[FREE_AT] ?? 0) & (LOW[card] ?? 0)) | ((now[FREE_AT + 1] ?? 0) & (HIGH[card] ?? 0))) !== 0;
  }
}
