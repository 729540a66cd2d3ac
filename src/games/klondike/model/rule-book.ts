/**
 * The answers of some rules to the question which cards each pile takes. A search asks it millions of times; each
 * answer is found once, by the rules, and then looked up.
 */
import type { Card } from '../../../core/card.js';
import { HIDDEN } from '../../../core/card.js';
import type { Pile } from '../../../core/pile.js';
import { EMPTY, faceUpPile } from '../../../core/pile.js';
import { FOUNDATIONS, TABLEAU } from '../words/piles.js';
import type { Layout } from './layout.js';
import { refuseLay } from './refuse.js';
import type { Rules } from './rules.js';

/** Where cards can be laid: the foundations, then the tableau. */
export const PLACES = [...FOUNDATIONS, ...TABLEAU] as const;

/** Cards are 0 to `HIDDEN`: a layout of somebody who does not know all cards may have that one face up. */
const CARDS = HIDDEN + 1;

/** The row of a pile without cards. The rows before it are those of each top card. */
const NO_TOP = CARDS;

const ROWS = CARDS + 1;

/** The row of a tableau pile that takes nothing, because its top card lies face down. */
const CLOSED = PLACES.length * ROWS;

class RuleBook {
  /** For each row an answer for each card: 1 if it may be laid there, alone or as the lowest of several. */
  readonly takes = new Uint8Array((CLOSED + 1) * CARDS);
  private readonly isWritten = new Uint8Array(CLOSED + 1);

  constructor(private readonly rules: Rules) {
    this.isWritten[CLOSED] = 1;
  }

  /** For each of `PLACES`, where its answers begin in `takes`. */
  rowsIn(layout: Layout): readonly number[] {
    // By name: a loop over ids would take several times as long.
    return [
      this.rowOf(0, layout.f1),
      this.rowOf(1, layout.f2),
      this.rowOf(2, layout.f3),
      this.rowOf(3, layout.f4),
      this.rowOf(4, layout.t1),
      this.rowOf(5, layout.t2),
      this.rowOf(6, layout.t3),
      this.rowOf(7, layout.t4),
      this.rowOf(8, layout.t5),
      this.rowOf(9, layout.t6),
      this.rowOf(10, layout.t7),
    ];
  }

  private rowOf(place: number, pile: Pile): number {
    const { cards, faceDown } = pile;
    // As `topOf`, which would take longer here.
    const top = cards.length > 0 ? (cards[cards.length - 1] ?? NO_TOP) : NO_TOP;
    const isClosed = place >= FOUNDATIONS.length && faceDown > 0 && faceDown === cards.length;
    const row = isClosed ? CLOSED : place * ROWS + top;
    if (this.isWritten[row] === 0) this.write(row);
    return row * CARDS;
  }

  private write(row: number): void {
    const to = PLACES[Math.floor(row / ROWS)] ?? 'f1';
    const top = row % ROWS;
    const onto = top === NO_TOP ? EMPTY : faceUpPile([top as Card]);
    for (let card = 0; card < CARDS; card++) {
      const isTaken = refuseLay(this.rules, onto, { bottom: card as Card, count: 1, to }) === undefined;
      this.takes[row * CARDS + card] = Number(isTaken);
    }
    this.isWritten[row] = 1;
  }
}

const BOOKS = new WeakMap<Rules, RuleBook>();

/** Rules are values, so their book is written once. */
export function bookOf(rules: Rules): RuleBook {
  const known = BOOKS.get(rules);
  if (known !== undefined) return known;
  const book = new RuleBook(rules);
  BOOKS.set(rules, book);
  return book;
}
