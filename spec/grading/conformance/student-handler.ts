/**
 * A handler that a student might write, without our code. It changes arrays in place, takes a snapshot of the whole
 * table for each undo, and sends everything to the view after each event.
 */
import type { Card } from '../../../src/core/card.js';
import { asFoundation, asTableau } from '../../../src/games/klondike/contract/checked-numbers.js';
import type { KlondikeEventsHandler } from '../../../src/games/klondike/contract/handler.js';
import { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import type { Deal } from '../../../src/games/klondike/model/deals.js';
import { ALL_CARDS } from '../../support/cards.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';

interface Column {
  down: Card[];
  up: Card[];
}

interface Table {
  stock: Card[];
  waste: Card[];
  foundations: Card[][];
  columns: Column[];
  moves: number;
}

const rank = (card: Card): number => card % 13;
const suit = (card: Card): number => Math.floor(card / 13);
const isRed = (card: Card): boolean => suit(card) === 1 || suit(card) === 2;
/** The item with this number, or undefined if it does not exist. */
const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
  Number.isInteger(index) ? items[index] : undefined;
const top = (cards: readonly Card[]): Card | undefined => cards[cards.length - 1];

export class StudentHandler implements KlondikeEventsHandler {
  private table: Table | undefined;
  private before: string[] = [];
  private given: Deal | undefined;

  constructor(private readonly view: KlondikeView) {}

  nextDeal(deal: Deal): void {
    this.given = deal;
  }

  newGame(): void {
    this.table = this.given === undefined ? shuffled() : tableOf(this.given);
    this.given = undefined;
    this.before = [];
    this.show(this.table);
  }

  clickStock(): void {
    this.attempt(({ stock, waste }) => {
      if (stock.length === 0 && waste.length === 0) return false;
      if (stock.length === 0) stock.push(...waste.splice(0).reverse());
      else for (let card = 0; card < 3 && stock.length > 0; card++) waste.push(...stock.splice(-1));
      return true;
    });
  }

  moveWasteToTableau(tableau: number): void {
    this.attempt(({ waste, columns }) => build(waste, 1, at(columns, tableau)));
  }

  moveWasteToFoundation(foundation: number): void {
    this.attempt(({ waste, foundations }) => goUp(waste, at(foundations, foundation)));
  }

  moveTableauToFoundation(tableau: number, foundation: number): void {
    this.attempt(({ columns, foundations }) => goUp(at(columns, tableau)?.up, at(foundations, foundation)));
  }

  moveTableauToTableau(tableauSrc: number, numCards: number, tableauDst: number): void {
    if (tableauSrc === tableauDst) return;
    this.attempt(({ columns }) => build(at(columns, tableauSrc)?.up, numCards, at(columns, tableauDst)));
  }

  moveFoundationToTableau(foundation: number, tableau: number): void {
    this.attempt(({ columns, foundations }) => build(at(foundations, foundation), 1, at(columns, tableau)));
  }

  undo(): void {
    const before = this.before.pop();
    if (before === undefined) return;
    this.table = JSON.parse(before) as Table;
    this.show(this.table);
  }

  getName(): string {
    return 'A student';
  }

  private attempt(change: (table: Table) => boolean): void {
    if (this.table === undefined) return;
    const before = JSON.stringify(this.table);
    if (!change(this.table)) return;
    for (const { down, up } of this.table.columns) if (up.length === 0) up.push(...down.splice(-1));
    this.table.moves++;
    this.before.push(before);
    this.show(this.table);
  }

  private show({ stock, waste, foundations, columns, moves }: Table): void {
    const { view } = this;
    view.stockEmpty(stock.length === 0);
    view.wasteCards(waste.slice(-3));
    foundations.forEach((cards, index) => view.foundationCards(asFoundation(index), cards.slice(-2)));
    columns.forEach(({ down, up }, index) => {
      view.tableauCards(asTableau(index), [...down.map(() => KlondikeView.HIDDEN), ...up]);
    });
    view.updateMoves(moves);
    if (foundations.every(({ length }) => length === 13)) view.win();
    view.refreshWindow();
  }
}

function goUp(from: Card[] | undefined, to: Card[] | undefined): boolean {
  const card = top(from ?? []);
  if (from === undefined || to === undefined || card === undefined) return false;
  const onto = top(to);
  if (onto === undefined ? rank(card) !== 0 : card !== onto + 1 || suit(card) !== suit(onto)) return false;
  to.push(card);
  from.pop();
  return true;
}

function build(from: Card[] | undefined, count: number, to: Column | undefined): boolean {
  if (!Number.isInteger(count) || count < 1) return false;
  const card = from?.[from.length - count];
  if (from === undefined || to === undefined || card === undefined) return false;
  const onto = top(to.up);
  const fits =
    onto === undefined ? rank(card) === 12 : isRed(card) !== isRed(onto) && rank(card) === rank(onto) - 1;
  if (!fits) return false;
  to.up.push(...from.splice(from.length - count));
  return true;
}

function shuffled(): Table {
  const deck = ALL_CARDS.slice().sort(() => Math.random() - 0.5);
  const columns = Array.from({ length: 7 }, (_, column) => ({
    down: deck.splice(0, column),
    up: deck.splice(0, 1),
  }));
  return { stock: deck, waste: [], foundations: [[], [], [], []], columns, moves: 0 };
}

function tableOf(deal: Deal): Table {
  const { stock, waste, f1, f2, f3, f4, t1, t2, t3, t4, t5, t6, t7 } = deal.start(ULG);
  return {
    stock: [...stock.cards],
    waste: [...waste.cards],
    foundations: [f1, f2, f3, f4].map(({ cards }) => [...cards]),
    columns: [t1, t2, t3, t4, t5, t6, t7].map(({ cards, faceDown }) => ({
      down: cards.slice(0, faceDown),
      up: cards.slice(faceDown),
    })),
    moves: 0,
  };
}
