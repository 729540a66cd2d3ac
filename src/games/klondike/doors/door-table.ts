/**
 * What the tables of all doors share: the door's own calls make the moves, and the result is read from its
 * piles.
 */
import type { Deal } from '../model/deals.js';
import type { Layout } from '../model/layout.js';
import { keepingPiles } from '../model/keeping-piles.js';
import { BARE_LAYOUT } from '../model/layout.js';
import type { Move, Outcome } from '../model/play.js';
import { refuseMove } from '../model/play.js';
import type { Refusal } from '../model/refusal.js';
import type { Take } from '../model/refuse.js';
import type { Rules } from '../model/rules.js';
import type { ChoosingTable } from '../controller/klondike-table.js';

/** The refusal if a door refuses a move that the rules allow. That never happens, or a spec fails. */
const UNTOLD: Refusal = 'not-a-target';

/**
 * A door tells only that it did not make a move; the rules tell why. Invariant: after a move nothing is
 * chosen, whether the move was made or refused.
 */
export abstract class DoorTable implements ChoosingTable {
  abstract readonly rules: Rules;
  abstract readonly isWon: boolean;
  abstract readonly chosen: Take | undefined;
  private now = BARE_LAYOUT;

  /** Where all cards lie after the chosen cards have been let go. */
  get layout(): Layout {
    return this.now;
  }

  deal(deal: Deal): Layout {
    this.letGo();
    this.dealCards(deal);
    this.now = { ...this.read(), redeals: deal.start(this.rules).redeals };
    return this.now;
  }

  play(move: Move): Outcome {
    const { now: before } = this;
    if (!this.attempt(move)) return { ok: false, why: refuseMove(this.rules, before, move) ?? UNTOLD };
    this.now = { ...keepingPiles(before, this.read()), redeals: before.redeals + redealsIn(move, before) };
    return { ok: true, next: this.now };
  }

  restore(layout: Layout): void {
    this.letGo();
    this.write(layout);
    this.now = layout;
  }

  abstract choose(take: Take): boolean;
  abstract letGo(): void;

  /** Sets up the deal on the door's piles. */
  protected abstract dealCards(deal: Deal): void;
  /**
   * Makes the move by the door's calls; afterwards nothing is chosen. False if the door did not make the
   * move.
   */
  protected abstract attempt(move: Move): boolean;
  /** How the cards lie on the door's piles. `redeals` is 0, because no door counts them. */
  protected abstract read(): Layout;
  /** Lays the cards on the door's piles. */
  protected abstract write(layout: Layout): void;
}

const redealsIn = (move: Move, { stock }: Layout): number =>
  move === 'stock' && stock.cards.length === 0 ? 1 : 0;
