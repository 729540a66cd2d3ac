/**
 * What the tables of all doors share: the door's own calls make the moves, and the result is read from its
 * piles.
 */
import { checkGiven, checkMethods } from '../../../core/given.js';
import type { Deal } from '../model/deals.js';
import type { Layout } from '../model/layout.js';
import { BARE_LAYOUT, checkPiles, keepingPiles } from '../model/layout.js';
import type { Move, Outcome } from '../model/play.js';
import { refuseMove } from '../model/play.js';
import type { Refusal } from '../model/refusal.js';
import type { Take } from '../model/refuse.js';
import type { Rules } from '../model/rules.js';
import type { PileId } from '../words/piles.js';
import { PILES } from '../words/piles.js';
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

  /** @throws TypeError unless it is a deal */
  deal(deal: Deal): Layout {
    checkMethods('deal', deal, ['start']);
    this.letGo();
    this.dealCards(deal);
    this.now = { ...this.read(), redeals: deal.start(this.rules).redeals };
    return this.now;
  }

  /** @throws TypeError unless it is `stock` or an object */
  play(move: Move): Outcome {
    const { now: before } = this;
    if (move !== 'stock' && !(isPile(move, 'from') && isPile(move, 'to')))
      return { ok: false, why: 'no-such-pile' };
    if (!this.attempt(move)) return { ok: false, why: refuseMove(this.rules, before, move) ?? UNTOLD };
    this.now = { ...keepingPiles(before, this.read()), redeals: before.redeals + redealsIn(move, before) };
    return { ok: true, next: this.now };
  }

  /** @throws TypeError unless it is a layout */
  restore(layout: Layout): void {
    checkPiles(layout);
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

/** Does a pile have the name that these cards are taken from, or carried to? @throws TypeError unless it is an object */
export function isPile<Part extends 'from' | 'to'>(
  cards: Readonly<Record<Part, PileId>>,
  part: Part,
): boolean {
  checkGiven('cards', cards, 'an object');
  return PILES.includes(cards[part]);
}

const redealsIn = (move: Move, { stock }: Layout): number =>
  move === 'stock' && stock.cards.length === 0 ? 1 : 0;
