/**
 * The part that all views share: it checks and keeps what they are told, and makes a frame of it at each
 * refresh.
 */
import type { Card } from '../../../core/card.js';
import type { Frame } from '../contract/frame.js';
import { EMPTY_FRAME } from '../contract/frame.js';
import type { KlondikeView } from '../contract/view.js';
import {
  checkFoundationCards,
  checkMoves,
  checkTableauCards,
  checkWasteCards,
} from '../contract/view-arguments.js';
import type { FoundationIndex, TableauIndex } from '../words/piles.js';

type Told = { -readonly [Key in keyof Frame]: Frame[Key] };

/**
 * Base class of views that draw: they override `refreshed`. A win shows until `endWin`, or until another
 * table is shown without a new win. The second is needed because a handler can be played without the view.
 */
export class FrameView implements KlondikeView {
  private readonly told: Told = { ...EMPTY_FRAME };
  private current: Frame = EMPTY_FRAME;
  /** Was a win announced since the last refresh? */
  private isAnnounced = false;

  /** What the view shows: the frame of the last refresh. */
  get frame(): Frame {
    return this.current;
  }

  stockEmpty(isStockEmpty: boolean): void {
    this.told.stockEmpty = isStockEmpty;
  }

  wasteCards(cards: readonly Card[]): void {
    checkWasteCards(cards);
    this.told.waste = cards.slice();
  }

  tableauCards(tableau: TableauIndex, cards: readonly Card[]): void {
    checkTableauCards(tableau, cards);
    this.told.tableau = replaced(this.told.tableau, tableau, cards);
  }

  foundationCards(foundation: FoundationIndex, cards: readonly Card[]): void {
    checkFoundationCards(foundation, cards);
    this.told.foundations = replaced(this.told.foundations, foundation, cards);
  }

  updateMoves(moves: number): void {
    checkMoves(moves);
    this.told.moves = moves;
  }

  win(): void {
    this.told.won = true;
    this.isAnnounced = true;
  }

  refreshWindow(): void {
    if (this.told.won && !this.isAnnounced && isOtherTable(this.told, this.current)) this.told.won = false;
    this.isAnnounced = false;
    this.current = { ...this.told };
    this.refreshed(this.current);
  }

  /** The player has gone on from a won game: the view no longer shows the win. */
  endWin(): void {
    this.told.won = false;
    this.isAnnounced = false;
    this.current = { ...this.current, won: false };
  }

  /** Is called when there is a new frame to show. */
  protected refreshed(_frame: Frame): void {
    // A view that only keeps its frame has nothing to draw.
  }
}

type Piles = readonly (readonly Card[])[];

function replaced(piles: Piles, index: number, cards: readonly Card[]): Piles {
  const copy = piles.slice();
  copy[index] = cards.slice();
  return copy;
}

const isOtherTable = (one: Frame, other: Frame): boolean =>
  one.stockEmpty !== other.stockEmpty || pilesText(one) !== pilesText(other);

const pilesText = ({ waste, foundations, tableau }: Frame): string =>
  JSON.stringify([waste, foundations, tableau]);
