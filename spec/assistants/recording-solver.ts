/** A solver in this thread that records its answers. */
import type { winnableDeal } from '../../src/assistants/winnable.js';
import { difficultyOf } from '../../src/assistants/winnable.js';
import { solve } from '../../src/solver/solve.js';

/** `answers` gets the difficulty of each winnable deal, and the verdict on any other deal. */
export function recordingSolver(): { answers: string[]; solver: Parameters<typeof winnableDeal>[0] } {
  const answers: string[] = [];
  return {
    answers,
    solver: {
      solve: (rules, layout, options) => {
        const answer = solve(rules, layout, options);
        answers.push(answer.verdict === 'winnable' ? difficultyOf(rules, answer.visits) : answer.verdict);
        return Promise.resolve(answer);
      },
    },
  };
}
