/** Scripts of Monte Carlo Solitaire as reels. */
import { MONTE_CARLO } from '../../games/montecarlo/kit.js';
import { EMPTY_FRAME } from '../../games/montecarlo/contract/frame.js';
import type { Advise } from '../../games/montecarlo/controller/montecarlo-controller.js';
import { MonteCarloController } from '../../games/montecarlo/controller/montecarlo-controller.js';
import type { Grid } from '../../games/montecarlo/model/grid.js';
import type { Move } from '../../games/montecarlo/model/play.js';
import { Advisor } from '../../games/montecarlo/search/advisor.js';
import type { MonteCarloSource } from '../../games/montecarlo/script/runner.js';
import type { MonteCarlo } from '../../games/montecarlo/script/stage.js';
import { count } from '../../browser/names.js';
import type { Player, Projector, ReelOf } from '../replay/reel.js';
import { reelBy } from '../replay/reel.js';

export type MonteCarloReel = ReelOf<MonteCarlo>;

/** The most grids that are searched for what `ahead` tells: each may take a tenth of a second. */
export const MOST_SEARCHES = 300;

const PROJECTOR: Projector<MonteCarlo> = {
  kit: MONTE_CARLO,
  newPlayer,
  sayFrame: ({ score, cardsLeft }) => `score ${score}, ${count(cardsLeft, 'card')} left`,
};

export const reelOf = (source: MonteCarloSource): MonteCarloReel => reelBy(PROJECTOR, source);

const { beeped, help, consolidateHinted } = EMPTY_FRAME;

/** What an event has told of itself is gone with the next, also with one in which nothing is told. */
const NO_SIGNS = { beeped, help, consolidateHinted };

function newPlayer(): Player<MonteCarlo> {
  let searches = 0;
  const advisor = new Advisor();
  const advise = onceInAGrid((grid) => {
    searches++;
    return advisor.advise(grid);
  });
  const handler = new MonteCarloController({ advise });
  return {
    handler,
    attach: (view) => handler.attach(view),
    seen: (frame, isNew) => (isNew ? frame : { ...frame, ...NO_SIGNS }),
    limit: () => (searches < MOST_SEARCHES ? undefined : TOO_MUCH),
  };
}

const TOO_MUCH = `Only the events up to the ${MOST_SEARCHES}th grid that ahead searches are shown.`;

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
