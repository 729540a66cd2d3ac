/** Tries what can be done where a game stands, each kind of event a few times, and comes back by undo. */
import { reportable } from '../../games/klondike/views/player.js';
import type { Pile } from '../../core/pile.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Carry } from '../../games/klondike/model/play.js';
import type { Cause } from './cause.js';
import { NOT_SEEN, causeOf } from './cause.js';
import type { RanksTried } from './ranks-tried.js';
import type { Answer, Sitting } from './sitting.js';
import { UNDO } from '../../games/klondike/contract/calls.js';

/** How often events that are alike are tried. */
export interface Quota {
  readonly refused: number;
  readonly legal: number;
}

/** How often that is where nothing else is known. */
export const QUOTA: Quota = { refused: 4, legal: 3 };

/** A carry that was not wanted, and the piles that it lay between. */
interface Unwanted {
  readonly move: Carry;
  readonly from: Pile;
  readonly to: Pile;
}

export class Excursions {
  private readonly unwanted = new Map<KlondikeCall, Unwanted>();

  /** @param ranks if given, each new rank and pile is tried once, even above the quota */
  constructor(
    private readonly quota: Quota,
    private readonly ranks?: RanksTried,
  ) {}

  /** The ranks and piles of this event that were not tried yet. */
  newKeys(layout: Layout, asked: Pick<Cause, 'kind' | 'move'>): readonly string[] {
    return this.ranks?.newKeys(layout, asked) ?? [];
  }

  /** Ends as soon as the game does not go on as it must. */
  from(sitting: Sitting): Answer {
    for (const call of reportable(sitting.frame)) {
      if (call.event === 'newGame' || call.event === 'undo' || this.isKnownUnwanted(sitting, call)) continue;
      const cause = causeOf(sitting.examined.rules, sitting.game, call);
      if (cause === undefined || !this.isOpen(sitting, cause)) continue;
      if (sitting.game !== undefined) this.ranks?.note(sitting.game.layout, cause);
      const answer = thereAndBack(sitting, cause);
      if (answer === 'lost' || answer === 'ended') return answer;
    }
    return 'right';
  }

  /** What is not wanted once never is again, and a carry depends on nothing but its two piles. */
  private isKnownUnwanted({ game }: Sitting, call: KlondikeCall): boolean {
    const known = this.unwanted.get(call);
    if (known === undefined || game === undefined) return false;
    const { move, from, to } = known;
    return game.layout[move.from] === from && game.layout[move.to] === to;
  }

  private isOpen(sitting: Sitting, cause: Cause): boolean {
    const { call, move, key } = cause;
    const { game } = sitting;
    const isNew = game !== undefined && this.newKeys(game.layout, cause).length > 0;
    if (isWanted(sitting, cause, isNew ? EVERY : this.quota)) return true;
    if (game !== undefined && move !== undefined && move !== 'stock' && key !== NOT_SEEN)
      this.unwanted.set(call, { move, from: game.layout[move.from], to: game.layout[move.to] });
    return false;
  }
}

/** Allows any event that tries a new rank or pile. */
const EVERY: Quota = { refused: Infinity, legal: Infinity };

function isWanted({ evidence }: Sitting, cause: Cause, quota: Quota): boolean {
  const { kind, key } = cause;
  if (evidence.leadsNowhere(cause)) return false;
  const tried = evidence.timesTried(key);
  if (kind === 'refused') return tried < quota.refused;
  return tried < quota.legal && !evidence.isAvoided(`undo ${key}`);
}

function thereAndBack(sitting: Sitting, { call, kind, key }: Cause): Answer {
  const answer = sitting.step(call);
  if (kind === 'refused' || answer === 'refused' || answer === 'lost' || answer === 'ended') return answer;
  if (sitting.game?.moves === 0 || sitting.evidence.isAvoided(`undo ${key}`)) return answer;
  return sitting.step(UNDO);
}
