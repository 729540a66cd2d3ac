/** The event bus between a player and a handler, for any game. */
import mitt from 'mitt';
import type { Emitter } from 'mitt';
import type { Heard, Protocol, Telling } from './protocol.js';

/** The events of a bus: one for each method of the handler, with the method's arguments as payload. */
export type EventsOf<Handler> = {
  [Name in Telling<Handler>]: Handler[Name] extends (...args: infer Args) => unknown ? Readonly<Args> : never;
};

export type BusOf<Handler> = Emitter<EventsOf<Handler>>;

export const busOf = <Handler>(): BusOf<Handler> => mitt<EventsOf<Handler>>();

type HandlerProtocol<Handler> = Protocol<Handler, 'event'>;

/** Passes every event of the bus to the handler. The returned function stops this. */
export function connectTo<Handler>(
  { names, deliver }: HandlerProtocol<Handler>,
  bus: BusOf<Handler>,
  handler: Heard<Handler, void>,
): () => void {
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

/** The methods of a handler; each emits its event on the bus. */
export const eventsOn = <Handler>(
  { sendingTo }: HandlerProtocol<Handler>,
  bus: BusOf<Handler>,
): Pick<Handler, Telling<Handler>> => sendingTo(bus.emit.bind(bus));
