/** The interface of a view, from the statement. */
import type { Card } from '../../../core/card.js';
import type { Arities } from '../../../core/protocol.js';
import type { FoundationIndex, TableauIndex } from '../words/piles.js';
import * as constants from './constants.js';
import * as libraryConstants from './library-constants.js';

/** The largest number of cards that a view shows in each pile. */
export const SHOWN = /* @__PURE__ */ Object.freeze({ waste: 3, foundation: 2, tableau: 52 } as const);

/**
 * Shows the table. Nothing is visible before `refreshWindow`. Cards are listed bottom to top; the last
 * is the top card. A view copies the arrays it is given. A call that throws changes nothing.
 */
export interface KlondikeView {
  stockEmpty(isStockEmpty: boolean): void;
  /**
   * @param cards the topmost cards of the waste, 3 at most
   * @throws NullArrayException, TooManyCardsException, UnknownCardException
   */
  wasteCards(cards: readonly Card[]): void;
  /**
   * @param tableau `TABLEAU_1` to `TABLEAU_7`
   * @param cards the whole pile, `HIDDEN` for each face-down card
   * @throws UnknownTableauException, NullArrayException, TooManyCardsException, UnknownCardException
   */
  tableauCards(tableau: TableauIndex, cards: readonly Card[]): void;
  /**
   * @param foundation `FOUNDATION_1` to `FOUNDATION_4`
   * @param cards the two topmost cards, or fewer
   * @throws UnknownFoundationException, NullArrayException, TooManyCardsException, UnknownCardException
   */
  foundationCards(foundation: FoundationIndex, cards: readonly Card[]): void;
  /** @throws NegativeNumberException */
  updateMoves(moves: number): void;
  /** Announces that the game is won. The view then reports only New game and Undo. */
  win(): void;
  /** Shows all changes since the last refresh. */
  refreshWindow(): void;
}

/** The number of arguments that each method takes. */
export const VIEW_METHODS: Arities<KlondikeView> = {
  stockEmpty: 1,
  wasteCards: 1,
  tableauCards: 2,
  foundationCards: 2,
  updateMoves: 1,
  win: 0,
  refreshWindow: 0,
};

/** The constants as members of the interface. A bundle that uses none of them does not include them. */
export const KlondikeView = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.assign({}, constants, libraryConstants),
);
