/** The view that a handler is judged by: what a player would see, and what the handler did besides. */
import type { Card } from '../../core/card.js';
import type { Frame, ShownPile } from '../../games/klondike/contract/frame.js';
import { KlondikeException } from '../../games/klondike/contract/exceptions.js';
import type { FoundationIndex, TableauIndex } from '../../games/klondike/words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../../games/klondike/words/piles.js';
import { FrameView } from '../../games/klondike/views/frame-view.js';
import { Numbering, mendedCards, mendedMoves } from './mended.js';

/** The setters, whose arguments a view checks. */
type Setter = 'wasteCards' | 'tableauCards' | 'foundationCards' | 'updateMoves';

/** A call that a view refuses. */
export interface Misuse {
  readonly setter: Setter;
  readonly error: KlondikeException;
}

/**
 * A call that a view refuses is noted and mended, as far as it can be seen what was meant; it throws nothing. So one
 * exception does not hide all that comes after it.
 */
export class Eye extends FrameView {
  /** Since `open`. */
  refreshes = 0;
  wins = 0;
  /** The first one since `open`, but one that is not known goes before those that are. */
  misuse: Misuse | undefined;
  /** Was a call of `updateMoves` refused since `open`? */
  hasWrongMoves = false;
  isKnown = (_: Misuse): boolean => false;
  /** Was anything told after the last refresh? */
  isUnseen = false;
  /** The piles told since `open`. */
  readonly told = new Set<ShownPile>();
  private readonly columns = new Numbering(7);
  private readonly foundations = new Numbering(4);

  /** To be called before an event. A player who starts anew or undoes goes on from a won game. */
  open(goesOn: boolean): void {
    if (goesOn) this.endWin();
    this.refreshes = 0;
    this.wins = 0;
    this.misuse = undefined;
    this.hasWrongMoves = false;
    this.told.clear();
    this.columns.forget();
    this.foundations.forget();
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
    if (!this.isTaken('wasteCards', () => super.wasteCards(cards)))
      super.wasteCards(mendedCards(cards, 'waste'));
  }

  override tableauCards(tableau: TableauIndex, cards: readonly Card[]): void {
    this.told.add(TABLEAU[tableau] ?? 't1');
    const isTaken = this.isTaken('tableauCards', () => super.tableauCards(tableau, cards));
    if (isTaken && this.columns.isUsual) return this.columns.note(tableau, cards);
    const show = (index: number, shown: readonly Card[]): void =>
      super.tableauCards(index as TableauIndex, shown);
    this.columns.tell(tableau, mendedCards(cards, 'tableau'), show);
  }

  override foundationCards(foundation: FoundationIndex, cards: readonly Card[]): void {
    this.told.add(FOUNDATIONS[foundation] ?? 'f1');
    const isTaken = this.isTaken('foundationCards', () => super.foundationCards(foundation, cards));
    if (isTaken && this.foundations.isUsual) return this.foundations.note(foundation, cards);
    const show = (index: number, shown: readonly Card[]): void =>
      super.foundationCards(index as FoundationIndex, shown);
    this.foundations.tell(foundation, mendedCards(cards, 'foundation'), show);
  }

  override updateMoves(moves: number): void {
    if (!this.isTaken('updateMoves', () => super.updateMoves(moves)))
      super.updateMoves(mendedMoves(moves, this.frame.moves));
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

  private isTaken(setter: Setter, tell: () => void): boolean {
    this.isUnseen = true;
    try {
      tell();
      return true;
    } catch (error) {
      if (!(error instanceof KlondikeException)) throw error;
      this.hasWrongMoves ||= setter === 'updateMoves';
      const misuse = { setter, error };
      if (this.misuse === undefined || (this.isKnown(this.misuse) && !this.isKnown(misuse)))
        this.misuse = misuse;
      return false;
    }
  }
}
