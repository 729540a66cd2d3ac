/** The part all views share: checks what they are told, keeps it, and makes a frame of it at each refresh. */
import type { Frame } from '../klondike/contract/frame.js';
import { EMPTY_FRAME } from '../klondike/contract/frame.js';
import type { KlondikeView } from '../klondike/contract/view.js';
import {
  checkFoundationCards,
  checkMoves,
  checkTableauCards,
  checkWasteCards,
} from '../klondike/contract/view-arguments.js';

type Told = { -readonly [Key in keyof Frame]: Frame[Key] };

/**
 * A view that a subclass draws: it overrides `refreshed`. A win is told anew with every frame: it shows
 * until the view is told something else, or until `endWin`.
 */
export class FrameView implements KlondikeView {
  private readonly told: Told = { ...EMPTY_FRAME };
  private current: Frame = EMPTY_FRAME;
  private refreshedLast = true;

  /** What the view shows: the frame of the last refresh. */
  get frame(): Frame {
    return this.current;
  }

  stockEmpty(isStockEmpty: boolean): void {
    this.tell().stockEmpty = isStockEmpty;
  }

  wasteCards(cards: readonly number[]): void {
    checkWasteCards(cards);
    this.tell().waste = cards.slice();
  }

  tableauCards(tableau: number, cards: readonly number[]): void {
    checkTableauCards(tableau, cards);
    const told = this.tell();
    told.tableau = replaced(told.tableau, tableau, cards);
  }

  foundationCards(foundation: number, cards: readonly number[]): void {
    checkFoundationCards(foundation, cards);
    const told = this.tell();
    told.foundations = replaced(told.foundations, foundation, cards);
  }

  updateMoves(moves: number): void {
    checkMoves(moves);
    this.tell().moves = moves;
  }

  win(): void {
    this.tell().won = true;
  }

  refreshWindow(): void {
    this.refreshedLast = true;
    this.current = { ...this.told };
    this.refreshed(this.current);
  }

  /** The player has gone on from a won game: it is no longer shown as won. */
  endWin(): void {
    this.told.won = false;
    this.current = { ...this.current, won: false };
  }

  /** A new frame is to be shown. */
  protected refreshed(_frame: Frame): void {
    // A view that only keeps its frame has nothing to draw.
  }

  private tell(): Told {
    if (this.refreshedLast) this.told.won = false;
    this.refreshedLast = false;
    return this.told;
  }
}

type Piles = readonly (readonly number[])[];

function replaced(piles: Piles, index: number, cards: readonly number[]): Piles {
  const copy = piles.slice();
  copy[index] = cards.slice();
  return copy;
}
