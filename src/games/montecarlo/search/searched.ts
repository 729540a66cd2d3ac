/** A grid for the search, with its size, its cards in dealing order, and the cards of each rank. */
import type { Card } from '../../../core/card.js';
import { NO_CARD, rankOf } from '../../../core/card.js';
import type { Grid } from '../model/grid.js';
import type { CardSet } from './card-set.js';
import { NO_CARDS, setOf } from './card-set.js';

/** A rank with at least two cards. */
interface RankCards {
  readonly cards: readonly number[];
  /**
   * Pairs of cards by their numbers in dealing order. The pairs of four cards have the order 01 02 03 12 13 23, so the
   * pairs at `i` and `5 - i` contain all four.
   */
  readonly twins: readonly { readonly first: number; readonly second: number; readonly set: CardSet }[];
  readonly all: CardSet;
}

export interface SearchedGrid {
  readonly columns: number;
  /** The number of places in the grid. Places from this number on are in the deck. */
  readonly cells: number;
  /** In dealing order: the grid row by row, then the deck. */
  readonly cards: readonly Card[];
  readonly ranks: readonly RankCards[];
}

/** @throws RangeError if a card occurs twice */
export function searchedIn(grid: Grid): SearchedGrid {
  const { rows, columns } = grid;
  const cards = [...grid.cells.filter((card) => card !== NO_CARD), ...grid.deck];
  if (new Set(cards).size < cards.length)
    throw new RangeError('a grid and its deck must have each card once');
  return { columns, cells: rows * columns, cards, ranks: ranksOf(cards) };
}

function ranksOf(cards: readonly Card[]): RankCards[] {
  const byRank = new Map<number, number[]>();
  cards.forEach((card, number) => {
    const rank = byRank.get(rankOf(card)) ?? [];
    byRank.set(rankOf(card), rank);
    rank.push(number);
  });
  return [...byRank.values()].filter(({ length }) => length > 1).map(rankWith);
}

const rankWith = (cards: readonly number[]): RankCards => ({
  cards,
  twins: cards.flatMap((first, index) =>
    cards.slice(index + 1).map((second) => ({ first, second, set: setOf([first, second]) })),
  ),
  all: setOf(cards),
});

/**
 * The sets of cards that can go before the next consolidation, by rank. Removing cards doesn't make new pairs, and
 * pairs of different ranks are independent. So any choice of one rank combines with any choice of the others. The
 * largest sets come first, and the empty set comes last. Leaves out ranks without pairs.
 */
export function choicesIn(table: SearchedGrid, places: Int8Array): CardSet[][] {
  const choices: CardSet[][] = [];
  for (const rank of table.ranks) {
    const ofRank = choicesOf(rank, table, places);
    if (ofRank.length > 0) choices.push([...ofRank, NO_CARDS]);
  }
  return choices;
}

function choicesOf({ cards, twins, all }: RankCards, table: SearchedGrid, places: Int8Array): CardSet[] {
  const choices: CardSet[] = [];
  let touching = 0;
  twins.forEach(({ first, second, set }, index) => {
    if (!doTouch(table, places[first] ?? -1, places[second] ?? -1)) return;
    touching |= 1 << index;
    choices.push(set);
  });
  if (cards.length === 4 && hasTwoPairs(touching)) choices.unshift(all);
  return choices;
}

/** Do two places of the grid touch? `place` must come before `other`. */
function doTouch({ cells, columns }: SearchedGrid, place: number, other: number): boolean {
  if (place < 0 || other < 0 || other >= cells) return false;
  const down = Math.floor(other / columns) - Math.floor(place / columns);
  return down <= 1 && Math.abs((other % columns) - (place % columns)) <= 1;
}

/** Four cards make six pairs. Do two of the touching pairs have no card in common? */
const hasTwoPairs = (touching: number): boolean =>
  (touching & 0b100001) === 0b100001 ||
  (touching & 0b010010) === 0b010010 ||
  (touching & 0b001100) === 0b001100;
