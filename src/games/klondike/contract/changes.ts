/** The changes that an accepted event makes, for views that animate. */
import type { Card } from '../../../core/card.js';
import type { PileId, CardMove } from '../words/piles.js';
import type { KlondikeEventName } from './handler.js';

/** Cards that moved together from one pile to another. */
export interface MovedCards {
  readonly from: PileId;
  readonly to: PileId;
  /** The cards from bottom to top, as they lie in `to`. A card that lies face down before and after is `HIDDEN`. */
  readonly cards: readonly Card[];
}

/** A card that turned over, whether it moved or not. */
export interface TurnedCard {
  /** Its current pile. */
  readonly pile: PileId;
  /** Its place in the pile, where 0 is the bottom card. */
  readonly index: number;
  readonly card: Card;
  readonly isFaceUp: boolean;
}

/** Changes on the table. */
export interface CardChanges {
  /** The moved cards, in the order in which they moved. */
  readonly moved: readonly MovedCards[];
  /** The turned cards, pile by pile in the order of `PILES`, and from bottom to top in each pile. */
  readonly turned: readonly TurnedCard[];
  /** Was a move taken back? */
  readonly isUndo: boolean;
  /** Did another game begin? If so, all its cards come from the stock. */
  readonly isNewGame: boolean;
}

/** The changes that one accepted event of a `KlondikeController` makes. */
export interface KlondikeChange extends CardChanges {
  /** The method that was called. `restore` is a method of the controller only. */
  readonly event: KlondikeEventName | 'redo' | 'restore';
  /** The move that was made, repeated by `redo`, or taken back by `undo`; undefined for a new or restored game. */
  readonly move: 'stock' | CardMove | undefined;
}

/** The same cards, moved back. Cards turn over one by one between stock and waste, so their order is reversed. */
export const back = ({ from, to, cards }: MovedCards): MovedCards => ({
  from: to,
  to: from,
  cards: isOfStock(from) && isOfStock(to) ? cards.slice().reverse() : cards,
});

export const isOfStock = (pile: PileId): boolean => pile === 'stock' || pile === 'waste';
