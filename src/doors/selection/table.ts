/** A table for the events of the main door, played on by this door's own calls. */
import type { Deal } from '../../klondike/deals.js';
import type { Layout } from '../../klondike/model/layout.js';
import { keepingPiles } from '../../klondike/model/layout.js';
import type { Carry, Move, Outcome } from '../../klondike/model/play.js';
import { refuseMove } from '../../klondike/model/play.js';
import type { Refusal } from '../../klondike/model/refusal.js';
import type { Take } from '../../klondike/model/refuse.js';
import { YCP_SELECTION } from '../../klondike/model/rules.js';
import type { PileId } from '../../klondike/piles.js';
import type { ChoosingTable } from '../../klondike/table.js';
import { KlondikeModel } from './cards/klondike-model.js';
import type { Selection } from './cards/selection.js';
import { forgetHeld } from './in-hand.js';
import { KlondikeController } from './klondike-controller.js';
import { layoutOf, locationIn, pileOf, writeLayout } from './layout.js';

interface Held {
  readonly take: Take;
  readonly selection: Selection;
}

/** Invariant: `layout` tells where all cards lie once what is chosen has been let go. */
export class SelectionTable implements ChoosingTable {
  readonly rules = YCP_SELECTION;
  private readonly model = new KlondikeModel();
  private readonly controller = new KlondikeController();
  private held: Held | undefined;
  private now = layoutOf(this.model);

  get layout(): Layout {
    return this.now;
  }

  get isWon(): boolean {
    return this.controller.isWin(this.model);
  }

  get chosen(): Take | undefined {
    return this.held?.take;
  }

  deal(deal: Deal): Layout {
    new KlondikeController({ deal: deal.name }).initModel(this.model);
    this.held = undefined;
    this.now = { ...layoutOf(this.model), redeals: deal.start(this.rules).redeals };
    return this.now;
  }

  play(move: Move): Outcome {
    return move === 'stock' ? this.clickStock() : this.carry(move);
  }

  restore(layout: Layout): void {
    forgetHeld(this.model);
    this.held = undefined;
    writeLayout(this.model, layout);
    this.now = layout;
  }

  /** What was chosen before is let go, even where the cards may not be chosen. */
  choose({ from, count }: Take): boolean {
    this.letGo();
    const cardIndex = Number.isInteger(count) ? pileOf(this.model, from).getNumCards() - count : NaN;
    const selection = this.controller.select(this.model, locationIn(from, cardIndex));
    if (selection !== null) this.held = { take: { from, count }, selection };
    return selection !== null;
  }

  /** As `play` would: false of the pile the cards come from, where the door takes them back. */
  allows(to: PileId): boolean {
    const { held, controller, model } = this;
    return (
      held !== undefined && held.take.from !== to && controller.allowMove(model, held.selection, topOf(to))
    );
  }

  letGo(): void {
    if (this.held !== undefined) this.controller.unselect(this.model, this.held.selection);
    this.held = undefined;
  }

  private clickStock(): Outcome {
    this.letGo();
    const why = refuseMove(this.rules, this.now, 'stock');
    if (why !== undefined) return { ok: false, why };
    const recycled = this.now.stock.cards.length === 0;
    this.controller.drawCardOrRecycleWaste(this.model);
    return this.played(this.now.redeals + (recycled ? 1 : 0));
  }

  private carry(carry: Carry): Outcome {
    this.choose(carry);
    const { held } = this;
    if (held === undefined || !this.allows(carry.to)) return this.refused(carry);
    this.controller.moveCards(this.model, held.selection, topOf(carry.to));
    this.held = undefined;
    return this.played(this.now.redeals);
  }

  /** Reads back what the door has made of the table. */
  private played(redeals: number): Outcome {
    this.now = keepingPiles(this.now, { ...layoutOf(this.model), redeals });
    return { ok: true, next: this.now };
  }

  private refused(carry: Carry): Outcome {
    this.letGo();
    return { ok: false, why: refuseMove(this.rules, this.now, carry) ?? UNTOLD };
  }
}

/** Why the door refuses what the rules do not: of this there is nothing, or a spec fails. */
const UNTOLD: Refusal = 'not-a-target';

/** A destination; which card it names does not matter. */
const topOf = (id: PileId): ReturnType<typeof locationIn> => locationIn(id, 0);
