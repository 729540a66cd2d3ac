/**
 * The bus between a player and a handler. Its events are the handler's methods; the payload is their
 * arguments.
 */
import type { Emitter } from 'mitt';
import type { EventsOf } from '../../../core/bus.js';
import { checkGiven } from '../../../core/given.js';
import type { MayRedo, WithRedo } from '../../../core/redo.js';
import { busOf, connectTo, eventsOn } from '../../../core/bus.js';
import type { MonteCarloEventName, MonteCarloEventsHandler } from './handler.js';
import { handlerProtocol } from './handler.js';

/** Derived from the interface, so that the two cannot drift apart. */
export type MonteCarloEvents = {
  [Name in MonteCarloEventName | 'redo']: EventsOf<WithRedo<MonteCarloEventsHandler>>[Name];
};

/** A mitt emitter: `bus.emit('clickCard', [0, 4])`; its `'*'` listener hears every event. */
export type MonteCarloBus = Emitter<MonteCarloEvents>;

/** A bus that nothing is connected to yet. */
export const createBus = (): MonteCarloBus => busOf<WithRedo<MonteCarloEventsHandler>>();

/**
 * Lets the handler hear every event of the bus, and `redo` if the handler has it. The returned function
 * disconnects it.
 * @throws TypeError unless they are a bus and a handler
 */
export const connect = (bus: MonteCarloBus, handler: MayRedo<MonteCarloEventsHandler>): (() => void) =>
  connectTo(handlerProtocol, bus, handler);

/** A handler for a view to report to: it puts every event on the bus. @throws TypeError unless they are a bus and a function */
export function handlerOn(bus: MonteCarloBus, getName: () => string): WithRedo<MonteCarloEventsHandler> {
  checkGiven('a listener', getName, 'a function');
  return { ...eventsOn(handlerProtocol, bus), getName };
}
