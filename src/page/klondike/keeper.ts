/** Keeps the games of Klondike. */
import type { Deal } from '../../klondike/deals.js';
import type { Refusal } from '../../klondike/model/refusal.js';
import type { Rules } from '../../klondike/model/rules.js';
import type { KeeperOptions as AnyKeeperOptions } from '../game/keeper.js';
import { GameKeeper } from '../game/keeper.js';
import type { Link } from './link.js';
import { readTarget } from './link.js';
import { Session } from '../../games/klondike/session.js';

export interface KeeperOptions extends AnyKeeperOptions {
  readonly onRefusal?: (why: Refusal) => void;
  /** As of a session. */
  readonly dealFor?: (rules: Rules) => Deal | undefined;
}

export class Keeper extends GameKeeper<Session, Link> {
  constructor({ onRefusal, dealFor, ...options }: KeeperOptions) {
    super(options, {
      keys: { game: 'game', before: 'before', setAside: 'setAside' },
      newSession: (events) =>
        new Session({ ...events, ...(onRefusal && { onRefusal }), ...(dealFor && { dealFor }) }),
      begin: ({ handler }) => handler.newGame(),
      targetOf: (link) => {
        const { rules, deal } = readTarget(link);
        return (session) => {
          const isInPlay = rules === session.rules && (deal === undefined || deal.name === session.deal);
          if (!isInPlay) session.enter(rules, deal);
        };
      },
    });
  }
}
