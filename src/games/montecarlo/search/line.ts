/**
 * The moves that lead from a grid through given positions. Each position is reached by removing pairs and
 * consolidating.
 */
import type { Card } from '../../../core/card.js';
import { NO_CARD, rankOf } from '../../../core/card.js';
import type { Cell } from '../words/cell.js';
import type { Grid } from '../model/grid.js';
import { cellAt, indexOf } from '../model/grid.js';
import type { Move, Pair } from '../model/play.js';
import { play, refuseMove } from '../model/play.js';

/**
 * Each of `positions` holds the cards that are left in it. A position is skipped if all pairs up to a later
 * one already touch, which saves a consolidation.
 */
export function movesThrough(grid: Grid, positions: readonly ReadonlySet<Card>[]): Move[] {
  const moves: Move[] = [];
  let now = grid;
  for (let next = 0; next < positions.length;) {
    if (next > 0 && refuseMove(now, 'consolidate') === undefined) now = played(now, moves, 'consolidate');
    const { pairs, last } = furthest(now, positions, next);
    for (const pair of pairs) now = played(now, moves, pair);
    next = last + 1;
  }
  return moves;
}

function played(grid: Grid, moves: Move[], move: Move): Grid {
  const outcome = play(grid, move);
  if (!outcome.ok) throw new Error(`a search found a move that is refused: ${outcome.why}`);
  moves.push(move);
  return outcome.next;
}

/** The last position that can be reached from here by removing pairs alone, and these pairs. */
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

/** Pairs whose removal leaves exactly these cards, in row-major order; undefined if there are none. */
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

/** Pairs that together remove all these cells; undefined if there are none. */
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
