/** All legal moves in a layout, and the number of lines of play from it. */
import type { Card } from '../../../core/card.js';
import { HIDDEN } from '../../../core/card.js';
import { checkWhole } from '../../../core/given.js';
import type { Pile } from '../../../core/pile.js';
import { EMPTY, faceUpCount, faceUpPile } from '../../../core/pile.js';
import type { PileId } from '../words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../words/piles.js';
import { checkPosition, positionFault } from './check-rules.js';
import type { Layout } from './layout.js';
import { foundationsOf, tableauOf } from './layout.js';
import type { Move } from './play.js';
import { play, refuseStockClick } from './play.js';
import type { Rules } from './rules.js';
import { refuseLay } from './refuse.js';

/**
 * Lists the stock click first, then the moves from the pile in play, the tableau and the foundations, with the fewest
 * cards first. For speed, it doesn't call `refuseTake` for each pile, but it applies the same rules.
 * @throws as `play`
 * @example
 * ```ts
 * import { ULG, legalMoves, parseDeal, printMove } from 'klondike-kit';
 *
 * const layout = parseDeal('java:11').start(ULG);
 * console.log(legalMoves(ULG, layout).map(printMove)); // [ 'stock', 't4>t6', 't7>t2' ]
 * ```
 */
export function legalMoves(rules: Rules, layout: Layout): Move[] {
  try {
    return movesIn(rules, layout);
  } catch (error) {
    throw positionFault(error, rules, layout);
  }
}

function movesIn(rules: Rules, layout: Layout): Move[] {
  const moves: Move[] = refuseStockClick(rules, layout) === undefined ? ['stock'] : [];
  const book = bookOf(rules);
  const search = { takes: book.takes, rows: book.rowsIn(layout), moves };
  addCarries(search, topOnly(rules.inPlay, layout[rules.inPlay], 0));
  const tableau = tableauOf(layout);
  for (let index = 0; index < tableau.length; index++) {
    addCarries(search, allFaceUp(TABLEAU[index] ?? 't1', tableau[index] ?? EMPTY));
  }
  if (!rules.worryBack) return moves;
  const foundations = foundationsOf(layout);
  for (let index = 0; index < foundations.length; index++) {
    addCarries(search, topOnly(FOUNDATIONS[index] ?? 'f1', foundations[index] ?? EMPTY, FIRST_TABLEAU));
  }
  return moves;
}

/** Cards that may be lifted, up to `most` from the top. */
interface Liftable {
  readonly from: PileId;
  readonly cards: readonly Card[];
  readonly most: number;
  /** The index of the first of `PLACES` where a single card may go. */
  readonly first: number;
}

/** The index of the first tableau pile in `PLACES`. Several cards, and cards from foundations, go only to the tableau. */
const FIRST_TABLEAU = FOUNDATIONS.length;

const topOnly = (from: PileId, pile: Pile, first: number): Liftable => ({
  from,
  cards: pile.cards,
  most: Math.min(1, faceUpCount(pile)),
  first,
});

const allFaceUp = (from: PileId, pile: Pile): Liftable => ({
  from,
  cards: pile.cards,
  most: faceUpCount(pile),
  first: 0,
});

/** @param search `rows` has the index in `takes` at which the answers for each of `PLACES` begin */
function addCarries(
  {
    takes,
    rows,
    moves,
  }: { readonly takes: Uint8Array; readonly rows: readonly number[]; readonly moves: Move[] },
  { from, cards, most, first }: Liftable,
): void {
  for (let count = 1; count <= most; count++) {
    const card = cards[cards.length - count] ?? 0;
    for (let place = count > 1 ? FIRST_TABLEAU : first; place < rows.length; place++) {
      if (takes[(rows[place] ?? 0) + card] === 0) continue;
      const to = PLACES[place] ?? from;
      if (to !== from) moves.push({ from, count, to });
    }
  }
}

/**
 * The number of lines of `depth` legal moves. A layout that can be reached in two ways counts twice.
 * @throws as `play`, and RangeError unless `depth` is a whole number from 0
 */
export function perft(rules: Rules, layout: Layout, depth: number): number {
  checkPosition(rules, layout);
  checkWhole('depth', depth, { min: 0 });
  return countLines(rules, layout, depth);
}

function countLines(rules: Rules, layout: Layout, depth: number): number {
  if (depth === 0) return 1;
  let lines = 0;
  for (const move of legalMoves(rules, layout)) {
    const outcome = play(rules, layout, move);
    if (outcome.ok) lines += countLines(rules, outcome.next, depth - 1);
  }
  return lines;
}

/** The piles that take cards, with the foundations before the tableau. */
const PLACES = [...FOUNDATIONS, ...TABLEAU] as const;

/** Cards run from 0 to `HIDDEN`, which can lie face up in the layout of a player who doesn't know all cards. */
const CARDS = HIDDEN + 1;

/** The row for an empty pile. The rows before it are for the top cards. */
const NO_TOP = CARDS;

const ROWS = CARDS + 1;

/** The row for a tableau pile that doesn't take cards, because its top card lies face down. */
const CLOSED = PLACES.length * ROWS;

/**
 * Caches which cards each pile takes under some rules. A search asks this millions of times, so each answer is
 * computed once and then looked up.
 */
class RuleBook {
  /** Has one byte per card for each row. It is 1 if the card may go there, alone or as the lowest of several. */
  readonly takes = new Uint8Array((CLOSED + 1) * CARDS);
  private readonly isWritten = new Uint8Array(CLOSED + 1);

  constructor(private readonly rules: Rules) {
    this.isWritten[CLOSED] = 1;
  }

  /** For each of `PLACES`, the index in `takes` at which its answers begin. */
  rowsIn(layout: Layout): readonly number[] {
    // A loop over ids would take several times as long.
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
    // The same as `topOf`, but faster here.
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

/** Rules don't change, so one book is enough for each of them. */
function bookOf(rules: Rules): RuleBook {
  const known = BOOKS.get(rules);
  if (known !== undefined) return known;
  const book = new RuleBook(rules);
  BOOKS.set(rules, book);
  return book;
}
