/** What stands for the solver's worker, in the thread of the spec. */
import type { Solver } from '../../../src/solver.js';
import { finish, hint, safe, solve } from '../../../src/solver.js';

/** Its hints are quick ones. @param asked hears of every position that is solved */
export const nearSolver = (asked: () => void = () => undefined): Solver => ({
  solve: async (rules, layout, options) => {
    asked();
    await Promise.resolve();
    return solve(rules, layout, options);
  },
  hint: (known, options) => Promise.resolve(hint(known, { samples: 2, ...options })),
  safe: (rules, layout) => Promise.resolve(safe(rules, layout)),
  finish: (rules, layout, known) => Promise.resolve(finish(rules, layout, known)),
  end: () => undefined,
});
