/** Ends of games: a line that wins with the last card from where it is wanted. */
import type { Card } from '../../core/card.js';
import { KING, rankOf } from '../../core/card.js';
import { topOf } from '../../core/pile.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { isAnyFaceDown } from '../../games/klondike/model/layout.js';
import type { Carry, Move } from '../../games/klondike/model/play.js';
import { play } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { FOUNDATIONS, TABLEAU } from '../../games/klondike/words/piles.js';

export type LastFrom = 'waste' | 'tableau';

/** Clicks in a row without a card that goes up; a stock can be gone through twice. */
const MOST_CLICKS = 60;

/** Undefined if there are cards face down, or if no king lies there that can wait for all others. */
export function lineEndingWith(rules: Rules, layout: Layout, last: LastFrom): Move[] | undefined {
  if (isAnyFaceDown(layout)) return undefined;
  const piles = last === 'waste' ? (['stock', 'waste'] as const) : TABLEAU;
  const kings = piles.flatMap((id) => layout[id].cards.filter((card) => rankOf(card) === KING));
  for (const king of kings) {
    const line = lineWithout(rules, layout, king);
    if (line !== undefined) return line;
  }
  return undefined;
}

/** Everything goes up as soon as it can, but this king last. */
function lineWithout(rules: Rules, start: Layout, king: Card): Move[] | undefined {
  const moves: Move[] = [];
  let layout = start;
  for (let clicks = 0; clicks < MOST_CLICKS && !rules.isWon(layout);) {
    const up = upIn(rules, layout, king);
    const move = up ?? 'stock';
    const outcome = play(rules, layout, move);
    if (!outcome.ok) return undefined;
    clicks = up === undefined ? clicks + 1 : 0;
    moves.push(move);
    layout = outcome.next;
  }
  return rules.isWon(layout) ? moves : undefined;
}

function upIn(rules: Rules, layout: Layout, king: Card): Carry | undefined {
  const isLast = FOUNDATIONS.reduce((sum, id) => sum + layout[id].cards.length, 0) === 51;
  for (const from of ['waste', ...TABLEAU] as const) {
    const top = topOf(layout[from]);
    if (top === undefined || (top === king && !isLast)) continue;
    for (const to of FOUNDATIONS) {
      const carry = { from, count: 1, to };
      if (play(rules, layout, carry).ok) return carry;
    }
  }
  return undefined;
}
