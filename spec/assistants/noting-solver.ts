/** A solver in this thread that notes what it answers. */
import type { winnableDeal } from '../../src/assistants/winnable.js';
import { difficultyOf } from '../../src/assistants/winnable.js';
import { solve } from '../../src/solver/solve.js';

/** `asked` has the difficulty of each deal that can be won, or else the verdict. */
export function notingSolver(): { asked: string[]; solver: Parameters<typeof winnableDeal>[0] } {
  const asked: string[] = [];
  return {
    asked,
    solver: {
      solve: (rules, layout, options) => {
        const answer = solve(rules, layout, options);
        asked.push(answer.verdict === 'winnable' ? difficultyOf(rules, answer.visits) : answer.verdict);
        return Promise.resolve(answer);
      },
    },
  };
}
