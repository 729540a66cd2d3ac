/** How long a line is. */
import { checkGiven } from '../../core/given.js';
import { checkPosition } from '../../games/klondike/model/check-rules.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Move } from '../../games/klondike/model/play.js';
import { play } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';

/** What the move costs in this layout: 0 or 1. */
export const costOf = (rules: Rules, { stock }: Layout, move: Move): number =>
  move === 'stock' && stock.cards.length === 0 && !rules.recycleDraws ? 0 : 1;

/**
 * The length of a line as published minimal lengths are counted: each draw is a move, and each carry. Turning the waste
 * over costs nothing, unless that click draws as well.
 * @throws RangeError if the rules refuse one of the moves
 */
export function lineLength(rules: Rules, layout: Layout, moves: readonly Move[]): number {
  checkPosition(rules, layout);
  checkGiven('moves', moves, 'an array');
  let length = 0;
  let now = layout;
  for (const move of moves) {
    length += costOf(rules, now, move);
    const outcome = play(rules, now, move);
    if (!outcome.ok) throw new RangeError(`${JSON.stringify(move)} is refused: ${outcome.why}`);
    now = outcome.next;
  }
  return length;
}

/** Do the rules refuse one of the moves? */
export function isRefused(rules: Rules, layout: Layout, moves: readonly Move[]): boolean {
  let now = layout;
  return moves.some((move) => {
    const outcome = play(rules, now, move);
    if (outcome.ok) now = outcome.next;
    return !outcome.ok;
  });
}
