/** The view that a handler is judged by: what a player would see, and what the handler did besides. */
import type { Card } from '../../core/card.js';
import type { Frame } from '../../games/klondike/contract/frame.js';
import type { KlondikeException } from '../../games/klondike/contract/exceptions.js';
import type { FoundationIndex, TableauIndex } from '../../games/klondike/words/piles.js';
import { FrameView } from '../../games/klondike/views/frame-view.js';

/** The setters, whose arguments a view checks. */
export type Setter = 'wasteCards' | 'tableauCards' | 'foundationCards' | 'updateMoves';

/** A call that the view refused. */
export interface Misuse {
  readonly setter: Setter;
  readonly error: KlondikeException;
}

export class Eye extends FrameView {
  /** Since `open`. */
  refreshes = 0;
  wins = 0;
  misuse: Misuse | undefined;
  /** Was anything told after the last refresh? */
  isUnseen = false;

  /** To be called before an event. A player who starts anew or undoes goes on from a won game. */
  open(goesOn: boolean): void {
    if (goesOn) this.endWin();
    this.refreshes = 0;
    this.wins = 0;
    this.misuse = undefined;
  }

  /** Shows what was told and never refreshed, to see what it would have been. */
  shownAnyway(): Frame {
    if (this.isUnseen) super.refreshWindow();
    this.isUnseen = false;
    return this.frame;
  }

  override stockEmpty(isStockEmpty: boolean): void {
    this.isUnseen = true;
    super.stockEmpty(isStockEmpty);
  }

  override wasteCards(cards: readonly Card[]): void {
    this.checked('wasteCards', () => super.wasteCards(cards));
  }

  override tableauCards(tableau: TableauIndex, cards: readonly Card[]): void {
    this.checked('tableauCards', () => super.tableauCards(tableau, cards));
  }

  override foundationCards(foundation: FoundationIndex, cards: readonly Card[]): void {
    this.checked('foundationCards', () => super.foundationCards(foundation, cards));
  }

  override updateMoves(moves: number): void {
    this.checked('updateMoves', () => super.updateMoves(moves));
  }

  override win(): void {
    this.wins++;
    super.win();
  }

  override refreshWindow(): void {
    this.refreshes++;
    this.isUnseen = false;
    super.refreshWindow();
  }

  private checked(setter: Setter, tell: () => void): void {
    this.isUnseen = true;
    try {
      tell();
    } catch (error) {
      this.misuse ??= { setter, error: error as KlondikeException };
      throw error;
    }
  }
}
