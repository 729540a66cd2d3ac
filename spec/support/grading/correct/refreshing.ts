/** Correct handlers that update their view in different ways. */
import type { Carry } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import type { StudentPile } from '../student-table.js';

/** Sends only what differs from its previous calls. */
export class Incremental extends BaseHandler {
  private told = new Map<string, string>();

  protected override showStock(): void {
    if (this.isNews('stock', this.stock.length === 0)) super.showStock();
  }

  protected override showWaste(): void {
    if (this.isNews('waste', this.waste.up.slice(-3))) super.showWaste();
  }

  protected override showFoundation(pile: StudentPile, index: number): void {
    if (this.isNews(`f${index}`, pile.up.slice(-2))) super.showFoundation(pile, index);
  }

  protected override showColumn(column: StudentPile, index: number): void {
    if (this.isNews(`t${index}`, this.columnCodes(column))) super.showColumn(column, index);
  }

  protected override showMoves(): void {
    if (this.isNews('moves', this.moves)) super.showMoves();
  }

  private isNews(what: string, value: unknown): boolean {
    const text = JSON.stringify(value);
    const isNews = this.told.get(what) !== text;
    this.told.set(what, text);
    return isNews;
  }
}

/** Sends everything again when it refuses an event. */
export class RefreshingAlways extends BaseHandler {
  protected override refuse(): void {
    this.show();
  }
}

/** Sends everything twice, and refreshes after each pile. */
export class RefreshingOften extends BaseHandler {
  override show(): void {
    super.show();
    super.show();
  }

  protected override showWaste(): void {
    super.showWaste();
    if (this.waste.up.length > 0) this.refresh();
  }
}

/** Announces a win before its other calls. */
export class WinFirst extends BaseHandler {
  override show(): void {
    if (this.isWon()) this.announce();
    this.showMoves();
    this.showPiles();
    this.refresh();
  }
}

/** Announces a win after the refresh, and only for the winning move. */
export class WinLast extends BaseHandler {
  override show(): void {
    this.showMoves();
    this.showPiles();
    this.refresh();
  }

  protected override carry(asked: Parameters<BaseHandler['carry']>[0]): void {
    const { length } = this.steps;
    super.carry(asked);
    if (this.steps.length > length && this.isWon()) this.announce();
  }
}

/** Sends the piles from right to left, and each column first without the card that was turned up, then with it. */
export class Backwards extends BaseHandler {
  protected override move(carry: Carry): void {
    super.move(carry);
    this.showPiles();
  }

  protected override showPiles(): void {
    [...this.columns.entries()].reverse().forEach(([index, column]) => this.showColumn(column, index));
    [...this.foundations.entries()].reverse().forEach(([index, pile]) => this.showFoundation(pile, index));
    this.showWaste();
    this.showStock();
  }
}
