/**
 * Finds the best ending of a game. The search tries all pairs and consolidations, depth first, and visits each position
 * once. It skips a position that can't leave fewer cards than the best ending so far.
 */
import type { Card } from '../../../core/card.js';
import { DECK_SIZE, NO_CARD, rankOf } from '../../../core/card.js';
import { checkGiven, valueText } from '../../../core/given.js';
import type { Grid } from '../model/grid.js';
import { cellAt, checkGrid, indexOf } from '../model/grid.js';
import type { MonteCarloMove, Pair } from '../model/play.js';
import { play, refuseMove } from '../model/play.js';
import type { CardSet } from './card-set.js';
import { CardSets, isIn, placeCards, setOf, without } from './card-set.js';
import type { SearchedGrid } from './searched.js';
import { choicesIn, searchedIn } from './searched.js';
import { Outlook } from './outlook.js';
import type { Cell } from '../words/cell.js';

/** The result of a search, which is the best final state and the moves to it. */
export interface Ending {
  /** 52 if the game is won. */
  readonly score: number;
  /** Legal moves from the grid to this ending. The last move, if there is any, removes a pair. */
  readonly line: readonly MonteCarloMove[];
  /** Is this certainly the best ending? If not, the search ran out of positions. */
  readonly isExact: boolean;
  /** The number of visited positions. */
  readonly positions: number;
}

/** The limit of a search. */
export interface Budget {
  /** The maximum number of positions to visit, including the given grid. */
  readonly positions: number;
}

/**
 * The same grid and budget always give the same ending.
 * @throws RangeError if a card occurs twice, or unless `positions` is a whole number from 1; TypeError unless the
 * arguments are a grid and a budget
 */
export function findBestEnding(grid: Grid, budget: Budget): Ending {
  checkGrid(grid);
  checkGiven('budget', budget, 'an object');
  const { positions } = budget;
  if (!Number.isInteger(positions) || positions < 1)
    throw new RangeError(`positions must be a whole number from 1, not ${valueText(positions)}`);
  const table = searchedIn(grid);
  const search = new EndingSearch(table, positions);
  search.run(grid);
  const { best, bestLeft, isCut, searched } = search;
  return {
    score: DECK_SIZE - bestLeft,
    line: movesThrough(
      grid,
      best.map((position) => new Set(table.cards.filter((_, card) => isIn(position, card)))),
    ),
    isExact: !isCut || bestLeft === 0,
    positions: searched,
  };
}

class EndingSearch {
  /** The positions after the start, up to the best ending. */
  best: readonly CardSet[] = [];
  /** The number of cards left in the best ending. */
  bestLeft = Infinity;
  /** The number of visited positions, including the start. */
  searched = 1;
  /** Did the search reach its limit? */
  isCut = false;

  private readonly path: CardSet[] = [];
  private readonly seen = new CardSets();
  private readonly places = new Int8Array(DECK_SIZE);
  private readonly outlook: Outlook;

  constructor(
    private readonly table: SearchedGrid,
    private readonly most: number,
  ) {
    this.outlook = new Outlook(table);
  }

  run(grid: Grid): void {
    const start = setOf(this.table.cards.map((_, card) => card));
    if (refuseMove(grid, 'consolidate') !== undefined) this.seen.add(start);
    this.note(start);
    this.places.set(placesIn(grid));
    this.choose(start, choicesIn(this.table, this.places));
  }

  /** Combines the choices of all ranks. */
  private choose(position: CardSet, choices: readonly (readonly CardSet[])[], at = 0): void {
    const ofRank = choices[at];
    if (ofRank === undefined) return this.reach(position);
    for (const choice of ofRank) {
      this.choose(without(position, choice), choices, at + 1);
      if (this.isCut || this.bestLeft === 0) return;
    }
  }

  private reach(position: CardSet): void {
    if (!this.seen.add(position)) return;
    if (this.searched === this.most) {
      this.isCut = true;
      return;
    }
    this.searched++;
    this.path.push(position);
    this.explore(position);
    this.path.pop();
  }

  private explore(position: CardSet): void {
    this.note(position);
    placeCards(position, this.places);
    if (!this.outlook.mayLeaveFewer(this.bestLeft, this.places, position.size)) return;
    this.choose(position, choicesIn(this.table, this.places));
  }

  private note({ size }: CardSet): void {
    if (size >= this.bestLeft) return;
    this.bestLeft = size;
    this.best = this.path.slice();
  }
}

/** The places of the cards in dealing order, with the grid, which may have gaps, before the deck. */
function placesIn({ cells, deck }: Grid): number[] {
  const inGrid = cells.flatMap((card, place) => (card < 0 ? [] : [place]));
  return [...inGrid, ...deck.map((_, index) => cells.length + index)];
}

/**
 * The pairs and consolidations that lead from a grid through given positions. Each position is the set of its
 * cards. If all pairs up to a later position already touch, the moves skip the positions before it, which saves a
 * consolidation.
 */
function movesThrough(grid: Grid, positions: readonly ReadonlySet<Card>[]): MonteCarloMove[] {
  const moves: MonteCarloMove[] = [];
  let now = grid;
  for (let next = 0; next < positions.length;) {
    if (next > 0 && refuseMove(now, 'consolidate') === undefined) now = makeMove(now, moves, 'consolidate');
    const { pairs, last } = furthest(now, positions, next);
    for (const pair of pairs) now = makeMove(now, moves, pair);
    next = last + 1;
  }
  return moves;
}

function makeMove(grid: Grid, moves: MonteCarloMove[], move: MonteCarloMove): Grid {
  const outcome = play(grid, move);
  if (!outcome.ok) throw new Error(`a search found a move that is refused: ${outcome.why}`);
  moves.push(move);
  return outcome.next;
}

/** The last position that pairs alone reach from here, and these pairs. */
function furthest(
  grid: Grid,
  positions: readonly ReadonlySet<Card>[],
  next: number,
): { pairs: Pair[]; last: number } {
  for (let last = positions.length - 1; last >= next; last--) {
    const pairs = pairsThatLeave(grid, positions[last] ?? new Set());
    if (pairs !== undefined) return { pairs, last };
  }
  throw new Error('a search found a position that no pairs lead to');
}

/** Pairs whose removal leaves exactly these cards, in row-major order; undefined if that is impossible. */
function pairsThatLeave(grid: Grid, cards: ReadonlySet<Card>): Pair[] | undefined {
  if (grid.deck.some((card) => !cards.has(card))) return undefined;
  const byRank = new Map<number, Cell[]>();
  grid.cells.forEach((card, index) => {
    if (card === NO_CARD || cards.has(card)) return;
    byRank.set(rankOf(card), [...(byRank.get(rankOf(card)) ?? []), cellAt(grid, index)]);
  });
  const pairs: Pair[] = [];
  for (const cells of byRank.values()) {
    const ofRank = pairUp(grid, cells);
    if (ofRank === undefined) return undefined;
    pairs.push(...ofRank);
  }
  return pairs.sort(([one], [other]) => indexOf(grid, one) - indexOf(grid, other));
}

/** Pairs that together empty all these cells; undefined if that is impossible. */
function pairUp(grid: Grid, [first, ...others]: readonly Cell[]): Pair[] | undefined {
  if (first === undefined) return [];
  for (const other of others) {
    if (refuseMove(grid, [first, other]) !== undefined) continue;
    const rest = pairUp(
      grid,
      others.filter((cell) => cell !== other),
    );
    if (rest !== undefined) return [[first, other], ...rest];
  }
  return undefined;
}
