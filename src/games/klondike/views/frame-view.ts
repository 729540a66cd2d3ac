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

const STATE = Symbol('state');

interface FrameState {
  readonly told: { -readonly [Key in keyof Frame]: Frame[Key] };
  current: Frame;
  /** Was a win announced since the last refresh? */
  isAnnounced: boolean;
}

/**
 * Base class of views that draw: they override `refreshed`. A win shows until `endWin`, or until another
 * table is shown without a new win. The second is needed because a handler can be played without the view.
 */
export class FrameView implements KlondikeView {
  /** Under a symbol, for subclasses have fields of any name, and frameworks put proxies around views. */
  private readonly [STATE]: FrameState = {
    told: { ...EMPTY_FRAME },
    current: EMPTY_FRAME,
    isAnnounced: false,
  };

  /** What the view shows: the frame of the last refresh. */
  get frame(): Frame {
    return this[STATE].current;
  }

  stockEmpty(isStockEmpty: boolean): void {
    this[STATE].told.stockEmpty = isStockEmpty;
  }

  wasteCards(cards: readonly Card[]): void {
    checkWasteCards(cards);
    this[STATE].told.waste = cards.slice();
  }

  tableauCards(tableau: TableauIndex, cards: readonly Card[]): void {
    checkTableauCards(tableau, cards);
    const { told } = this[STATE];
    told.tableau = replaced(told.tableau, tableau, cards);
  }

  foundationCards(foundation: FoundationIndex, cards: readonly Card[]): void {
    checkFoundationCards(foundation, cards);
    const { told } = this[STATE];
    told.foundations = replaced(told.foundations, foundation, cards);
  }

  updateMoves(moves: number): void {
    checkMoves(moves);
    this[STATE].told.moves = moves;
  }

  win(): void {
    this[STATE].told.won = true;
    this[STATE].isAnnounced = true;
  }

  refreshWindow(): void {
    const state = this[STATE];
    const { told } = state;
    if (told.won && !state.isAnnounced && isOtherTable(told, state.current)) told.won = false;
    state.isAnnounced = false;
    state.current = { ...told };
    this.refreshed(state.current);
  }

  /** The player has gone on from a won game: the view no longer shows the win. */
  endWin(): void {
    const state = this[STATE];
    state.told.won = false;
    state.isAnnounced = false;
    state.current = { ...state.current, won: false };
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
