/** The table of a student's program. It sends the whole table to the view after each event. */
import type { Constants, StudentCard } from './student-cards.js';
import { FOUNDATION_NAMES, TABLEAU_NAMES, constantOf } from './student-cards.js';

/** A view that accepts a program's constants with any numbers. */
export interface StudentView {
  stockEmpty(isStockEmpty: boolean): void;
  wasteCards(cards: readonly number[]): void;
  tableauCards(tableau: number, cards: readonly number[]): void;
  foundationCards(foundation: number, cards: readonly number[]): void;
  updateMoves(moves: number): void;
  win(): void;
  refreshWindow(): void;
}

/** A pile. Only a column has face-down cards. */
export interface StudentPile {
  down: StudentCard[];
  up: StudentCard[];
}

export const emptyPile = (): StudentPile => ({ down: [], up: [] });

const emptyPiles = (count: number): StudentPile[] => Array.from({ length: count }, emptyPile);

export class StudentTable {
  /** The last card is drawn first. */
  stock: StudentCard[] = [];
  waste = emptyPile();
  foundations = emptyPiles(4);
  columns = emptyPiles(7);
  protected moves = 0;

  constructor(
    protected readonly view: StudentView,
    readonly constants: Constants,
  ) {}

  /** Sends everything to the view. */
  show(): void {
    this.showPiles();
    this.showMoves();
    if (this.isWon()) this.announce();
    this.refresh();
  }

  protected clear(): void {
    this.stock = [];
    this.waste = emptyPile();
    this.foundations = emptyPiles(4);
    this.columns = emptyPiles(7);
    this.moves = 0;
  }

  protected isWon(): boolean {
    return this.foundations.every(({ up }) => up.length === 13);
  }

  protected showPiles(): void {
    this.showStock();
    this.showWaste();
    this.foundations.forEach((pile, index) => this.showFoundation(pile, index));
    this.columns.forEach((column, index) => this.showColumn(column, index));
  }

  protected showStock(): void {
    this.view.stockEmpty(this.stock.length === 0);
  }

  protected showWaste(): void {
    this.view.wasteCards(codesOf(this.waste.up.slice(-3)));
  }

  protected showFoundation(pile: StudentPile, index: number): void {
    this.view.foundationCards(this.foundationNumber(index), codesOf(pile.up.slice(-2)));
  }

  protected showColumn(column: StudentPile, index: number): void {
    this.view.tableauCards(this.columnNumber(index), this.columnCodes(column));
  }

  protected columnCodes({ down, up }: StudentPile): number[] {
    return [...down.map(() => this.hidden()), ...codesOf(up)];
  }

  protected hidden(): number {
    return constantOf(this.constants, 'HIDDEN');
  }

  protected showMoves(): void {
    this.view.updateMoves(this.moves);
  }

  protected announce(): void {
    this.view.win();
  }

  protected refresh(): void {
    this.view.refreshWindow();
  }

  protected columnNumber(index: number): number {
    return constantOf(this.constants, TABLEAU_NAMES[index] ?? '');
  }

  protected foundationNumber(index: number): number {
    return constantOf(this.constants, FOUNDATION_NAMES[index] ?? '');
  }

  protected columnAt(number: number): StudentPile | undefined {
    return this.columns.find((_, index) => this.columnNumber(index) === number);
  }

  protected foundationAt(number: number): StudentPile | undefined {
    return this.foundations.find((_, index) => this.foundationNumber(index) === number);
  }
}

export const codesOf = (cards: readonly StudentCard[]): number[] => cards.map(({ code }) => code);
