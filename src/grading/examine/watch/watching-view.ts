/** The view that judges a handler. Records the frames that a player would see, and mistakes in the handler's calls. */
import type { Card } from '../../../core/card.js';
import { HIDDEN } from '../../../core/card.js';
import type { Frame, ShownPile } from '../../../games/klondike/contract/frame.js';
import { KlondikeException } from '../../../games/klondike/contract/exceptions.js';
import type { FoundationIndex, TableauIndex } from '../../../games/klondike/words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../../../games/klondike/words/piles.js';
import { FrameView } from '../../../games/klondike/views/frame-view.js';
import { SHOWN } from '../../../games/klondike/contract/view.js';
import { isShownCard } from '../../../games/klondike/contract/checked-numbers.js';

/** The setters whose arguments a view checks. */
type CheckedSetter = 'wasteCards' | 'tableauCards' | 'foundationCards' | 'updateMoves';

/** A call that a view refuses. */
export interface RejectedCall {
  readonly setter: CheckedSetter;
  readonly error: KlondikeException;
}

/**
 * Records each call that a normal view would refuse, and repairs it if its meaning is clear. The view never throws, so
 * one mistake does not hide the next.
 */
export class WatchingView extends FrameView {
  /** Since `open`. */
  wins = 0;
  /** The first refused call since `open`. A new kind of mistake replaces a known one. */
  rejected: RejectedCall | undefined;
  /** Was a call of `updateMoves` refused since `open`? */
  hasWrongMoves = false;
  isKnown = (_: RejectedCall): boolean => false;
  /** Were there updates after the last refresh? */
  hasUnseenUpdates = false;
  /** The piles updated since `open`. */
  readonly told = new Set<ShownPile>();
  private readonly columns = new PileNumbers(7);
  private readonly foundations = new PileNumbers(4);

  /** Call this before each event. A new game or an undo also clears the win. */
  open(endsWin: boolean): void {
    if (endsWin) this.endWin();
    this.wins = 0;
    this.rejected = undefined;
    this.hasWrongMoves = false;
    this.told.clear();
    this.columns.forget();
    this.foundations.forget();
  }

  /** Refreshes the view if the handler did not, and returns what it then shows. */
  refreshedFrame(): Frame {
    if (this.hasUnseenUpdates) super.refreshWindow();
    this.hasUnseenUpdates = false;
    return this.frame;
  }

  override stockEmpty(isStockEmpty: boolean): void {
    this.hasUnseenUpdates = true;
    super.stockEmpty(isStockEmpty);
  }

  override wasteCards(cards: readonly Card[]): void {
    if (!this.accepts('wasteCards', () => super.wasteCards(cards)))
      super.wasteCards(repairedCards(cards, 'waste'));
  }

  override tableauCards(tableau: TableauIndex, cards: readonly Card[]): void {
    this.told.add(TABLEAU[tableau] ?? 't1');
    this.accepts('tableauCards', () => super.tableauCards(tableau, cards));
    const show = (index: number, shown: readonly Card[]): void =>
      super.tableauCards(index as TableauIndex, shown);
    this.columns.tell(tableau, repairedCards(cards, 'tableau'), show);
  }

  override foundationCards(foundation: FoundationIndex, cards: readonly Card[]): void {
    this.told.add(FOUNDATIONS[foundation] ?? 'f1');
    this.accepts('foundationCards', () => super.foundationCards(foundation, cards));
    const show = (index: number, shown: readonly Card[]): void =>
      super.foundationCards(index as FoundationIndex, shown);
    this.foundations.tell(foundation, repairedCards(cards, 'foundation'), show);
  }

  override updateMoves(moves: number): void {
    if (!this.accepts('updateMoves', () => super.updateMoves(moves)))
      super.updateMoves(repairedMoves(moves, this.frame.moves));
  }

  override win(): void {
    this.wins++;
    super.win();
  }

  override refreshWindow(): void {
    this.hasUnseenUpdates = false;
    super.refreshWindow();
  }

  private accepts(setter: CheckedSetter, tell: () => void): boolean {
    this.hasUnseenUpdates = true;
    try {
      tell();
      return true;
    } catch (error) {
      if (!(error instanceof KlondikeException)) throw error;
      this.hasWrongMoves ||= setter === 'updateMoves';
      const rejected = { setter, error };
      if (this.rejected === undefined || (this.isKnown(this.rejected) && !this.isKnown(rejected)))
        this.rejected = rejected;
      return false;
    }
  }
}

type ShowCards = (index: number, cards: readonly Card[]) => void;

/**
 * Turns values that are not cards face down. If there are too many cards, keeps the top ones, without the face-down
 * fillers at the end of a column.
 */
export function repairedCards(told: unknown, pile: keyof typeof SHOWN): readonly Card[] {
  if (!Array.isArray(told)) return [];
  const cards = told.map(repairedCard);
  const most = SHOWN[pile];
  if (cards.length <= most) return cards;
  if (pile === 'tableau') while (cards.at(-1) === HIDDEN) cards.pop();
  return cards.slice(-most);
}

function repairedCard(told: unknown): Card {
  const card = typeof told === 'string' && told !== '' ? Number(told) : told;
  return isShownCard(card) ? card : HIDDEN;
}

/** The number in the argument, or the previous number if it does not contain one. */
export function repairedMoves(told: unknown, before: number): number {
  const number = typeof told === 'string' ? Number.parseInt(told) : told;
  return typeof number === 'number' && Number.isFinite(number) ? Math.abs(Math.trunc(number)) : before;
}

/** Handlers often number piles from 1, or continue after the numbers of the other piles. */
const SHIFTS = [0, 1, 4, 7];

/** Works out how a handler numbers its piles. */
export class PileNumbers {
  private shift = 0;
  private told: (readonly [index: number, cards: readonly Card[]])[] = [];

  constructor(private readonly piles: number) {}

  /** Call this before each event. */
  forget(): void {
    this.told.length = 0;
  }

  /** Shows the pile. If its number reveals a different numbering, shows all piles of this event again. */
  tell(index: number, cards: readonly Card[], show: ShowCards): void {
    this.told.push([index, cards]);
    const shift = this.shiftOf(index);
    if (shift === undefined) return;
    if (shift === this.shift) return this.show(index, cards, show);
    this.shift = shift;
    for (const [told, shown] of this.told) this.show(told, shown, show);
  }

  private show(index: number, cards: readonly Card[], show: ShowCards): void {
    if (this.isPile(index - this.shift)) show(index - this.shift, cards);
  }

  private shiftOf(index: number): number | undefined {
    if (this.isPile(index - this.shift)) return this.shift;
    return SHIFTS.find((shift) => this.told.every(([told]) => this.isPile(told - shift)));
  }

  private isPile(index: number): boolean {
    return Number.isInteger(index) && index >= 0 && index < this.piles;
  }
}
