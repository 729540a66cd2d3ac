/** A view of your own: it stores each call and prints the table at each refresh. */
import type { KlondikeEventsHandler, KlondikeView } from 'klondike-kit';
import {
  KlondikeController,
  checkFoundationCards,
  checkHandler,
  checkMoves,
  checkTableauCards,
  checkWasteCards,
  printCard,
} from 'klondike-kit';

export class SmallestView implements KlondikeView {
  private readonly lines: Record<string, string> = { stock: 'empty', moves: '0' };

  constructor(
    handler: KlondikeEventsHandler,
    private readonly print: (text: string) => void,
  ) {
    checkHandler(handler);
  }
  stockEmpty(isStockEmpty: boolean): void {
    this.lines['stock'] = isStockEmpty ? 'empty' : 'full';
  }
  wasteCards(cards: readonly number[]): void {
    checkWasteCards(cards);
    this.lines['waste'] = cards.map(printCard).join(' ');
  }
  tableauCards(tableau: number, cards: readonly number[]): void {
    checkTableauCards(tableau, cards);
    this.lines[`t${tableau + 1}`] = cards.map(printCard).join(' ');
  }
  foundationCards(foundation: number, cards: readonly number[]): void {
    checkFoundationCards(foundation, cards);
    this.lines[`f${foundation + 1}`] = cards.map(printCard).join(' ');
  }
  updateMoves(moves: number): void {
    checkMoves(moves);
    this.lines['moves'] = String(moves);
    delete this.lines['won'];
  }
  win(): void {
    this.lines['won'] = 'yes';
  }
  refreshWindow(): void {
    const lines = Object.entries(this.lines).map(([name, text]) => `${name}: ${text}`);
    this.print(lines.join('\n'));
  }
}

const controller = new KlondikeController({ deal: 'java:12345' });
controller.attach(new SmallestView(controller, console.log));
controller.newGame();
controller.clickStock();
