/** Checks a solver's verdict. */
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { play } from '../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import type { Answer } from '../../../src/solver.js';

/** The verdict. A win is replayed by the rules, and any fault in it is returned instead. */
export function judged(rules: Rules, layout: Layout, answer: Answer): string {
  if (answer.verdict !== 'winnable') return answer.verdict;
  let now = layout;
  for (const move of answer.moves) {
    const outcome = play(rules, now, move);
    if (!outcome.ok) return `a line with a move that is refused: ${outcome.why}`;
    now = outcome.next;
  }
  return rules.isWon(now) ? 'winnable' : 'a line that does not win';
}
