/** Plays a script of Monte Carlo for a viewer who goes through it event by event. */
import { lastKept } from './controller/last-kept.js';
import type { ScriptPlayer } from '../../kit/kit.js';
import { EMPTY_FRAME } from './contract/frame.js';
import { MonteCarloController } from './controller/montecarlo-controller.js';
import type { Grid } from './model/grid.js';
import type { MonteCarlo } from './script/stage.js';
import { Advisor } from './search/advisor.js';

/** The most grids that are searched for `ahead` events: each search may take a tenth of a second. */
export const MOST_SEARCHES = 300;

const { beeped, help, consolidateHinted } = EMPTY_FRAME;

/** The signals of an event end with the next event, even if that one tells the view nothing. */
const NO_SIGNS = { beeped, help, consolidateHinted };

export function playerFor(): ScriptPlayer<MonteCarlo> {
  let searches = 0;
  const advisor = new Advisor();
  const advise = lastKept((grid: Grid) => {
    searches++;
    return advisor.advise(grid);
  });
  return {
    handler: new MonteCarloController({ advise }),
    seen: (frame, isNew) => (isNew ? frame : { ...frame, ...NO_SIGNS }),
    isSpent: () => searches >= MOST_SEARCHES,
  };
}
