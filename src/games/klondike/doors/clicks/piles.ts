/** The piles of the window, which shows and owns them. A game only moves the cards that lie there. */
import { valueText } from '../../../../core/given.js';
import type { Card } from './card.js';
import { ArgumentOutOfRangeException, InvalidOperationException } from './exceptions.js';

/** The face-up cards of a column. The front is the lowest of them, the back is the top card. */
export class TableauQueue {
  private readonly cards: Card[] = [];

  get count(): number {
    return this.cards.length;
  }

  /** Lays a card at the back. */
  enqueue(card: Card): void {
    this.cards.push(card);
  }

  /** Takes the card at the front. @throws InvalidOperationException if there is none */
  dequeue(): Card {
    return there(this.cards.shift());
  }

  /** @throws InvalidOperationException if there is no card */
  peekFront(): Card {
    return there(this.cards[0]);
  }

  /** @throws InvalidOperationException if there is no card */
  peekBack(): Card {
    return there(this.cards.at(-1));
  }

  /** Front to back. */
  toArray(): Card[] {
    return this.cards.slice();
  }

  clear(): void {
    this.cards.length = 0;
  }
}

function there(card: Card | undefined): Card {
  if (card === undefined) throw new InvalidOperationException('there is no card in the queue');
  return card;
}

/** The stock or a foundation. */
export class CardPile {
  /** Bottom to top: the last card is the top card. */
  readonly pile: Card[] = [];
}

/** The discard pile, whose top card can be selected. */
export class DiscardPile {
  /** Bottom to top: the last card is the top card. */
  readonly pile: Card[] = [];

  private selected = false;

  /** Is the top card selected? Stays true if the window takes cards away. */
  get isSelected(): boolean {
    return this.selected;
  }

  /** @throws InvalidOperationException if it is set to true and there is no card */
  set isSelected(selected: boolean) {
    if (selected && this.pile.length === 0) {
      throw new InvalidOperationException('the top card of an empty discard pile cannot be selected');
    }
    this.selected = selected;
  }
}

/** A column: face-down cards, and face-up cards that can be selected from the top. */
export class TableauColumn {
  /** Bottom to top: the last card is the next to be turned up. */
  readonly faceDownPile: Card[] = [];
  readonly faceUpPile = new TableauQueue();

  private selected = 0;

  /** How many of the top cards are selected. Does not change if the window takes cards away. */
  get numberSelected(): number {
    return this.selected;
  }

  /**
   * @throws ArgumentOutOfRangeException unless it is set to a whole number from 0 to the number of face-up
   * cards
   */
  set numberSelected(count: number) {
    const most = this.faceUpPile.count;
    if (!Number.isInteger(count) || count < 0 || count > most) {
      const range = `a whole number from 0 to ${most}, the face-up cards`;
      throw new ArgumentOutOfRangeException(
        `the number of selected cards is ${most === 0 ? '0, for none lies face up' : range}, not ${valueText(count)}`,
      );
    }
    this.selected = count;
  }
}
