/** Changes of an accepted event, for views that animate. */
import type { Card } from '../../../core/card.js';
import type { PileId } from '../words/piles.js';
import type { Carrying } from './calls.js';
import type { KlondikeEventName } from './handler.js';

/** Cards that went together from one pile to another. */
export interface MovedCards {
  readonly from: PileId;
  readonly to: PileId;
  /** Bottom to top, as they lie in `to`. `HIDDEN` for a card that shows its back before and after. */
  readonly cards: readonly Card[];
}

/** A card that turned over, whether it moved or not. */
export interface TurnedCard {
  /** Its pile now. */
  readonly pile: PileId;
  /** Its place in the pile: 0 is the bottom card. */
  readonly index: number;
  readonly card: Card;
  readonly isFaceUp: boolean;
}

/** Changes on the table. */
export interface CardChanges {
  /** In the order in which the cards went. */
  readonly moved: readonly MovedCards[];
  /** Pile by pile in the order of `PILES`, each from bottom to top. */
  readonly turned: readonly TurnedCard[];
  /** Was a move taken back? */
  readonly isUndo: boolean;
  /** Is another game on the table? Then all its cards come from the stock. */
  readonly isNewGame: boolean;
}

/** The changes of one accepted event of a `KlondikeController`. */
export interface KlondikeChange extends CardChanges {
  /** The method that was called; `restore` is the controller's own. */
  readonly event: KlondikeEventName | 'redo' | 'restore';
  /** The move that was made, by `redo` again, or that `undo` took back; undefined for a new or restored game. */
  readonly move: 'stock' | Carrying | undefined;
}

/** The same cards on their way back. Between stock and waste each card turns over, so their order is reversed. */
export const back = ({ from, to, cards }: MovedCards): MovedCards => ({
  from: to,
  to: from,
  cards: isOfStock(from) && isOfStock(to) ? cards.slice().reverse() : cards,
});

export const isOfStock = (pile: PileId): boolean => pile === 'stock' || pile === 'waste';
