/** The page as it is, and the solver beside it. */
import { LISTED_GAMES } from '../../../src/listed-games.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { openPage } from '../../../src/page/open-page.js';
import type { Answer, SolveOptions, Solver } from '../../../src/solver.js';
import { startSolver } from '../../../src/solver.js';

/** What a spec asks of the solver in the page. */
export interface Solving {
  /** Decides a deal of the house ULG. */
  solve(deal: string, options?: SolveOptions): Promise<Answer>;
  /** Ends all that is being solved. */
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
