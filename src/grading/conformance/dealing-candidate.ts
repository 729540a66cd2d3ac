/** A handler in this process that is given its cards, if it can be, so that a script can say which cards lay where. */
import type { Deal } from '../../games/klondike/model/deals.js';
import { javaDeal } from '../../games/klondike/model/deals.js';
import type { Bring } from '../../games/klondike/script/runner.js';
import type { Candidate, Running } from '../candidate/candidate.js';
import { inProcess } from '../candidate/in-process.js';

/** A handler deals its own cards in its first starts, which show whether it deals and shuffles. Then it plays games to win. */
const OWN = 9;

/** The deal of a game, counted from 0, of a handler that was started with a seed. */
export const dealFor = (seed: number, game: number): Deal => javaDeal(BigInt(seed) * 1000n + BigInt(game));

/** @param first the seed of the first start; if undefined, the handler is given its cards in every start */
export function dealingCandidate(create: Bring, first?: number): Candidate {
  const candidate = inProcess(create);
  return {
    ...candidate,
    start: (view, options) => {
      const running = candidate.start(view, options);
      return first === undefined || options.seed >= first + OWN ? dealing(running, options.seed) : running;
    },
  };
}

function dealing(running: Running, seed: number): Running {
  const { handler } = running;
  if (handler.nextDeal === undefined) return running;
  let game = 0;
  const newGame = (): void => {
    handler.nextDeal?.(dealFor(seed, game++));
    return handler.newGame();
  };
  return { ...running, handler: { ...handler, newGame } };
}
