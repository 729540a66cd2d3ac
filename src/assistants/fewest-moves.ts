/** The fewest moves that win a deal, where a short search proves them. */
import type { Deal } from '../games/klondike/model/deals.js';
import type { Rules } from '../games/klondike/model/rules.js';
import { lineLength } from '../solver/minimal/length.js';
import type { Solver } from '../solver/worker/start-solver.js';
import { startSolver } from '../solver/worker/start-solver.js';

/** Of the first 16 deals by the rules of Liège, all but one that can be won are proved so in four seconds, most in one. */
const BUDGET = { minimal: true, milliseconds: 15_000, bytes: 2 ** 27 } as const;

interface Searching {
  readonly signal?: AbortSignal | undefined;
  /** Is ended with the search; a worker of its own by default. */
  readonly solver?: Pick<Solver, 'solve' | 'end'>;
}

/** As `lineLength` counts them: turning the waste over is no move. Undefined if they are not proved. */
export async function fewestMoves(
  rules: Rules,
  deal: Deal,
  { signal, solver = startSolver() }: Searching = {},
): Promise<number | undefined> {
  const layout = deal.start(rules);
  try {
    const answer = await solver.solve(rules, layout, { ...BUDGET, ...(signal && { signal }) });
    const isProved = answer.verdict === 'winnable' && answer.minimal === true;
    return isProved ? lineLength(rules, layout, answer.moves) : undefined;
  } finally {
    solver.end();
  }
}
