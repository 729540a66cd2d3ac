/** Correct handlers that read otherwise what the statement leaves open. */
import type { Asked } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';

/** Counts a click with stock and waste empty, so that it can be undone. */
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

/** Announces one win in each game, however often it is undone and won again. */
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

/** Answers a won game by nothing but a new game and undo. */
export class SilentAfterWin extends BaseHandler {
  override clickStock(): void {
    if (!this.isWon()) super.clickStock();
  }

  protected override carry(asked: Asked): void {
    if (!this.isWon()) super.carry(asked);
  }
}
