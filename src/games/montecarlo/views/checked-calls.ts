/** The functions for calls and buses with checked arguments, for programs that use this package. */
import { checkBus, checkCall, checkListener, checkReceiver } from '../../../core/given.js';
import type { MayRedo, RedoCall, WithRedo } from '../../../core/redo.js';
import type { MonteCarloBus } from '../contract/bus.js';
import * as buses from '../contract/bus.js';
import type { MonteCarloCall, MonteCarloEventsHandler } from '../contract/handler.js';
import * as handlers from '../contract/handler.js';
import type { MonteCarloView } from '../contract/view.js';
import type { MonteCarloViewCall } from './view-call.js';
import * as views from './view-call.js';

/** Makes the call. Does nothing if the call is `redo` and the handler cannot redo. @throws TypeError unless they are a handler and a call */
export function deliver(handler: MayRedo<MonteCarloEventsHandler>, call: MonteCarloCall | RedoCall): void {
  checkCall(call);
  checkReceiver(handler);
  handlers.deliver(handler, call);
}

/** Makes the call. @throws TypeError unless they are a view and a call */
export function callView(view: MonteCarloView, call: MonteCarloViewCall): void {
  checkCall(call);
  checkReceiver(view);
  views.callView(view, call);
}

/** A view that passes on every call as data. @throws TypeError unless it is a function */
export function viewOf(hear: (call: MonteCarloViewCall) => void): MonteCarloView {
  checkListener(hear);
  return views.viewOf(hear);
}

/** The same view, with each call reported after it is made. A call that throws is not reported. @throws TypeError unless they are a view and a function */
export function watched(view: MonteCarloView, onCall: (call: MonteCarloViewCall) => void): MonteCarloView {
  checkReceiver(view);
  checkListener(onCall);
  return views.watched(view, onCall);
}

/** `cells: 6h 2s / Ad --`, `highlighted: a1 b2`, `left: 27`, `score: 2`, `game: 12345`, `beep`, `help`, `hinted`, `win`, `refresh`. @throws TypeError unless it is a call */
export function printCall(call: MonteCarloViewCall): string {
  checkCall(call);
  return views.printCall(call);
}

/**
 * Lets the handler hear every event of the bus, and `redo` if the handler has it. The returned function
 * disconnects it.
 * @throws TypeError unless they are a bus and a handler
 */
export function connect(bus: MonteCarloBus, handler: MayRedo<MonteCarloEventsHandler>): () => void {
  checkBus(bus);
  checkReceiver(handler);
  return buses.connect(bus, handler);
}

/** A handler for a view to report to: it puts every event on the bus. @throws TypeError unless they are a bus and a function */
export function handlerOn(bus: MonteCarloBus, getName: () => string): WithRedo<MonteCarloEventsHandler> {
  checkBus(bus);
  checkListener(getName);
  return buses.handlerOn(bus, getName);
}
