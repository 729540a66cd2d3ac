/** Games played by hints alone. */
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Move } from '../../games/klondike/model/play.js';
import { play } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { hint } from './find-hint.js';
import type { HintOptions } from './judge.js';
import { firstLook, nextLook } from './knowledge.js';

/**
 * Follows hints from this layout on until there is none. The player is shown what lies open, and no other card.
 * @throws Error if a hint is refused: then `hint` was wrong
 */
export function playBlind(
  rules: Rules,
  layout: Layout,
  options: HintOptions = {},
): {
  readonly won: boolean;
  readonly moves: readonly Move[];
} {
  const moves: Move[] = [];
  let now = layout;
  let known = firstLook(rules, layout);
  for (;;) {
    const { move } = hint(known, options);
    if (move === undefined) return { won: rules.isWon(now), moves };
    const outcome = play(rules, now, move);
    if (!outcome.ok) throw new Error(`hint: ${JSON.stringify(move)} is refused: ${outcome.why}`);
    moves.push(move);
    now = outcome.next;
    known = nextLook(known, now);
  }
}
