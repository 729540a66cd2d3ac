/**
 * The functions for frames, calls and buses with checked arguments, for programs that use this package. Inside the
 * package arguments are known to be right.
 */
import type { Card } from '../../../core/card.js';
import { checkBus, checkCall, checkListener, checkReceiver } from '../../../core/checked-calls.js';
import { checkGiven } from '../../../core/given.js';
import type { MayRedo, RedoCall, WithRedo } from '../../../core/redo.js';
import type { KlondikeBus, PlaysMoves } from '../contract/bus.js';
import * as buses from '../contract/bus.js';
import type { Carrying } from '../contract/carry-call.js';
import * as carries from '../contract/carry-call.js';
import { pileAt as pileOf } from '../contract/checked-numbers.js';
import * as frameText from '../contract/frame-text.js';
import type { Frame } from '../contract/frame.js';
import * as frames from '../contract/frame.js';
import { checkFrame } from '../contract/frame.js';
import type { KlondikeCall, KlondikeEventName, KlondikeEventsHandler } from '../contract/handler.js';
import * as handlers from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import type { PileId } from '../words/piles.js';
import { checkPile } from '../words/piles.js';
import type { FrameChanges } from './frame-changes.js';
import * as changes from './frame-changes.js';
import * as players from './player.js';
import * as reports from './player.js';
import type { ViewCall } from './view-call.js';
import * as views from './view-call.js';

/**
 * The cards that a frame shows of a pile, bottom to top, `HIDDEN` for each face-down card. A face-down stock shows one
 * back, or no card if it is empty.
 * @throws TypeError or RangeError unless they are a frame and a pile
 */
export function cardsShown(frame: Frame, pile: PileId): readonly Card[] {
  checkFrame(frame);
  checkPile('pile', pile);
  return frames.cardsShown(frame, pile);
}

/**
 * The changes from one frame to the next. Only the cards that a frame shows are in it: of 24 cards that go back to the
 * stock, the three that lay on top.
 * @param event the event between the frames. If it is not known, the numbers of moves tell whether it was undo, and the
 * first cards on a bare table, or a table without moves on which more has changed than one event can, are a new game.
 * @throws TypeError unless both are frames
 */
export function changesBetween(
  before: Frame,
  after: Frame,
  event?: KlondikeEventName | 'redo',
): FrameChanges {
  checkFrame(before);
  checkFrame(after);
  return changes.changesBetween(before, after, event);
}

/** The frame as text. Piles that show no card are left out. @throws TypeError unless it is a frame */
export function printFrame(frame: Frame): string {
  checkFrame(frame);
  return frameText.printFrame(frame);
}

/**
 * The event by which a player asks for this move; undefined if no event does. More than one card goes only between
 * tableau piles. Events call the pile in play the waste, also where its cards come from the stock.
 * @throws RangeError if there is no such pile; TypeError unless it is 'stock' or an object with the names of piles
 */
export function callOf(move: 'stock' | Carrying): KlondikeCall | undefined {
  if (move !== 'stock') {
    checkGiven('move', move, 'an object');
    checkPile('move.from', move.from);
    checkPile('move.to', move.to);
  }
  return carries.callOf(move);
}

/** The pile with this number, from 0, leftmost. Undefined for anything that is not such a number. @throws TypeError unless `ids` is an array */
export function pileAt<Id>(ids: readonly Id[], index: unknown): Id | undefined {
  checkGiven('ids', ids, 'an array');
  return pileOf(ids, index);
}

/** Can the player of a view that shows this frame make this call? @throws TypeError unless they are a frame and a call */
export function mayReport(frame: Frame, call: KlondikeCall): boolean {
  checkCall(call);
  try {
    return players.mayReport(frame, call);
  } catch (error) {
    checkFrame(frame);
    checkGiven('call.args', call.args, 'an array');
    throw error;
  }
}

/**
 * The calls that a player in front of this frame could make, legal or not: no rule is asked. New game, undo and the
 * stock click come first, then moves by their source: waste, tableau, foundations. The same call is the same object
 * each time, and cannot be changed.
 * @throws TypeError unless it is a frame
 */
export function reportable(frame: Frame): KlondikeCall[] {
  try {
    return reports.reportable(frame);
  } catch (error) {
    checkFrame(frame);
    throw error;
  }
}

/** Makes the call. Does nothing if the call is `redo` and the handler cannot redo. @throws TypeError unless they are a handler and a call */
export function deliver(handler: MayRedo<KlondikeEventsHandler>, call: KlondikeCall | RedoCall): void {
  checkCall(call);
  checkReceiver(handler);
  handlers.deliver(handler, call);
}

/** Makes the call. @throws TypeError unless they are a view and a call */
export function callView(view: KlondikeView, call: ViewCall): void {
  checkCall(call);
  checkReceiver(view);
  views.callView(view, call);
}

/** A view that passes on every call as data. @throws TypeError unless it is a function */
export function viewOf(hear: (call: ViewCall) => void): KlondikeView {
  checkListener(hear);
  return views.viewOf(hear);
}

/** The same view, with each call reported after it is made. A call that throws is not reported. @throws TypeError unless they are a view and a function */
export function watched(view: KlondikeView, onCall: (call: ViewCall) => void): KlondikeView {
  checkReceiver(view);
  checkListener(onCall);
  return views.watched(view, onCall);
}

/** `waste: 2s Kc`, `t3: ## 9d`, `stock: full`, `moves: 4`, `win`, `refresh`. @throws TypeError unless it is a call */
export function printCall(call: ViewCall): string {
  checkCall(call);
  return views.printCall(call);
}

/**
 * Lets the handler hear every event of the bus, and `redo` if the handler has it. Moves that it is asked to `play` go
 * over the bus, too. The returned function disconnects it.
 * @throws TypeError unless they are a bus and a handler
 */
export function connect(
  bus: KlondikeBus,
  handler: MayRedo<KlondikeEventsHandler> & Partial<PlaysMoves>,
): () => void {
  checkBus(bus);
  checkReceiver(handler);
  return buses.connect(bus, handler);
}

/** A handler for a view to report to: it puts every event on the bus. @throws TypeError unless they are a bus and a function */
export function handlerOn(bus: KlondikeBus, getName: () => string): WithRedo<KlondikeEventsHandler> {
  checkBus(bus);
  checkListener(getName);
  return buses.handlerOn(bus, getName);
}
