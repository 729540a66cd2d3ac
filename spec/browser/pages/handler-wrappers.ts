/** Handlers that behave in unusual ways, which the contract allows or almost allows. */
import type { KlondikeCall, KlondikeEventsHandler } from 'klondike-kit';
import { callHandler } from 'klondike-kit';

/** Handles an event. `go` passes it to the controller. */
type HandlerWrapper = (go: () => void, event: Event) => void;

interface Event {
  readonly call: KlondikeCall;
  readonly say: (sentence: string) => void;
}

const WRAPPERS: Readonly<Record<string, HandlerWrapper>> = {
  throwing: (go, { call }) => {
    if (call.event === 'moveTableauToTableau') throw new Error('The handler is at fault.');
    go();
  },
  late: (go) => setTimeout(go, 50),
  twice: (go) => {
    go();
    go();
  },
  saying: (go, { say }) => {
    go();
    say('Well done.');
  },
};

/** Wraps the handler in one of the `WRAPPERS`. Any other name returns it unchanged. */
export function wrapHandler(
  name: string | null,
  handler: KlondikeEventsHandler,
  say: (sentence: string) => void,
): KlondikeEventsHandler {
  const way = WRAPPERS[name ?? ''];
  if (way === undefined) return handler;
  const pass = (call: KlondikeCall): void => way(() => callHandler(handler, call), { call, say });
  return {
    newGame: () => pass({ event: 'newGame', args: [] }),
    undo: () => pass({ event: 'undo', args: [] }),
    clickStock: () => pass({ event: 'clickStock', args: [] }),
    moveWasteToTableau: (...args) => pass({ event: 'moveWasteToTableau', args }),
    moveWasteToFoundation: (...args) => pass({ event: 'moveWasteToFoundation', args }),
    moveTableauToFoundation: (...args) => pass({ event: 'moveTableauToFoundation', args }),
    moveTableauToTableau: (...args) => pass({ event: 'moveTableauToTableau', args }),
    moveFoundationToTableau: (...args) => pass({ event: 'moveFoundationToTableau', args }),
    getName: () => handler.getName(),
  };
}
