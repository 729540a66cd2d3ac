/** What a player does at the table, by whatever means: picks up, puts down, lets go, sends up, draws. */
import type { Frame } from '../../../klondike/contract/frame.js';
import type { KlondikeCall } from '../../../klondike/contract/handler.js';
import type { PileId } from '../../../klondike/piles.js';
import { FOUNDATIONS } from '../../../klondike/piles.js';
import type { Cursor } from '../../cursor.js';
import { clamp, liftable, onPile } from '../../cursor.js';
import type { Hand } from '../../hand.js';
import { cardsInHand, pickUp, putDown, sendUp } from '../../hand.js';
import { capitalized, cardsName, pileName } from '../speech/names.js';

/** What playing needs of a view. */
export interface Board {
  readonly frame: () => Frame;
  /** A table to be looked at: nothing is picked up, nothing reported. */
  readonly isOnlyShown: boolean;
  /** Reports the event. True if the handler has refreshed the view before it returned. */
  readonly report: (call: KlondikeCall) => boolean;
  /** An event was refused, or there is none to report; by default the sentence said during it stands. */
  readonly refuse: (sentence?: string) => void;
  /** Tells the player what they hold. */
  readonly tell: (sentence: string) => void;
  /** The hand or the cursor has changed. */
  readonly changed: () => void;
}

/** In milliseconds, from one press to the next. */
const DOUBLE_PRESS = 400;

export class Play {
  private held: Hand | undefined;
  private place: Cursor = onPile('stock');
  private lastPress: { readonly pile: PileId; readonly time: number } | undefined;

  constructor(private readonly board: Board) {}

  get hand(): Hand | undefined {
    return this.held;
  }

  /** Where the keyboard is. */
  get cursor(): Cursor {
    return this.place;
  }

  moveTo(cursor: Cursor): void {
    this.place = cursor;
    this.board.changed();
  }

  /** A new frame is shown: what was in hand lies where the frame says. */
  reset(): void {
    this.held = undefined;
    this.place = clamp(this.board.frame(), this.place);
  }

  /**
   * Picks up, or puts down what is in hand; pressed twice, a card goes up.
   * @param time in milliseconds; without it the press is none of two
   */
  press(place: Cursor, time = NaN): void {
    const { hand, lastPress } = this;
    this.lastPress = undefined;
    if (hand === undefined) return this.pressFirst(place, time);
    const isDouble = lastPress?.pile === place.pile && time - lastPress.time <= DOUBLE_PRESS;
    if (hand.from === place.pile && isDouble && hand.count === 1) return this.sendUpFrom(place.pile);
    if (hand.from === place.pile) return this.letGo();
    this.putDownOn(place.pile);
  }

  private pressFirst(place: Cursor, time: number): void {
    this.place = clamp(this.board.frame(), place);
    this.board.changed();
    if (this.isOver()) return;
    if (place.pile === 'stock') return this.draw();
    if (!this.lift(place)) return this.board.refuse('There is no card to pick up.');
    this.lastPress = { pile: place.pile, time };
    this.board.tell(`${cardsName(cardsInHand(this.board.frame(), this.held))} in hand`);
  }

  /** Takes the cards from the cursor to the top. False where a player cannot. */
  lift(place: Cursor): boolean {
    const frame = this.board.frame();
    const hand = frame.won || this.board.isOnlyShown ? undefined : pickUp(frame, place);
    if (hand === undefined) return false;
    this.held = hand;
    this.moveTo(place);
    return true;
  }

  letGo(): void {
    const { held } = this;
    if (held === undefined) return;
    this.held = undefined;
    this.moveTo({ pile: held.from, depth: held.count });
    this.board.tell('let go');
  }

  /** Reports it where there is such an event. False if nothing came of it: the cards are back where they lay. */
  putDownOn(pile: PileId): boolean {
    const { held } = this;
    if (held === undefined) return false;
    const call = putDown(held, pile);
    this.held = undefined;
    this.place = onPile(pile);
    if (call !== undefined && this.board.report(call)) return true;
    this.moveTo({ pile: held.from, depth: held.count });
    this.board.refuse(
      call === undefined ? `${capitalized(pileName(pile))} does not take what was in hand.` : undefined,
    );
    return false;
  }

  /** To the first foundation that takes it: they are tried in turn, for a view knows no rule. */
  sendUpFrom(pile: PileId): void {
    this.emptyHand();
    if (this.isOver()) return;
    const { board } = this;
    const calls = FOUNDATIONS.map((to) => sendUp(pile, to));
    if (liftable(board.frame(), pile) === 0 || calls.every((call) => call === undefined)) {
      return board.refuse('There is no card to send up.');
    }
    const isTaken = calls.some((call) => call !== undefined && board.report(call));
    if (!isTaken) board.refuse('No foundation takes this card.');
  }

  draw(): void {
    this.emptyHand();
    if (!this.isOver()) this.reportPlain('clickStock');
  }

  undo(): void {
    this.emptyHand();
    if (this.isLocked()) return;
    if (this.board.frame().moves === 0) return this.board.refuse('There is no move to undo.');
    this.reportPlain('undo');
  }

  newGame(): void {
    this.emptyHand();
    if (!this.isLocked()) this.reportPlain('newGame');
  }

  private reportPlain(event: 'clickStock' | 'undo' | 'newGame'): void {
    if (!this.board.report({ event, args: [] })) this.board.refuse();
  }

  private emptyHand(): void {
    if (this.held === undefined) return;
    this.held = undefined;
    this.board.changed();
  }

  /** After a win only New game and Undo answer. */
  private isOver(): boolean {
    const { won } = this.board.frame();
    if (won && !this.isLocked()) this.board.refuse('The game is won: undo, or start a new one.');
    return won || this.isLocked();
  }

  private isLocked(): boolean {
    if (this.board.isOnlyShown) this.board.refuse('This table is only shown.');
    return this.board.isOnlyShown;
  }
}
