/** A table for the main door's events that makes every move by this door's own calls. */
import type { Deal } from '../../model/deals.js';
import type { Layout } from '../../model/layout.js';
import type { Move } from '../../model/play.js';
import type { CardSource, PileId } from '../../words/piles.js';
import { YCP_SELECTION } from '../../model/rules.js';
import { DoorTable, isPile } from '../door-table.js';
import type { Selection } from './klondike-model.js';
import { KlondikeModel } from './klondike-model.js';
import { KlondikeController } from './klondike-controller.js';
import { layoutOf, locationIn, pileOf, writeLayout } from './layout.js';

/** The model of this door, which serves as the table of the main door's `KlondikeController`. */
export class SelectionTable extends DoorTable {
  override readonly rules = YCP_SELECTION;
  private readonly model = new KlondikeModel();
  private readonly controller = new KlondikeController();
  private held: { readonly take: CardSource; readonly selection: Selection } | undefined;

  override get isWon(): boolean {
    return this.controller.isWin(this.model);
  }

  override get chosen(): CardSource | undefined {
    return this.held?.take;
  }

  override choose(take: CardSource): boolean {
    if (!isPile(take, 'from')) return false;
    const before = this.chosen;
    this.letGo();
    if (this.lift(take)) return true;
    if (before !== undefined) this.lift(before);
    return false;
  }

  private lift({ from, count }: CardSource): boolean {
    const cardIndex = Number.isInteger(count) ? pileOf(this.model, from).getNumCards() - count : NaN;
    const selection = this.controller.select(this.model, locationIn(from, cardIndex));
    if (selection !== null) this.held = { take: { from, count }, selection };
    return selection !== null;
  }

  /**
   * Answers like `play`: false for the pile that the cards come from, although the door would take them back.
   */
  allows(to: PileId): boolean {
    const { held, controller, model } = this;
    return (
      held !== undefined && held.take.from !== to && controller.allowMove(model, held.selection, topOf(to))
    );
  }

  override letGo(): void {
    if (this.held !== undefined) this.controller.unselect(this.model, this.held.selection);
    this.held = undefined;
  }

  protected override dealCards(deal: Deal): void {
    new KlondikeController({ deal: deal.name }).initModel(this.model);
  }

  protected override attempt(move: Move): boolean {
    if (move === 'stock') return this.draw();
    this.letGo();
    this.lift(move);
    const { held } = this;
    const isAllowed = held !== undefined && this.allows(move.to);
    if (isAllowed) this.controller.moveCards(this.model, held.selection, topOf(move.to));
    else this.letGo();
    this.held = undefined;
    return isAllowed;
  }

  protected override read(): Layout {
    return layoutOf(this.model);
  }

  protected override write(layout: Layout): void {
    writeLayout(this.model, layout);
  }

  /** Draws a card. Returns false if both piles are empty. */
  private draw(): boolean {
    this.letGo();
    const { model } = this;
    const hasCards = !model.getMainDeck().isEmpty() || !model.getWastePile().isEmpty();
    this.controller.drawCardOrRecycleWaste(model);
    return hasCards;
  }
}

/** A destination. The index of the card does not matter. */
const topOf = (id: PileId): ReturnType<typeof locationIn> => locationIn(id, 0);
