/** All legal moves in a layout, and how many lines of play lead from it. */
import type { Card } from '../../../core/card.js';
import type { Pile } from '../../../core/pile.js';
import { faceUpCount } from '../../../core/pile.js';
import type { PileId } from '../words/piles.js';
import { FOUNDATIONS, isFoundation } from '../words/piles.js';
import type { Layout } from './layout.js';
import type { Move } from './play.js';
import { play, refuseStockClick } from './play.js';
import type { Take } from './refuse.js';
import { PLACES, bookOf } from './rule-book.js';
import type { Rules } from './rules.js';

/**
 * The stock click comes first, then moves by their source: the pile in play, tableau, foundations. Fewest
 * cards first. What may be lifted is as `refuseTake` says; it is not asked for each pile, for the sake of speed.
 */
export function legalMoves(rules: Rules, layout: Layout): Move[] {
  const moves: Move[] = refuseStockClick(rules, layout) === undefined ? ['stock'] : [];
  const book = bookOf(rules);
  const search = { takes: book.takes, rows: book.rowsIn(layout), moves };
  const add = (from: PileId, { cards }: Pile, most: number): void => {
    for (let count = 1; count <= most; count++) {
      const card = cards[cards.length - count];
      if (card !== undefined) addCarries(search, { from, count, card });
    }
  };
  const addTop = (from: PileId, pile: Pile): void => add(from, pile, Math.min(1, faceUpCount(pile)));
  const addFaceUp = (from: PileId, pile: Pile): void => add(from, pile, faceUpCount(pile));
  addTop(rules.inPlay, layout[rules.inPlay]);
  // By name: a loop over ids would take longer.
  addFaceUp('t1', layout.t1);
  addFaceUp('t2', layout.t2);
  addFaceUp('t3', layout.t3);
  addFaceUp('t4', layout.t4);
  addFaceUp('t5', layout.t5);
  addFaceUp('t6', layout.t6);
  addFaceUp('t7', layout.t7);
  if (!rules.worryBack) return moves;
  addTop('f1', layout.f1);
  addTop('f2', layout.f2);
  addTop('f3', layout.f3);
  addTop('f4', layout.f4);
  return moves;
}

interface Search {
  readonly takes: Uint8Array;
  /** For each of `PLACES`, where its answers begin in `takes`. */
  readonly rows: readonly number[];
  readonly moves: Move[];
}

/** Cards to be lifted, the lowest of which is `card`. */
interface Lifted extends Take {
  readonly card: Card;
}

/** Only a single card goes up, and none from foundation to foundation. */
function addCarries({ takes, rows, moves }: Search, { from, count, card }: Lifted): void {
  const first = count > 1 || isFoundation(from) ? FOUNDATIONS.length : 0;
  for (let place = first; place < rows.length; place++) {
    if (takes[(rows[place] ?? 0) + card] === 0) continue;
    const to = PLACES[place] ?? from;
    if (to !== from) moves.push({ from, count, to });
  }
}

/** How many lines of `depth` legal moves there are. A layout that is reached in two ways counts twice. */
export function perft(rules: Rules, layout: Layout, depth: number): number {
  if (depth === 0) return 1;
  let lines = 0;
  for (const move of legalMoves(rules, layout)) {
    const outcome = play(rules, layout, move);
    if (outcome.ok) lines += perft(rules, outcome.next, depth - 1);
  }
  return lines;
}
