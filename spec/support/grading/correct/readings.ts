/** Correct handlers that answer the open questions of the statement differently. */
import type { RequestedCarry } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';

/** Counts a click as a move that can be undone if the stock and the waste are empty. */
export class CountingEmptyClicks extends BaseHandler {
  private hasBegun = false;

  protected override clear(): void {
    super.clear();
    this.hasBegun = true;
  }

  override clickStock(): void {
    if (this.hasBegun && this.stock.length + this.waste.up.length === 0)
      this.accept({ kind: 'draw', count: 0 });
    else super.clickStock();
  }
}

/** Announces only one win per game, even if the win is undone and the game is won again. */
export class WinningOnce extends BaseHandler {
  private isAnnounced = false;

  protected override clear(): void {
    super.clear();
    this.isAnnounced = false;
  }

  protected override announce(): void {
    if (!this.isAnnounced) super.announce();
    this.isAnnounced = true;
  }
}

/** After a win, responds only to undo and a new game. */
export class SilentAfterWin extends BaseHandler {
  override clickStock(): void {
    if (!this.isWon()) super.clickStock();
  }

  protected override carry(asked: RequestedCarry): void {
    if (!this.isWon()) super.carry(asked);
  }
}
