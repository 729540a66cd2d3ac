/**
 * A correct handler that a student might write. It changes arrays in place, keeps a list of steps, and sends the whole
 * table to the view after each event. Its methods are small, so that a subclass can break one of them.
 */
import type { KlondikeEventsHandler } from '../../../src/games/klondike/contract/handler.js';
import type { StudentCard } from './student-cards.js';
import { isRed, newDeck, topOf } from './student-cards.js';
import type { StudentPile } from './student-table.js';
import { StudentTable } from './student-table.js';

export type Route = 'w>t' | 'w>f' | 't>f' | 't>t' | 'f>t';

/** The top `count` cards of a pile, which move to another pile. */
export interface Carry {
  readonly route: Route;
  readonly from: StudentPile;
  readonly count: number;
  readonly to: StudentPile;
}

/** A step that undo can take back. */
export type Step =
  | { readonly kind: 'draw'; readonly count: number }
  | { readonly kind: 'recycle' }
  | { readonly kind: 'carry'; readonly carry: Carry; readonly hasTurnedUp: boolean };

/** A move that was requested. Its piles may not exist. */
export type RequestedCarry = Omit<Carry, 'from' | 'to'> & {
  readonly [Pile in 'from' | 'to']: Carry[Pile] | undefined;
};

export class BaseHandler extends StudentTable implements KlondikeEventsHandler {
  protected steps: Step[] = [];

  newGame(): void {
    this.clear();
    this.deal(this.shuffled(newDeck(this.constants)));
    this.show();
  }

  clickStock(): void {
    if (this.stock.length > 0) this.draw();
    else if (this.waste.up.length > 0) this.recycle();
    else this.refuse();
  }

  moveWasteToTableau(tableau: number): void {
    this.carry({ route: 'w>t', from: this.waste, count: 1, to: this.columnAt(tableau) });
  }

  moveWasteToFoundation(foundation: number): void {
    this.carry({ route: 'w>f', from: this.waste, count: 1, to: this.foundationAt(foundation) });
  }

  moveTableauToFoundation(tableau: number, foundation: number): void {
    const to = this.foundationAt(foundation);
    this.carry({ route: 't>f', from: this.columnAt(tableau), count: 1, to });
  }

  moveTableauToTableau(source: number, count: number, target: number): void {
    this.carry({ route: 't>t', from: this.columnAt(source), count, to: this.columnAt(target) });
  }

  moveFoundationToTableau(foundation: number, tableau: number): void {
    const from = this.foundationAt(foundation);
    this.carry({ route: 'f>t', from, count: 1, to: this.columnAt(tableau) });
  }

  undo(): void {
    const step = this.steps.pop();
    if (step === undefined) {
      this.refuse();
      return;
    }
    this.takeBack(step);
    this.countBack(step);
    this.show();
  }

  getName(): string {
    return 'A student';
  }

  protected override clear(): void {
    super.clear();
    this.steps = [];
  }

  /** The last card is on top. */
  protected shuffled(deck: StudentCard[]): StudentCard[] {
    for (let last = deck.length - 1; last > 0; last--) {
      const other = Math.floor(Math.random() * (last + 1));
      const [card] = deck.splice(other, 1, ...deck.slice(last, last + 1));
      if (card !== undefined) deck[last] = card;
    }
    return deck;
  }

  protected deal(deck: StudentCard[]): void {
    this.columns.forEach((column, index) => {
      for (let card = 0; card < index; card++) give(deck, column.down);
      give(deck, column.up);
    });
    this.stock = deck;
  }

  protected draw(): void {
    const count = this.drawCount();
    for (let card = 0; card < count; card++) this.turnToWaste();
    this.accept({ kind: 'draw', count });
  }

  protected drawCount(): number {
    return Math.min(3, this.stock.length);
  }

  protected turnToWaste(): void {
    give(this.stock, this.waste.up);
  }

  protected recycle(): void {
    this.stock = this.waste.up.reverse();
    this.waste.up = [];
    this.accept({ kind: 'recycle' });
  }

  protected carry(asked: RequestedCarry): void {
    if (!isComplete(asked) || !this.mayTake(asked) || !this.mayPut(asked)) {
      this.refuse();
      return;
    }
    this.move(asked);
    this.accept({ kind: 'carry', carry: asked, hasTurnedUp: this.turnUp(asked) });
  }

  protected mayTake({ from, count, to }: Carry): boolean {
    return from !== to && Number.isInteger(count) && count >= 1 && count <= from.up.length;
  }

  protected mayPut(carry: Carry): boolean {
    const card = this.lowestOf(carry);
    const onto = topOf(carry.to.up);
    const isCovered = onto === undefined && carry.to.down.length > 0;
    if (card === undefined || isCovered) return false;
    if (carry.route.endsWith('t')) return this.fitsColumn(card, onto, carry);
    return this.fitsFoundation(card, onto, carry);
  }

  protected lowestOf({ from, count }: Carry): StudentCard | undefined {
    return from.up[from.up.length - count];
  }

  protected fitsColumn(card: StudentCard, onto: StudentCard | undefined, _: Carry): boolean {
    if (onto === undefined) return card.rank === 13;
    return isRed(card) !== isRed(onto) && card.rank === onto.rank - 1;
  }

  protected fitsFoundation(card: StudentCard, onto: StudentCard | undefined, _: Carry): boolean {
    if (onto === undefined) return card.rank === 1;
    return card.suit === onto.suit && card.rank === onto.rank + 1;
  }

  protected move({ from, count, to }: Carry): void {
    to.up.push(...from.up.splice(-count));
  }

  /** Turns up the card that the move uncovered. */
  protected turnUp({ from }: Carry): boolean {
    if (from.up.length > 0 || from.down.length === 0) return false;
    give(from.down, from.up);
    return true;
  }

  protected accept(step: Step): void {
    this.steps.push(step);
    this.count(step);
    this.show();
  }

  /** Refuses the event. */
  protected refuse(): void {
    // Nothing has changed, so the view needs no update.
  }

  protected count(_: Step): void {
    this.moves++;
  }

  protected countBack(_: Step): void {
    this.moves--;
  }

  protected takeBack(step: Step): void {
    if (step.kind === 'draw') this.takeBackDraw(step.count);
    else if (step.kind === 'recycle') this.takeBackRecycle();
    else this.takeBackCarry(step.carry, step.hasTurnedUp);
  }

  protected takeBackDraw(count: number): void {
    for (let card = 0; card < count; card++) give(this.waste.up, this.stock);
  }

  protected takeBackRecycle(): void {
    this.waste.up = this.stock.reverse();
    this.stock = [];
  }

  protected takeBackCarry({ from, count, to }: Carry, hasTurnedUp: boolean): void {
    if (hasTurnedUp) give(from.up, from.down);
    from.up.push(...to.up.splice(-count));
  }
}

const isComplete = (asked: RequestedCarry): asked is Carry =>
  asked.from !== undefined && asked.to !== undefined;

/** Moves the top card of one array to another. */
export function give(from: StudentCard[], to: StudentCard[]): void {
  to.push(...from.splice(-1));
}
