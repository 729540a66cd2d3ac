/**
 * A correct handler in which each event is a command object with methods for do and undo. The stock and the waste are
 * one row of cards with a mark between them. Cards are numbers, and only calls to the view use the constants.
 */
import type { KlondikeEventsHandler } from '../../../../src/games/klondike/contract/handler.js';
import type { Deal } from '../../../../src/games/klondike/model/deals.js';
import { foundationsOf, tableauOf } from '../../../../src/games/klondike/model/layout.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import type { Constants } from '../student-cards.js';
import { FOUNDATION_NAMES, TABLEAU_NAMES, constantOf, newDeck } from '../student-cards.js';
import type { StudentView } from '../student-table.js';

interface Command {
  redo(): void;
  undo(): void;
}

/** Cards are 0 to 51, suit by suit. */
interface Column {
  cards: number[];
  hidden: number;
}

const rank = (card: number): number => card % 13;
const suit = (card: number): number => Math.floor(card / 13);
const isRed = (card: number): boolean => suit(card) === 1 || suit(card) === 2;

export class Commands implements KlondikeEventsHandler {
  /** The waste from bottom to top, then the stock from top to bottom. */
  private row: number[] = [];
  /** The number of cards in the row that belong to the waste. */
  private mark = 0;
  private foundations: number[][] = [];
  private columns: Column[] = [];
  private done: Command[] = [];
  private upcoming: Deal | undefined;
  private readonly codes: readonly number[];

  constructor(
    private readonly view: StudentView,
    private readonly constants: Constants,
  ) {
    this.codes = newDeck(constants).map(({ code }) => code);
  }

  getName(): string {
    return 'Another student';
  }

  nextDeal(deal: Deal): void {
    this.upcoming = deal;
  }

  newGame(): void {
    this.done = [];
    if (this.upcoming === undefined) this.shuffle();
    else this.take(this.upcoming);
    this.upcoming = undefined;
    this.show();
  }

  clickStock(): void {
    const { mark } = this;
    const to = mark === this.row.length ? 0 : Math.min(mark + 3, this.row.length);
    if (to === mark) return;
    this.do({ redo: () => (this.mark = to), undo: () => (this.mark = mark) });
  }

  moveWasteToTableau(tableau: number): void {
    const column = this.column(tableau);
    const card = this.wasteTop();
    if (column === undefined || card === undefined || !this.fits(card, column)) return;
    this.do({
      redo: () => column.cards.push(...this.row.splice(--this.mark, 1)),
      undo: () => this.row.splice(this.mark++, 0, ...column.cards.splice(-1)),
    });
  }

  moveWasteToFoundation(foundation: number): void {
    const pile = this.foundation(foundation);
    const card = this.wasteTop();
    if (pile === undefined || card === undefined || !isNext(card, pile)) return;
    this.do({
      redo: () => pile.push(...this.row.splice(--this.mark, 1)),
      undo: () => this.row.splice(this.mark++, 0, ...pile.splice(-1)),
    });
  }

  moveTableauToFoundation(tableau: number, foundation: number): void {
    const [column, pile] = [this.column(tableau), this.foundation(foundation)];
    const card = column?.cards.at(-1);
    if (column === undefined || pile === undefined || card === undefined || !isNext(card, pile)) return;
    this.doFrom(column, 1, pile);
  }

  moveTableauToTableau(source: number, count: number, target: number): void {
    const [from, to] = [this.column(source), this.column(target)];
    if (from === undefined || to === undefined || from === to) return;
    if (!Number.isInteger(count) || count < 1 || count > from.cards.length - from.hidden) return;
    const card = from.cards[from.cards.length - count];
    if (card !== undefined && this.fits(card, to)) this.doFrom(from, count, to.cards);
  }

  moveFoundationToTableau(foundation: number, tableau: number): void {
    const [pile, column] = [this.foundation(foundation), this.column(tableau)];
    const card = pile?.at(-1);
    if (pile === undefined || column === undefined || card === undefined || !this.fits(card, column)) return;
    this.do({
      redo: () => column.cards.push(...pile.splice(-1)),
      undo: () => pile.push(...column.cards.splice(-1)),
    });
  }

  undo(): void {
    const last = this.done.pop();
    if (last === undefined) return;
    last.undo();
    this.show();
  }

  private doFrom(from: Column, count: number, to: number[]): void {
    const { hidden } = from;
    const left = from.cards.length - count;
    this.do({
      redo: () => {
        to.push(...from.cards.splice(left));
        from.hidden = Math.max(0, Math.min(hidden, left - 1));
      },
      undo: () => {
        from.hidden = hidden;
        from.cards.push(...to.splice(to.length - count));
      },
    });
  }

  private do(command: Command): void {
    command.redo();
    this.done.push(command);
    this.show();
    if (this.foundations.every(({ length }) => length === 13)) this.view.win();
  }

  private fits(card: number, { cards }: Column): boolean {
    const onto = cards.at(-1);
    return onto === undefined
      ? rank(card) === 12
      : isRed(card) !== isRed(onto) && rank(card) + 1 === rank(onto);
  }

  private wasteTop(): number | undefined {
    return this.row[this.mark - 1];
  }

  private column(number: number): Column | undefined {
    return this.columns[TABLEAU_NAMES.findIndex((name) => constantOf(this.constants, name) === number)];
  }

  private foundation(number: number): number[] | undefined {
    return this.foundations[
      FOUNDATION_NAMES.findIndex((name) => constantOf(this.constants, name) === number)
    ];
  }

  private shuffle(): void {
    const deck: number[] = [];
    for (let card = 0; card < 52; card++) deck.splice(Math.floor(Math.random() * (card + 1)), 0, card);
    this.foundations = [[], [], [], []];
    this.columns = TABLEAU_NAMES.map((_, index) => ({ cards: deck.splice(0, index + 1), hidden: index }));
    this.row = deck;
    this.mark = 0;
  }

  private take(deal: Deal): void {
    const layout = deal.start(ULG);
    this.foundations = foundationsOf(layout).map(({ cards }) => cards.slice());
    this.columns = tableauOf(layout).map(({ cards, faceDown }) => ({
      cards: cards.slice(),
      hidden: faceDown,
    }));
    this.row = [...layout.waste.cards, ...layout.stock.cards.slice().reverse()];
    this.mark = layout.waste.cards.length;
  }

  private show(): void {
    const { view, constants, codes } = this;
    const coded = (cards: readonly number[]): number[] => cards.flatMap((card) => codes[card] ?? []);
    const hidden = constantOf(constants, 'HIDDEN');
    view.updateMoves(this.done.length);
    view.stockEmpty(this.mark === this.row.length);
    view.wasteCards(coded(this.row.slice(Math.max(0, this.mark - 3), this.mark)));
    FOUNDATION_NAMES.forEach((name, index) => {
      view.foundationCards(constantOf(constants, name), coded(this.foundations[index]?.slice(-2) ?? []));
    });
    TABLEAU_NAMES.forEach((name, index) => {
      const { cards, hidden: down } = this.columns[index] ?? { cards: [], hidden: 0 };
      const covered = Array.from({ length: down }, () => hidden);
      view.tableauCards(constantOf(constants, name), [...covered, ...coded(cards.slice(down))]);
    });
    view.refreshWindow();
  }
}

const isNext = (card: number, pile: readonly number[]): boolean =>
  suit(card) === suit(pile[0] ?? card) && rank(card) === pile.length;
