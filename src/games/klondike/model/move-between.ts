/** From the layouts before and after a move to the move itself. */
import type { History } from '../../../core/history.js';
import type { PileId } from '../words/piles.js';
import { PILES } from '../words/piles.js';
import type { Layout } from './layout.js';
import type { Move } from './play.js';

/** The move that led from one layout to the next. Only a stock click lays no card on tableau or foundations. */
export function moveBetween(before: Layout, after: Layout): Move {
  let from: PileId | undefined;
  let to: PileId | undefined;
  for (const id of PILES) {
    if (after[id] === before[id]) continue;
    const more = cardsMore(id, before, after);
    if (more < 0) from ??= id;
    else if (more > 0 && id !== 'stock' && id !== 'waste') to ??= id;
  }
  return from === undefined || to === undefined ? 'stock' : { from, count: cardsMore(to, before, after), to };
}

const cardsMore = (id: PileId, before: Layout, after: Layout): number =>
  after[id].cards.length - before[id].cards.length;

/** The moves from the first layout of a game to the current one, oldest first. */
export function movesOf({ line, moves }: History<Layout>): Move[] {
  return line.slice(1, moves + 1).map((after, index) => moveBetween(line[index] ?? after, after));
}
