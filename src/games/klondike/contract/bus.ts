/**
 * The bus between a player and a handler. Its events are the handler's methods; the payload is their
 * arguments.
 */
import type { Emitter } from 'mitt';
import type { EventsOf } from '../../../core/bus.js';
import { checkGiven } from '../../../core/given.js';
import type { MayRedo, WithRedo } from '../../../core/redo.js';
import { busOf, connectTo, eventsOn } from '../../../core/bus.js';
import type { KlondikeEventName, KlondikeEventsHandler } from './handler.js';
import { handlerProtocol } from './handler.js';

/** Derived from the interface, so that the two cannot drift apart. */
export type KlondikeEvents = {
  [Name in KlondikeEventName | 'redo']: EventsOf<WithRedo<KlondikeEventsHandler>>[Name];
};

/** A mitt emitter: `bus.emit('moveWasteToTableau', [TABLEAU_3])`; its `'*'` listener hears every event. */
export type KlondikeBus = Emitter<KlondikeEvents>;

/** A bus that nothing is connected to yet. */
export const createBus = (): KlondikeBus => busOf<WithRedo<KlondikeEventsHandler>>();

/** A handler that can also make moves without an event of the player. */
export interface PlaysMoves {
  /** Makes it report those moves to this handler until the returned function is called. */
  playBy(handler: KlondikeEventsHandler): () => void;
}

/**
 * Lets the handler hear every event of the bus, and `redo` if the handler has it. Moves made by its `play` also go over
 * the bus. The returned function disconnects it.
 * @throws TypeError unless they are a bus and a handler
 */
export function connect(
  bus: KlondikeBus,
  handler: MayRedo<KlondikeEventsHandler> & Partial<PlaysMoves>,
): () => void {
  const disconnect = connectTo(handlerProtocol, bus, handler);
  const release = handler.playBy?.(handlerOn(bus, () => handler.getName()));
  return () => {
    disconnect();
    release?.();
  };
}

/** A handler for a view to report to: it puts every event on the bus. @throws TypeError unless they are a bus and a function */
export function handlerOn(bus: KlondikeBus, getName: () => string): WithRedo<KlondikeEventsHandler> {
  checkGiven('a listener', getName, 'a function');
  return { ...eventsOn(handlerProtocol, bus), getName };
}
