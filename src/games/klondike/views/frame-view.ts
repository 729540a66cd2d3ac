/**
 * The base class of views. It checks and stores the calls of a handler, and turns them into a frame at each refresh.
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
  /** Has the handler announced a win since the last refresh? */
  isAnnounced: boolean;
}

/**
 * The base class of views, which draw by overriding `refreshed`. A win stays until `endWin`, or until the view shows
 * a different table without a new win. That happens if the handler is played without the view.
 * @example
 * ```ts
 * import { FrameView, KlondikeController, printCard } from 'klondike-kit';
 * import type { Frame } from 'klondike-kit';
 *
 * class WasteView extends FrameView {
 *   protected override refreshed({ moves, waste }: Frame): void {
 *     console.log(moves, waste.map(printCard).join(' '));
 *   }
 * }
 *
 * const controller = new KlondikeController({ deal: 'java:11' });
 * controller.attach(new WasteView());
 * controller.newGame();
 * controller.clickStock(); // 1 7c 9s 4d
 * ```
 */
export class FrameView implements KlondikeView {
  /** A symbol, because subclasses have fields of any name, and frameworks wrap views in proxies. */
  private readonly [STATE]: FrameState = {
    told: { ...EMPTY_FRAME },
    current: EMPTY_FRAME,
    isAnnounced: false,
  };

  /** The frame of the last refresh. */
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

  /** Call it when the player goes on after a win. The view then stops showing the win. */
  endWin(): void {
    const state = this[STATE];
    state.told.won = false;
    state.isAnnounced = false;
    state.current = { ...state.current, won: false };
  }

  /** Called when there is a new frame to draw. */
  protected refreshed(_frame: Frame): void {
    // A view that only stores its frame draws nothing.
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
