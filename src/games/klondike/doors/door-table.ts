/** The base class of all doors' tables. The door's own calls make the moves, and the table reads the result from its piles. */
import { checkGiven, checkMethods } from '../../../core/given.js';
import type { Deal } from '../model/deals.js';
import type { Layout } from '../model/layout.js';
import { BARE_LAYOUT, checkPiles, keepingPiles } from '../model/layout.js';
import type { Move, Outcome } from '../model/play.js';
import { refuseMove } from '../model/play.js';
import type { Refusal } from '../model/refusal.js';
import type { CardSource, PileId } from '../words/piles.js';
import type { Rules } from '../model/rules.js';
import { PILES } from '../words/piles.js';
import type { ChoosingTable } from '../controller/klondike-table.js';

/** The answer if a door refuses a move that the rules allow. A spec makes sure that this never happens. */
const UNEXPLAINED: Refusal = 'not-a-target';

/**
 * A door only says that it didn't make a move; the rules say why. Invariant: after a move, made or refused, no cards
 * are chosen.
 */
export abstract class DoorTable implements ChoosingTable {
  abstract readonly rules: Rules;
  abstract readonly isWon: boolean;
  abstract readonly chosen: CardSource | undefined;
  private now = BARE_LAYOUT;

  /** The layout with the chosen cards back in their pile. */
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
    if (!this.attempt(move)) return { ok: false, why: refuseMove(this.rules, before, move) ?? UNEXPLAINED };
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

  abstract choose(take: CardSource): boolean;
  abstract letGo(): void;

  /** Sets up the deal on the door's piles. */
  protected abstract dealCards(deal: Deal): void;
  /** Makes the move with the door's calls and ends the choice. Returns false if the door didn't make the move. */
  protected abstract attempt(move: Move): boolean;
  /** The layout of the door's piles. `redeals` is 0, because no door counts them. */
  protected abstract read(): Layout;
  /** Lays the cards on the door's piles. */
  protected abstract write(layout: Layout): void;
}

/** Is `from` or `to` the name of a pile? @throws TypeError unless `cards` is an object */
export function isPile<Part extends 'from' | 'to'>(
  cards: Readonly<Record<Part, PileId>>,
  part: Part,
): boolean {
  checkGiven('cards', cards, 'an object');
  return PILES.includes(cards[part]);
}

const redealsIn = (move: Move, { stock }: Layout): number =>
  move === 'stock' && stock.cards.length === 0 ? 1 : 0;
