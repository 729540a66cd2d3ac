/** What a player does, as the statement names it. */
import type { CallsOf } from '../../../core/protocol.js';
import type { MayRedo, RedoCall, WithRedo } from '../../../core/redo.js';
import { protocol } from '../../../core/protocol.js';
import type { FoundationIndex, TableauIndex } from '../words/piles.js';
import * as constants from './constants.js';
import * as libraryConstants from './library-constants.js';

/**
 * Hears what the player does. Piles are the constants `TABLEAU_1`... and `FOUNDATION_1`.... No method throws, unless the
 * view throws: then the event counts, and the method throws the view's error.
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
export type KlondikeCall = Calls[keyof Calls];

type Calls = CallsOf<KlondikeEventsHandler, 'event'>;

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
export function deliver(handler: MayRedo<KlondikeEventsHandler>, call: KlondikeCall | RedoCall): void {
  handlerProtocol.deliver(handler, call);
}

/** The name of a `KlondikeController` that is given none. */
export const DEFAULT_NAME = 'klondike-kit';
