/** Stands in for the solver's worker, and runs in this thread. */
import type { Solver } from '../../../src/solver.js';
import { finish, hint, safe, solve } from '../../../src/solver.js';

/** Hints use a small budget. @param asked called with every position to solve */
export const localSolver = (asked: () => void = () => undefined): Solver => ({
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
