/**
 * The table of a controller. It is either a layout and the rules, or the piles of a door, which only the door's own
 * calls change.
 */
import { TextError } from '../../../core/text/text-error.js';
import type { Deal } from '../model/deals.js';
import { rulesText } from '../model/house.js';
import type { Layout } from '../model/layout.js';
import { BARE_LAYOUT } from '../model/layout.js';
import type { Move, Outcome } from '../model/play.js';
import { play } from '../model/play.js';
import type { CardSource, PileId } from '../words/piles.js';
import type { Rules } from '../model/rules.js';

/** The table of a controller: where the cards lie, and the moves it allows. */
export interface KlondikeTable {
  readonly rules: Rules;
  /** Is the game won as the cards lie now? */
  readonly isWon: boolean;
  /**
   * A random deal, for doors that deal in a different way. If absent, the controller uses the function `randomDeal`.
   */
  randomDeal?(): Deal;
  /** Replaces the cards on the table. Returns the layout. */
  deal(deal: Deal): Layout;
  /**
   * Plays a move. A refused move changes nothing. After an accepted move, unchanged piles are the same objects as
   * before.
   */
  play(move: Move): Outcome;
  /** Lays all cards as in the layout. */
  restore(layout: Layout): void;
}

/** A table where cards are chosen before they are moved. A move of the chosen cards uses that choice. */
export interface ChoosingTable extends KlondikeTable {
  /** Undefined while nothing is chosen. */
  readonly chosen: CardSource | undefined;
  /**
   * Chooses the top cards of a pile instead of the earlier choice. Returns false if that is not allowed; the earlier
   * choice then stays.
   */
  choose(take: CardSource): boolean;
  /**
   * Would the pile take the chosen cards? False if none are chosen. Absent if the door can't answer before the move.
   */
  allows?(to: PileId): boolean;
  /** Ends the choice. */
  letGo(): void;
}

/** Can cards be chosen at this table before they are moved? */
export const isChoosing = (table: KlondikeTable): table is ChoosingTable => 'choose' in table;

/** A table that has only a layout and rules. */
export class PlainTable implements KlondikeTable {
  private now = BARE_LAYOUT;

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

/** The table for a game under these rules. @throws TextError if a door's table has other rules */
export function tableFor(rules: Rules, own: KlondikeTable): KlondikeTable {
  if (rules === own.rules) return own;
  if (own instanceof PlainTable) return new PlainTable(rules);
  throw new TextError(
    { line: 1, column: 1 },
    rulesText(rules),
    `${rulesText(own.rules)}: this table has its own rules`,
  );
}
