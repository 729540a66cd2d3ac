/**
 * A port of the clicks door written method by method from its statement. It has its own counters, rotates queues, and
 * looks only at the clicked piles. For the classes that the course provides it uses ours.
 */
import * as right from '../../../../src/clicks.js';
import type { CardPile, DiscardPile, TableauColumn } from '../../../../src/clicks.js';
import { Card } from '../../../../src/clicks.js';

class InvalidOperationException extends Error {}

class TableauQueue {
  private cards: Card[] = [];
  private back: Card | undefined;

  get count(): number {
    return this.cards.length;
  }

  enqueue(card: Card): void {
    this.cards.push(card);
    this.back = card;
  }

  dequeue(): Card {
    const card = this.cards.shift();
    if (card === undefined) throw new InvalidOperationException();
    return card;
  }

  peekFront(): Card {
    const [card] = this.cards;
    if (card === undefined) throw new InvalidOperationException();
    return card;
  }

  peekBack(): Card {
    if (this.count === 0 || this.back === undefined) throw new InvalidOperationException();
    return this.back;
  }

  toArray(): Card[] {
    return [...this.cards];
  }

  clear(): void {
    this.cards = [];
  }
}

/** A class that the course provides, built on the student's queue. */
class Column {
  readonly faceDownPile: Card[] = [];
  readonly faceUpPile = new TableauQueue();
  numberSelected = 0;
}

type Queue = Pick<TableauQueue, keyof TableauQueue>;

class Game {
  private discardSelected: DiscardPile | undefined;
  private columnSelected: TableauColumn | undefined;
  private hidden = 21;
  private left = 24;

  constructor(stock: CardPile, tableau: readonly TableauColumn[], seed: number) {
    // The course provides the shuffle, so our own game deals here.
    const columns = Array.from({ length: 7 }, () => new right.TableauColumn());
    const shuffled = new right.CardPile();
    const dealt = new right.Game(shuffled, columns, seed);
    if (dealt.deal === '') return;
    for (const card of shuffled.pile) stock.pile.push(card);
    for (const [index, column] of tableau.entries()) {
      for (const card of columns[index]?.faceDownPile ?? []) column.faceDownPile.push(card);
      for (const card of columns[index]?.faceUpPile.toArray() ?? []) column.faceUpPile.enqueue(card);
    }
  }

  drawCardsFromStock(stock: CardPile, discard: DiscardPile): void {
    this.removeSelection();
    if (stock.pile.length === 0) this.stackToStack(discard.pile, stock.pile, discard.pile.length);
    else this.stackToStack(stock.pile, discard.pile, Math.min(3, stock.pile.length));
  }

  selectDiscard(discard: DiscardPile): void {
    if (this.discardSelected !== undefined || this.columnSelected !== undefined)
      return this.removeSelection();
    discard.isSelected = true;
    this.discardSelected = discard;
  }

  selectTableauCards(column: TableauColumn, n: number): boolean {
    if (this.discardSelected === undefined && this.columnSelected === undefined) {
      if (n >= 1) {
        column.numberSelected = n;
        this.columnSelected = column;
      }
      return this.isWon();
    }
    if (n <= 1 && this.discardSelected !== undefined)
      this.discardToColumn(this.discardSelected.pile, column.faceUpPile);
    if (n <= 1 && this.columnSelected !== undefined)
      this.columnToColumn(this.columnSelected, column.faceUpPile);
    this.removeSelection();
    return this.isWon();
  }

  selectFoundationPile({ pile }: CardPile): boolean {
    if (this.discardSelected !== undefined) {
      const from = this.discardSelected.pile;
      const card = from.at(-1);
      if (card !== undefined && this.fitsFoundation(card, pile)) {
        this.stackToStack(from, pile, 1);
        this.left--;
      }
    }
    if (this.columnSelected?.numberSelected === 1) this.columnToFoundation(this.columnSelected, pile);
    this.removeSelection();
    return this.isWon();
  }

  private stackToStack(from: Card[], to: Card[], count: number): void {
    for (let index = 0; index < count; index++) to.push(...from.splice(-1));
  }

  private queueToQueue(from: Queue, to: Queue, count: number): void {
    for (let index = 0; index < count; index++) to.enqueue(from.dequeue());
  }

  private removeSelection(): void {
    if (this.discardSelected !== undefined) this.discardSelected.isSelected = false;
    if (this.columnSelected !== undefined) this.columnSelected.numberSelected = 0;
    this.discardSelected = undefined;
    this.columnSelected = undefined;
  }

  private fitsColumn(card: Card, queue: Queue): boolean {
    if (queue.count === 0) return card.rank === Card.maxRank;
    const top = queue.peekBack();
    return card.isRed !== top.isRed && card.rank === top.rank - 1;
  }

  private fitsFoundation(card: Card, pile: readonly Card[]): boolean {
    const top = pile.at(-1);
    if (top === undefined) return card.rank === Card.minRank;
    return card.suit === top.suit && card.rank === top.rank + 1;
  }

  private isWon(): boolean {
    return this.hidden === 0 && this.left <= 1;
  }

  private flip({ faceUpPile, faceDownPile }: TableauColumn): void {
    const card = faceUpPile.count === 0 ? faceDownPile.pop() : undefined;
    if (card === undefined) return;
    faceUpPile.enqueue(card);
    this.hidden--;
  }

  private discardToColumn(discard: Card[], queue: Queue): void {
    const card = discard.at(-1);
    if (card === undefined || !this.fitsColumn(card, queue)) return;
    discard.pop();
    queue.enqueue(card);
    this.left--;
  }

  private columnToColumn(from: TableauColumn, to: Queue): void {
    const { faceUpPile: queue, numberSelected } = from;
    this.queueToQueue(queue, queue, queue.count - numberSelected);
    if (this.fitsColumn(queue.peekFront(), to)) {
      this.queueToQueue(queue, to, numberSelected);
      this.flip(from);
    } else this.queueToQueue(queue, queue, numberSelected);
  }

  private columnToFoundation(from: TableauColumn, to: Card[]): void {
    const { faceUpPile: queue } = from;
    if (!this.fitsFoundation(queue.peekBack(), to)) return;
    this.queueToQueue(queue, queue, queue.count - 1);
    to.push(queue.dequeue());
    this.flip(from);
  }
}

export const plainClicks: Readonly<Record<string, unknown>> = {
  ...right,
  ...{ TableauQueue, TableauColumn: Column, Game },
};
