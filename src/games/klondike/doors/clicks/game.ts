/**
 * The game of Kansas State, CIS 300. A player controls it by clicking on piles that belong to the window. The model
 * decides which moves are legal.
 */
import type { Move } from '../../model/play.js';
import { play } from '../../model/play.js';
import { KSU } from '../../model/rules.js';
import type { PileId } from '../../words/piles.js';
import { TABLEAU } from '../../words/piles.js';
import { mustBe, mustBeListOf } from './checks.js';
import { ArgumentException } from './exceptions.js';
import { Card } from './card.js';
import type { WindowPile, WindowPiles } from './piles.js';
import { CardPile, DiscardPile, TableauColumn, layOut, layoutOf, lazyLayoutOf } from './piles.js';
import { dealOfSeed } from './seeds.js';

/** The selected cards, and the pile of a layout that stands for their pile. */
interface SelectedCards {
  readonly from: 'waste' | 't1';
  readonly place: WindowPile;
  readonly count: number;
}

/**
 * Invariant: the piles hold the selection, in the `isSelected` of the discard pile or the `numberSelected` of a column.
 * The window may change piles and selection between two clicks.
 */
export class Game {
  /** The name of the deal, `dotnet:N`. For a game with the seed -1, N is the random seed that was used. */
  readonly deal: string;

  private readonly columns: WindowPiles;
  /** The stock pile of the last draw. */
  private stock: CardPile;
  /** The discard pile of the last click or draw. */
  private discard: DiscardPile | undefined;
  /** The pile of the last selection. */
  private selected: DiscardPile | TableauColumn | undefined;

  /**
   * Deals a game to the stock and the columns, and replaces all cards there. The seed is a whole number from -1, which
   * means a random game, to 1,000,000.
   * @throws ArgumentOutOfRangeException for any other seed
   * @throws ArgumentException unless there are seven columns. Every method throws it for an argument that is not a pile.
   */
  constructor(stock: CardPile, tableau: readonly TableauColumn[], seed: number) {
    mustBe(CardPile, stock);
    const deal = dealOfSeed(seed);
    checkTableau(tableau);
    this.stock = stock;
    this.columns = TABLEAU.flatMap((id, index) => {
      const column = tableau[index];
      return column === undefined ? [] : [[id, column] as const];
    });
    this.deal = deal.name;
    for (const column of tableau) column.numberSelected = 0;
    layOut(this.table, deal.start(KSU));
  }

  /** A click on the stock, which may be empty. */
  drawCardsFromStock(stock: CardPile, discard: DiscardPile): void {
    mustBe(CardPile, stock);
    mustBe(DiscardPile, discard);
    this.takeSelection();
    this.stock = stock;
    this.discard = discard;
    if (stock.pile === discard.pile) return;
    attempt(
      [
        ['stock', stock.pile],
        ['waste', discard.pile],
      ],
      'stock',
    );
  }

  /** A click on the discard pile, which selects the top card or ends a selection. */
  selectDiscard(discard: DiscardPile): void {
    mustBe(DiscardPile, discard);
    this.discard = discard;
    if (this.takeSelection() !== undefined || discard.pile.length === 0) return;
    discard.isSelected = true;
    this.selected = discard;
  }

  /**
   * A click on the nth face-up card from the top of a column or, if n is 0, on an empty column. Selects n cards if
   * nothing is selected. Otherwise it ends the selection. A click on a top card or on an empty column also moves the
   * selected cards there, if they may go there.
   * @returns is the game won?
   * @throws ArgumentOutOfRangeException if nothing is selected and n cards can't be selected
   */
  selectTableauCards(column: TableauColumn, n: number): boolean {
    mustBe(TableauColumn, column);
    const selection = this.takeSelection();
    if (selection === undefined) this.selectColumn(column, n);
    else if (n <= 1) carry(selection, column === selection.place ? selection.from : 't2', column);
    return this.isWon;
  }

  /**
   * A click on a foundation, given as the pile or as its stack. Ends a selection, and moves the selected cards there if
   * they may go there.
   * @returns is the game won?
   */
  selectFoundationPile(destination: CardPile | Card[]): boolean {
    if (!Array.isArray(destination)) mustBe(CardPile, destination);
    const stack = Array.isArray(destination) ? destination : destination.pile;
    mustBeListOf(Card, stack);
    const selection = this.takeSelection();
    if (selection !== undefined) carry(selection, this.standsFor(stack, selection), stack);
    return this.isWon;
  }

  private selectColumn(column: TableauColumn, n: number): void {
    if (!(n > 0)) return;
    column.numberSelected = n;
    this.selected = column;
  }

  /** Returns the selected cards and ends the selection. */
  private takeSelection(): SelectedCards | undefined {
    const { selected } = this;
    this.selected = undefined;
    if (selected === undefined) return undefined;
    return selected instanceof DiscardPile ? takenFromDiscard(selected) : takenFromColumn(selected);
  }

  /** The pile of a layout that stands for a stack. A stack that isn't one of the other known piles is a foundation. */
  private standsFor(stack: Card[], { place }: SelectedCards): PileId {
    const isHidden = isUnder(place, stack) || this.columns.some(([, column]) => isUnder(column, stack));
    if (stack === this.stock.pile || isHidden) return 'stock';
    return stack === this.discard?.pile ? 'waste' : 'f1';
  }

  private get isWon(): boolean {
    return KSU.isWon(lazyLayoutOf(this.table));
  }

  private get table(): WindowPiles {
    const { stock, discard, columns } = this;
    const places: WindowPiles = [['stock', stock.pile], ...columns];
    return discard === undefined ? places : [...places, ['waste', discard.pile]];
  }
}

function checkTableau(tableau: readonly TableauColumn[]): void {
  mustBeListOf(TableauColumn, tableau);
  const different = new Set(tableau).size;
  if (tableau.length === TABLEAU.length && different === TABLEAU.length) return;
  throw new ArgumentException(
    `a tableau is ${TABLEAU.length} different columns, not ${tableau.length}, ${different} of them different`,
  );
}

function takenFromDiscard(discard: DiscardPile): SelectedCards | undefined {
  if (!discard.isSelected) return undefined;
  discard.isSelected = false;
  return { from: 'waste', place: discard.pile, count: 1 };
}

function takenFromColumn(column: TableauColumn): SelectedCards | undefined {
  const count = column.numberSelected;
  if (count === 0) return undefined;
  column.numberSelected = 0;
  return { from: 't1', place: column, count };
}

/** Are these the face-down cards of the column? */
const isUnder = (place: WindowPile, stack: readonly Card[]): boolean =>
  place instanceof TableauColumn && place.faceDownPile === stack;

function carry({ from, place, count }: SelectedCards, to: PileId, onto: WindowPile): void {
  const places: WindowPiles =
    to === from
      ? [[to, onto]]
      : [
          [from, place],
          [to, onto],
        ];
  attempt(places, { from, count, to });
}

/** Moves the cards of these piles if that is legal. */
function attempt(places: WindowPiles, move: Move): void {
  const outcome = play(KSU, layoutOf(places), move);
  if (outcome.ok) layOut(places, outcome.next);
}
