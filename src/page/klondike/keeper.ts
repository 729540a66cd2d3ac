/** Keeps the games of Klondike. */
import type { Deal } from '../../games/klondike/model/deals.js';
import type { Refusal } from '../../games/klondike/model/refusal.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { HOUSES, ULG } from '../../games/klondike/model/rules.js';
import { rulesNamed } from '../../games/klondike/script/tags.js';
import { FrameView } from '../../games/klondike/views/frame-view.js';
import { GameKeeper } from '../game/keeper.js';
import type { KeeperOptions as AnyKeeperOptions, Target } from '../game/keeping.js';
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
      game: 'klondike',
      houses: [ULG.name, ...HOUSES.filter((rules) => rules !== ULG).map(({ name }) => name)],
      keys: { setAside: 'setAside', earlier: { game: 'game', before: 'before' } },
      newSession: (events) =>
        new Session({ ...events, ...(onRefusal && { onRefusal }), ...(dealFor && { dealFor }) }),
      houseOf: ({ rules }) => rules.name,
      begin: (session, house) => session.enter(rulesNamed(house)),
      standingOf,
      targetOf,
    });
  }
}

function standingOf(session: Session): number {
  const view = new FrameView();
  session.attach(view);
  return view.frame.moves;
}

function targetOf(link: Link): Target<Session> {
  const { rules, deal } = readTarget(link);
  return {
    house: rules.name,
    deal: deal && { name: deal.name, begin: (session) => session.enter(rules, deal) },
  };
}
