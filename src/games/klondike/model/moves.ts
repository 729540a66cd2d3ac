/** All legal moves in a layout, and how many lines of play lead from it. */
import type { Card } from '../../../core/card.js';
import { checkWhole } from '../../../core/given.js';
import type { Pile } from '../../../core/pile.js';
import { EMPTY, faceUpCount } from '../../../core/pile.js';
import type { PileId } from '../words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../words/piles.js';
import { checkPosition, positionFault } from './check-rules.js';
import type { Layout } from './layout.js';
import { foundationsOf, tableauOf } from './layout.js';
import type { Move } from './play.js';
import { play, refuseStockClick } from './play.js';
import { PLACES, bookOf } from './rule-book.js';
import type { Rules } from './rules.js';

/**
 * The stock click comes first, then moves by their source: the pile in play, tableau, foundations. Fewest
 * cards first. What may be lifted is as `refuseTake` says; it is not asked for each pile, for the sake of speed.
 * @throws as `play`
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

interface Search {
  readonly takes: Uint8Array;
  /** For each of `PLACES`, where its answers begin in `takes`. */
  readonly rows: readonly number[];
  readonly moves: Move[];
}

/** Cards that may be lifted: up to `most` from the top. */
interface Liftable {
  readonly from: PileId;
  readonly cards: readonly Card[];
  readonly most: number;
  /** The first of `PLACES` where a single card may go. */
  readonly first: number;
}

/** Where the tableau begins in `PLACES`. Several cards go nowhere else, nor does a card from a foundation. */
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

function addCarries({ takes, rows, moves }: Search, { from, cards, most, first }: Liftable): void {
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
 * How many lines of `depth` legal moves there are. A layout that is reached in two ways counts twice.
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
