/** From the layouts before and after a move to the move itself. */
import type { History } from '../../../core/history.js';
import type { PileId } from '../words/piles.js';
import { FOUNDATIONS, PILES, TABLEAU } from '../words/piles.js';
import type { Layout } from './layout.js';
import type { Move } from './play.js';

/** The move that led from one layout to the next. Only a stock click lays no card on tableau or foundations. */
export function moveBetween(before: Layout, after: Layout): Move {
  const more = (id: PileId): number => after[id].cards.length - before[id].cards.length;
  const from = PILES.find((id) => more(id) < 0);
  const to = [...FOUNDATIONS, ...TABLEAU].find((id) => more(id) > 0);
  return from === undefined || to === undefined ? 'stock' : { from, count: more(to), to };
}

/** The moves from the first layout of a game to the current one, oldest first. */
export function movesOf({ line, moves }: History<Layout>): Move[] {
  return line.slice(1, moves + 1).map((after, index) => moveBetween(line[index] ?? after, after));
}
