/** Keeps the games of Monte Carlo Solitaire. */
import { FIRST_GAME, gameDeal } from '../../montecarlo/deals.js';
import type { Refusal } from '../../montecarlo/model/refusal.js';
import type { KeeperOptions } from '../game/keeper.js';
import { GameKeeper } from '../game/keeper.js';
import type { Words } from '../game/link.js';
import { readTarget } from './link.js';
import { MonteCarloSession } from '../../games/montecarlo/session.js';

export interface MonteCarloKeeperOptions extends KeeperOptions {
  readonly onRefusal?: (why: Refusal) => void;
}

export class MonteCarloKeeper extends GameKeeper<MonteCarloSession, Words> {
  constructor({ onRefusal, ...options }: MonteCarloKeeperOptions) {
    super(options, {
      keys: { game: 'montecarlo', before: 'montecarloBefore', setAside: 'montecarloSetAside' },
      newSession: (events) => new MonteCarloSession({ ...events, ...(onRefusal && { onRefusal }) }),
      begin: (session) => session.begin(gameDeal(FIRST_GAME)),
      targetOf: (link) => {
        const deal = readTarget(link);
        return (session) => {
          if (deal !== undefined && deal.name !== session.deal) session.begin(deal);
        };
      },
    });
  }
}
