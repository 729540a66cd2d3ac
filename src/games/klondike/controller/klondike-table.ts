/** What a controller plays on: a layout and the rules, or the piles of a door, moved by the door's own calls. */
import type { Deal } from '../model/deals.js';
import type { Layout } from '../model/layout.js';
import { EMPTY_LAYOUT } from '../model/layout.js';
import type { Move, Outcome } from '../model/play.js';
import { play } from '../model/play.js';
import type { Take } from '../model/refuse.js';
import type { Rules } from '../model/rules.js';
import type { PileId } from '../words/piles.js';

export interface KlondikeTable {
  readonly rules: Rules;
  /** Is the game won as the cards lie now? */
  readonly isWon: boolean;
  /** A deal nobody has chosen, where the door has deals of its own; `randomDeal` where it has not. */
  randomDeal?(): Deal;
  /** Sets up a game in place of what lies there; where all cards lie then. */
  deal(deal: Deal): Layout;
  /**
   * Plays a move on what lies there. Where it is refused, nothing has changed; where it is not, the piles
   * it left alone are the same objects as before.
   */
  play(move: Move): Outcome;
  /** Lays all cards as they lay before. */
  restore(layout: Layout): void;
}

/** A table at which cards are chosen before they are moved: a move of what is chosen goes on from there. */
export interface ChoosingTable extends KlondikeTable {
  /** Undefined while nothing is chosen. */
  readonly chosen: Take | undefined;
  /** Chooses the top cards of a pile in place of what was chosen. Where they may not be it is false, and what was chosen stays so. */
  choose(take: Take): boolean;
  /** Would the pile take what is chosen? False while nothing is. Absent where the door does not say before the move. */
  allows?(to: PileId): boolean;
  /** Chooses nothing. */
  letGo(): void;
}

/** A layout and the rules, and nothing else. */
export class PlainTable implements KlondikeTable {
  private now = EMPTY_LAYOUT;

  constructor(readonly rules: Rules) {}

  get isWon(): boolean {
    return this.rules.isWon(this.now);
  }

  deal(deal: Deal): Layout {
    this.now = deal.start(this.rules);
    return this.now;
  }

  play(move: Move): Outcome {
    const outcome = play(this.rules, this.now, move);
    if (outcome.ok) this.now = outcome.next;
    return outcome;
  }

  restore(layout: Layout): void {
    this.now = layout;
  }
}
