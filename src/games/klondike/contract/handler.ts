/** The events of a player, as the statement names them, and the bus that carries them to a handler. */
import type { CallsOf } from '../../../core/protocol.js';
import { protocol } from '../../../core/protocol.js';
import type { MayRedo, RedoCall, WithRedo } from '../../../core/redo.js';
import type { FoundationIndex, TableauIndex } from '../words/piles.js';
import type { Emitter } from 'mitt';
import type { EventsOf } from '../../../core/bus.js';
import { busOf, connectTo, eventsOn } from '../../../core/bus.js';
import { checkGiven } from '../../../core/given.js';
import * as constants from './constants.js';
import * as libraryConstants from './library-constants.js';

/**
 * Gets the player's actions as method calls. Piles are the constants `TABLEAU_1`... and `FOUNDATION_1`.... A method
 * throws only if the view throws. The event still counts, and the method throws the view's error.
 */
export interface KlondikeEventsHandler {
  newGame(): void;
  /** A click on the stock, or on its place when it is empty. */
  clickStock(): void;
  moveWasteToTableau(tableau: TableauIndex): void;
  moveWasteToFoundation(foundation: FoundationIndex): void;
  moveTableauToFoundation(tableau: TableauIndex, foundation: FoundationIndex): void;
  /** Moves the top `numCards` cards of one tableau pile to another. */
  moveTableauToTableau(tableauSrc: TableauIndex, numCards: number, tableauDst: TableauIndex): void;
  moveFoundationToTableau(foundation: FoundationIndex, tableau: TableauIndex): void;
  undo(): void;
  /** The name that the About box credits. */
  getName(): string;
}

/** The constants as members of the interface. A bundle that uses none of them does not include them. */
export const KlondikeEventsHandler = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.assign({}, constants, libraryConstants),
);

/** One call of a handler, as data. */
export type KlondikeCall = KlondikeCalls[keyof KlondikeCalls];

type KlondikeCalls = CallsOf<KlondikeEventsHandler, 'event'>;

/** The methods that report what the player did. */
export type KlondikeEventName = KlondikeCall['event'];

export const handlerProtocol = /* @__PURE__ */ protocol<WithRedo<KlondikeEventsHandler>, 'event'>('event', {
  newGame: 0,
  clickStock: 0,
  moveWasteToTableau: 1,
  moveWasteToFoundation: 1,
  moveTableauToFoundation: 2,
  moveTableauToTableau: 3,
  moveFoundationToTableau: 2,
  undo: 0,
  redo: 0,
});

/** Makes the call. Does nothing if the call is `redo` and the handler cannot redo. @throws TypeError unless they are a handler and a call */
export const callHandler: (handler: MayRedo<KlondikeEventsHandler>, call: KlondikeCall | RedoCall) => void =
  /* @__PURE__ */ (() => handlerProtocol.deliver)();

/** The default name of a `KlondikeController`. */
export const DEFAULT_NAME = 'klondike-kit';

/** The events of the bus, which are the handler's methods with their arguments as payload. */
export type KlondikeEvents = {
  [Name in KlondikeEventName | 'redo']: EventsOf<WithRedo<KlondikeEventsHandler>>[Name];
};

/** A mitt emitter: `bus.emit('moveWasteToTableau', [TABLEAU_3])`; its `'*'` listener hears every event. */
export type KlondikeBus = Emitter<KlondikeEvents>;

/** Makes a bus that nothing is connected to yet. */
export const createBus = (): KlondikeBus => busOf<WithRedo<KlondikeEventsHandler>>();

/** A handler that can also make moves without an event from the player. */
export interface PlaysMoves {
  /** Reports those moves to this handler until the returned function is called. */
  playBy(handler: KlondikeEventsHandler): () => void;
}

/**
 * Passes every event of the bus to the handler, and `redo` if the handler has it. Moves made by its `play` also go over
 * the bus. The returned function disconnects it.
 * @throws TypeError unless they are a bus and a handler
 */
export function connectHandler(
  bus: KlondikeBus,
  handler: MayRedo<KlondikeEventsHandler> & Partial<PlaysMoves>,
): () => void {
  const disconnect = connectTo(handlerProtocol, bus, handler);
  const release = handler.playBy?.(handlerForBus(bus, () => handler.getName()));
  return () => {
    disconnect();
    release?.();
  };
}

/** A handler that puts every event of a view on the bus. @throws TypeError unless they are a bus and a function */
export function handlerForBus(bus: KlondikeBus, getName: () => string): WithRedo<KlondikeEventsHandler> {
  checkGiven('a listener', getName, 'a function');
  return { ...eventsOn(handlerProtocol, bus), getName };
}
