/** Keeps the games of Monte Carlo Solitaire. */
import { FIRST_GAME, gameDeal } from '../../games/montecarlo/model/deals.js';
import type { Refusal } from '../../games/montecarlo/model/refusal.js';
import { MonteCarloFrameView } from '../../games/montecarlo/views/frame-view.js';
import { GameKeeper } from '../game/keeper.js';
import type { KeeperOptions, Target } from '../game/keeping.js';
import type { Words } from '../game/link.js';
import { readTarget } from './link.js';
import { MonteCarloSession } from '../../games/montecarlo/session.js';

/** The course is the one house there is. */
export const HOUSE = 'umbc';

export interface MonteCarloKeeperOptions extends KeeperOptions {
  readonly onRefusal?: (why: Refusal) => void;
}

export class MonteCarloKeeper extends GameKeeper<MonteCarloSession, Words> {
  constructor({ onRefusal, ...options }: MonteCarloKeeperOptions) {
    super(options, {
      game: 'montecarlo',
      houses: [HOUSE],
      keys: {
        setAside: 'montecarloSetAside',
        earlier: { game: 'montecarlo', before: 'montecarloBefore' },
      },
      newSession: (events) => new MonteCarloSession({ ...events, ...(onRefusal && { onRefusal }) }),
      houseOf: () => HOUSE,
      begin: (session) => {
        if (session.deal === undefined) session.begin(gameDeal(FIRST_GAME));
        else session.handler.newDeal();
      },
      standingOf,
      targetOf,
    });
  }
}

function standingOf(session: MonteCarloSession): number {
  const view = new MonteCarloFrameView();
  session.attach(view);
  return view.frame.score;
}

function targetOf(link: Words): Target<MonteCarloSession> {
  const deal = readTarget(link);
  return {
    house: HOUSE,
    deal: deal && { name: deal.name, begin: (session) => session.begin(deal) },
  };
}
