/** Scripts of Monte Carlo Solitaire as reels. */
import { EMPTY_FRAME } from '../../montecarlo/contract/frame.js';
import { MonteCarloController } from '../../montecarlo/controller.js';
import type { MonteCarloSource } from '../../replay/montecarlo/runner.js';
import type { MonteCarlo } from '../../replay/montecarlo/stage.js';
import { STAGE } from '../../replay/montecarlo/stage.js';
import { count } from '../../views/browser/speech/names.js';
import type { Player, Projector, ReelOf } from '../replay/reel.js';
import { reelBy } from '../replay/reel.js';

export type MonteCarloReel = ReelOf<MonteCarlo>;

const PROJECTOR: Projector<MonteCarlo> = {
  stage: STAGE,
  newPlayer,
  emptyFrame: EMPTY_FRAME,
  sayFrame: ({ score, cardsLeft }) => `score ${score}, ${count(cardsLeft, 'card')} left`,
  tags: [{ kind: 'tag', key: 'Game', text: STAGE.name }],
};

export const reelOf = (source: MonteCarloSource): MonteCarloReel => reelBy(PROJECTOR, source);

const { beeped, help, consolidateHinted } = EMPTY_FRAME;

/** What an event has told of itself is gone with the next, also with one in which nothing is told. */
const NO_SIGNS = { beeped, help, consolidateHinted };

function newPlayer(): Player<MonteCarlo> {
  const handler = new MonteCarloController();
  return {
    handler,
    attach: (view) => handler.attach(view),
    seen: (frame, isNew) => (isNew ? frame : { ...frame, ...NO_SIGNS }),
  };
}
