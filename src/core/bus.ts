/** The bus that joins whoever plays to a handler, of any game. */
import mitt from 'mitt';
import type { Emitter } from 'mitt';
import type { Heard, Protocol, Telling } from './protocol.js';

/** The events of a bus: the methods of a handler, their arguments the payload. */
export type EventsOf<Handler> = {
  [Name in Telling<Handler>]: Handler[Name] extends (...args: infer Args) => unknown ? Readonly<Args> : never;
};

export type BusOf<Handler> = Emitter<EventsOf<Handler>>;

export const busOf = <Handler>(): BusOf<Handler> => mitt<EventsOf<Handler>>();

type HandlerProtocol<Handler> = Protocol<Handler, 'event'>;

/** Lets the handler hear every event of the bus. The function returned ends that. */
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

/** All events of a handler: each goes on the bus. */
export const eventsOn = <Handler>(
  { sendingTo }: HandlerProtocol<Handler>,
  bus: BusOf<Handler>,
): Pick<Handler, Telling<Handler>> => sendingTo(bus.emit.bind(bus));
