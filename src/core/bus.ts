/** The event bus between a player and a handler, for any game. */
import mitt from 'mitt';
import type { Emitter } from 'mitt';
import { checkMethods } from './given.js';
import type { MethodListeners, Protocol, VoidMethodName } from './protocol.js';
import { checkReceiver } from './protocol.js';

/** The events of a bus: one for each method of the handler, with the method's arguments as payload. */
export type EventsOf<Handler> = {
  [Name in VoidMethodName<Handler>]: Handler[Name] extends (...args: infer Args) => unknown
    ? Readonly<Args>
    : never;
};

export type BusOf<Handler> = Emitter<EventsOf<Handler>>;

export const busOf = <Handler>(): BusOf<Handler> => mitt<EventsOf<Handler>>();

/** @throws TypeError unless it is a mitt bus */
export const checkBus = (bus: unknown): void => checkMethods('bus', bus, ['on', 'off', 'emit']);

/** Passes every event on the bus to the handler. The returned function stops this. @throws TypeError unless the arguments are a bus and a handler */
export function connectTo<Handler>(
  { names, deliver }: Protocol<Handler, 'event'>,
  bus: BusOf<Handler>,
  handler: Partial<MethodListeners<Handler, void>>,
): () => void {
  checkBus(bus);
  checkReceiver(handler);
  const listeners = names.map((name) => {
    const hear = (args: EventsOf<Handler>[typeof name]): void => {
      deliver(handler, { event: name, args });
    };
    bus.on(name, hear);
    return () => bus.off(name, hear);
  });
  return () => {
    for (const end of listeners) end();
  };
}

/** The methods of a handler; each emits its event on the bus. @throws TypeError unless it is a bus */
export function eventsOn<Handler>(
  { sendingTo }: Protocol<Handler, 'event'>,
  bus: BusOf<Handler>,
): Pick<Handler, VoidMethodName<Handler>> {
  checkBus(bus);
  return sendingTo(bus.emit.bind(bus));
}

/**
 * Calls `before` with each event before all other listeners, and `after` after all of them. The returned function stops
 * this.
 */
export function listenAround<Handler>(
  { names }: Pick<Protocol<Handler, 'event'>, 'names'>,
  bus: BusOf<Handler>,
  before: <Name extends VoidMethodName<Handler>>(event: Name, args: EventsOf<Handler>[Name]) => void,
  after: <Name extends VoidMethodName<Handler>>(event: Name, args: EventsOf<Handler>[Name]) => void,
): () => void {
  const stops = names.map((name) => {
    const hear = (args: EventsOf<Handler>[typeof name]): void => before(name, args);
    bus.on(name, hear);
    const listeners: unknown[] | undefined = bus.all.get(name);
    listeners?.unshift(listeners.pop());
    return () => bus.off(name, hear);
  });
  bus.on('*', after);
  return () => {
    for (const stop of stops) stop();
    bus.off('*', after);
  };
}
