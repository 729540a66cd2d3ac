/** The page with a solver. */
import { LISTED_GAMES } from '../../../src/listed-games.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { openPage } from '../../../src/page/open-page.js';
import type { Answer, SolveOptions, Solver } from '../../../src/solver.js';
import { startSolver } from '../../../src/solver.js';

/** The calls from a spec to the solver in the page. */
export interface Solving {
  /** Decides a deal of the house ULG. */
  solve(deal: string, options?: SolveOptions): Promise<Answer>;
  /** Stops all searches. */
  end(): void;
}

declare global {
  var solving: Solving;
}

const solver: Solver = startSolver();

globalThis.solving = {
  solve: (deal, options) => solver.solve(ULG, parseDeal(deal, ULG).start(ULG), options),
  end: () => solver.end(),
};

void openPage(LISTED_GAMES, 'en');
