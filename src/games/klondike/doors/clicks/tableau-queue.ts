import type { Card } from './card.js';
import { InvalidOperationException } from './exceptions.js';

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
