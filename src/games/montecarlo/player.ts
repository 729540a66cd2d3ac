/** Plays a script of Monte Carlo for those who look at it event by event. */
import type { ScriptPlayer } from '../../kit/kit.js';
import { EMPTY_FRAME } from './contract/frame.js';
import type { Advise } from './controller/montecarlo-controller.js';
import { MonteCarloController } from './controller/montecarlo-controller.js';
import type { Grid } from './model/grid.js';
import type { Move } from './model/play.js';
import type { MonteCarlo } from './script/stage.js';
import { Advisor } from './search/advisor.js';

/** The most grids that are searched for what `ahead` tells: each may take a tenth of a second. */
export const MOST_SEARCHES = 300;

const { beeped, help, consolidateHinted } = EMPTY_FRAME;

/** What an event has told of itself is gone with the next, also with one in which nothing is told. */
const NO_SIGNS = { beeped, help, consolidateHinted };

export function playerFor(): ScriptPlayer<MonteCarlo> {
  let searches = 0;
  const advisor = new Advisor();
  const advise = onceInAGrid((grid) => {
    searches++;
    return advisor.advise(grid);
  });
  return {
    handler: new MonteCarloController({ advise }),
    seen: (frame, isNew) => (isNew ? frame : { ...frame, ...NO_SIGNS }),
    isSpent: () => searches >= MOST_SEARCHES,
  };
}

/** The same advice for as long as the cards stay as they are. */
function onceInAGrid(advise: Advise): Advise {
  let asked: Grid | undefined;
  let advice: Move | undefined;
  return (grid) => {
    if (grid !== asked) advice = advise(grid);
    asked = grid;
    return advice;
  };
}
