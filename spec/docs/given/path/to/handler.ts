/** A student's submission with a fault: a move to another tableau pile doesn't turn up a card. */
import type { Card, KlondikeView, TableauIndex } from 'klondike-kit';
import { HIDDEN, KlondikeController } from 'klondike-kit';

export default class Handler extends KlondikeController {
  private from: TableauIndex | undefined;

  override attach(view: KlondikeView): () => void {
    const shown: KlondikeView = {
      stockEmpty: (isEmpty) => view.stockEmpty(isEmpty),
      wasteCards: (cards) => view.wasteCards(cards),
      foundationCards: (pile, cards) => view.foundationCards(pile, cards),
      tableauCards: (pile, cards) => view.tableauCards(pile, pile === this.from ? covered(cards) : cards),
      updateMoves: (moves) => view.updateMoves(moves),
      win: () => view.win(),
      refreshWindow: () => view.refreshWindow(),
    };
    return super.attach(shown);
  }

  override moveTableauToTableau(src: TableauIndex, count: number, dst: TableauIndex): void {
    this.from = src;
    super.moveTableauToTableau(src, count, dst);
    this.from = undefined;
  }
}

const covered = (cards: readonly Card[]): Card[] => cards.map((card, at) => (at > 0 ? HIDDEN : card));
