/** What a player does at the table, by pointer or keys: picks up, puts down, lets go, sends up, draws. */
import { mayRedo } from '../../../../core/redo.js';
import type { PileId } from '../../words/piles.js';
import type { Cursor } from '../../views/cursor.js';
import { clamp, drawsAnyway, drawsAt, liftable, onPile } from '../../views/cursor.js';
import type { Hand } from '../../views/hand.js';
import { callsUp } from '../../views/calls-up.js';
import { cardsInHand, onCards, pickUp, putDown, sendUp } from '../../views/hand.js';
import type { Board } from './board.js';
import type { KlondikeBrowserSection } from '../strings/english.js';
import { bestFor, isForOthers, legalFor } from './sending.js';
import { meaningOf } from './two-clicks.js';

/** In milliseconds: the longest time between the presses of a double press. */
const DOUBLE_PRESS = 400;

export class Play {
  private place: Cursor = onPile('stock');
  private over: PileId | undefined;
  private legal: readonly PileId[] = [];
  /** `isSent`: did it send the cards to another pile? */
  private lastPress: { readonly pile: PileId; readonly time: number; readonly isSent: boolean } | undefined;

  private readonly say: KlondikeBrowserSection;

  constructor(private readonly board: Board) {
    this.say = board.strings.klondikeBrowser;
  }

  get hand(): Hand | undefined {
    return this.board.choosing.chosen;
  }

  /** The place that the keyboard is on. */
  get cursor(): Cursor {
    return this.place;
  }

  /** The pile to mark as the target of the cards in hand, unless the game says that this pile refuses. */
  get target(): PileId | undefined {
    const { hand, over = this.place.pile } = this;
    if (hand === undefined || over === hand.from) return undefined;
    return this.board.choosing.allows?.(over) === false ? undefined : over;
  }

  /** The piles that would take the cards in hand, if there is an assistant to tell. */
  get legalTargets(): readonly PileId[] {
    return this.hand === undefined ? [] : this.legal;
  }

  /** Are cards picked up by dragging? */
  get isDraggable(): boolean {
    return !this.board.isByClicks;
  }

  /** On the pile that cards in hand come from the cursor is on the lowest of them. */
  moveTo(cursor: Cursor): void {
    const { hand } = this;
    this.place = hand?.from === cursor.pile ? onCards(hand) : cursor;
    this.board.changed();
  }

  /** The pointer is over a pile, or over none. Asks which only if the game says what it allows. */
  hover(pile: () => PileId | undefined): void {
    const isMarked = this.hand !== undefined && this.board.choosing.allows !== undefined;
    const over = isMarked ? pile() : undefined;
    if (over === this.over) return;
    this.over = over;
    this.board.changed();
  }

  /** A new frame is shown: the cards that were in hand lie where the frame says. */
  reset(): void {
    this.over = undefined;
    this.board.choosing.letGo();
    this.place = clamp(this.board.frame(), this.place);
  }

  /**
   * Sends cards to the best place, or picks them up, or puts down the cards in hand; or picks up these in their place,
   * where the pile would not take them. A card pressed twice goes up to a foundation. A press on a stock that draws lets
   * go of the cards in hand.
   * @param time in milliseconds; without it the press is not part of a double press @param sends or does it only pick up?
   */
  press(place: Cursor, time = NaN, sends = true): void {
    if (this.board.isByClicks) return this.click(place);
    const { hand, lastPress } = this;
    this.lastPress = undefined;
    const isDouble = lastPress?.pile === place.pile && time - lastPress.time <= DOUBLE_PRESS;
    if (isDouble && lastPress.isSent) return;
    const draws = drawsAnyway(this.board.frame(), place.pile);
    if (hand === undefined || draws) return this.pressFirst(place, time, sends);
    if (hand.from === place.pile && isDouble && hand.count === 1 && place.depth === 1)
      return this.sendUpFrom(place.pile);
    if (!isForOthers(this.board, place, hand)) return void this.putDownOn(place.pile);
    this.emptyHand();
    this.pressFirst(place, time, sends);
  }

  /** A press on no pile. */
  pressBeside(): void {
    if (!this.board.isByClicks) this.letGo();
  }

  private pressFirst(place: Cursor, time: number, sends: boolean): void {
    this.comeTo(place);
    if (this.refuseIfOver()) return;
    if (drawsAt(this.board.frame(), place.pile)) return this.draw();
    const hand = pickUp(this.board.frame(), place);
    const best = sends && hand ? bestFor(this.board, hand) : undefined;
    if (best === undefined || !this.lift(place)) this.pick(place);
    else if (this.putDownOn(best)) this.comeTo(onPile(place.pile));
    this.lastPress = { pile: place.pile, time, isSent: best !== undefined };
  }

  /** Plays by two clicks. After a win clicks do nothing until New game. */
  private click(place: Cursor): void {
    const frame = this.board.frame();
    if (this.hand === undefined) this.comeTo(place);
    if (frame.won || this.refuseIfShown()) return;
    switch (meaningOf(frame, place, this.hand !== undefined)) {
      case 'draw':
        return this.draw();
      case 'choose':
        return this.pick(place);
      case 'move':
        return void this.putDownOn(place.pile);
      case 'let go':
        return this.letGo();
      case 'nothing':
    }
  }

  private comeTo(place: Cursor): void {
    this.moveTo(clamp(this.board.frame(), place));
  }

  private pick(place: Cursor): void {
    const frame = this.board.frame();
    if (this.lift(place))
      return this.board.tell(this.board.strings.klondikeChanges.inHand(cardsInHand(frame, this.hand)));
    const cards = pickUp(frame, place);
    this.board.refuse(cards ? this.say.fixedCard : this.say.noCard, cards);
  }

  /** Picks up the cards from the place to the top of its pile. False if a player cannot. */
  lift(place: Cursor): boolean {
    const frame = this.board.frame();
    const hand = frame.won || this.board.isOnlyShown ? undefined : pickUp(frame, place);
    if (hand === undefined || !this.board.choosing.choose(hand)) return false;
    this.legal = legalFor(this.board, hand);
    this.moveTo(place);
    return true;
  }

  letGo(): void {
    const { hand } = this;
    if (hand === undefined) return;
    this.endHand(onCards(hand));
    this.board.tell(this.board.strings.klondikeChanges.letGo);
  }

  /** Reports the event, if there is one. False if nothing came of it: the cards are back in their place. */
  putDownOn(pile: PileId): boolean {
    const { hand, board } = this;
    if (hand === undefined) return false;
    if (hand.from === pile) {
      this.letGo();
      return false;
    }
    const call = putDown(hand, pile);
    this.place = onPile(pile);
    let isTaken = false;
    try {
      isTaken = call !== undefined && board.report(call);
    } finally {
      if (!isTaken) this.endHand(onCards(hand));
    }
    if (!isTaken) board.refuse(call === undefined ? this.say.notTaken(pile) : undefined, hand);
    return isTaken;
  }

  private endHand(place: Cursor): void {
    this.over = undefined;
    this.board.choosing.letGo();
    this.comeTo(place);
  }

  /** To the first foundation that takes the card. Without an assistant all are tried in turn. */
  sendUpFrom(pile: PileId): void {
    this.emptyHand(pile);
    if (this.refuseIfOver()) return;
    const { board } = this;
    if (liftable(board.frame(), pile) === 0 || sendUp(pile, 'f1') === undefined)
      return board.refuse(this.say.nothingToSendUp);
    const isTaken = callsUp(pile, board.assistant).some((call) => board.report(call));
    if (!isTaken) board.refuse(this.say.noFoundation, { from: pile, count: 1 });
  }

  draw(): void {
    this.emptyHand();
    if (!this.refuseIfOver()) this.reportPlain('clickStock');
  }

  /** Takes back the last event and what the table then did by itself; or so many events. */
  undo(times = this.board.together('undo')): void {
    this.emptyHand();
    if (this.refuseIfShown()) return;
    if (!this.board.canUndo) return this.board.refuse(this.say.noUndo);
    if (this.board.frame().moves === 0) return this.board.refuse(this.say.nothingToUndo);
    this.reportPlain('undo', times);
  }

  redo(): void {
    this.emptyHand();
    if (this.refuseIfShown()) return;
    if (!mayRedo(this.board.assistant)) return this.board.refuse(this.board.strings.browser.nothingToRedo);
    this.reportPlain('redo', this.board.together('redo'));
  }

  newGame(): void {
    if (!this.refuseIfShown()) this.reportPlain('newGame');
  }

  private reportPlain(event: 'clickStock' | 'undo' | 'redo' | 'newGame', times = 1): void {
    if (!this.board.report({ event, args: [] }, { times })) this.board.refuse();
  }

  /** Lets go of the cards in hand; that is told with what comes next, unless it is about the one card in hand, of `pile`. */
  emptyHand(pile?: PileId): void {
    const { hand } = this;
    if (hand === undefined) return;
    this.endHand(this.place);
    if (hand.from !== pile || hand.count > 1)
      this.board.tell(this.board.strings.klondikeChanges.letGo, 'before');
  }

  /** After a win only New game and Undo work: any other action is refused. */
  private refuseIfOver(): boolean {
    const { won } = this.board.frame();
    if (won && !this.refuseIfShown())
      this.board.refuse(this.board.canUndo ? this.say.isWon : this.say.isWonForGood);
    return won || this.refuseIfShown();
  }

  private refuseIfShown(): boolean {
    if (this.board.isOnlyShown) this.board.refuse(this.board.strings.browser.onlyShown);
    return this.board.isOnlyShown;
  }
}
