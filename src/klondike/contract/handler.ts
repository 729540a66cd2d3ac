/** What a player does, as the statement names it. */
import type { CallsOf } from '../../core/protocol.js';
import { protocol } from '../../core/protocol.js';
import * as constants from './constants.js';
import * as libraryConstants from './library-constants.js';

/** Hears what the player does. Piles are the constants `TABLEAU_1`... and `FOUNDATION_1`.... No method throws. */
export interface KlondikeEventsHandler {
  newGame(): void;
  /** A click on the stock, or on its place when it is empty. */
  clickStock(): void;
  moveWasteToTableau(tableau: number): void;
  moveWasteToFoundation(foundation: number): void;
  moveTableauToFoundation(tableau: number, foundation: number): void;
  /** The top `numCards` cards of one tableau pile to another. */
  moveTableauToTableau(tableauSrc: number, numCards: number, tableauDst: number): void;
  moveFoundationToTableau(foundation: number, tableau: number): void;
  undo(): void;
  /** Whom the About box credits. */
  getName(): string;
}

/** The constants, as members of the interface; a bundle that asks for none goes without. */
export const KlondikeEventsHandler = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.assign({}, constants, libraryConstants),
);

/** One call of a handler, as data. */
export type KlondikeCall = Calls[keyof Calls];

type Calls = CallsOf<KlondikeEventsHandler, 'event'>;

/** The methods that tell of something the player did. */
export type KlondikeEventName = KlondikeCall['event'];

export const handlerProtocol = /* @__PURE__ */ protocol<KlondikeEventsHandler, 'event'>('event', {
  newGame: 0,
  clickStock: 0,
  moveWasteToTableau: 1,
  moveWasteToFoundation: 1,
  moveTableauToFoundation: 2,
  moveTableauToTableau: 3,
  moveFoundationToTableau: 2,
  undo: 0,
});

/** Makes the call. */
export const deliver: (handler: KlondikeEventsHandler, call: KlondikeCall) => void = handlerProtocol.deliver;
