/** What a player does, as the statement names it. */
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

/** The methods that tell of something the player did. */
export type KlondikeEventName = Exclude<keyof KlondikeEventsHandler, 'getName'>;

/** One call of a handler, as data. */
export type KlondikeCall = {
  [Name in KlondikeEventName]: {
    readonly event: Name;
    readonly args: Readonly<Parameters<KlondikeEventsHandler[Name]>>;
  };
}[KlondikeEventName];

/** Makes the call. */
export function deliver(handler: KlondikeEventsHandler, call: KlondikeCall): void {
  switch (call.event) {
    case 'newGame':
      return handler.newGame();
    case 'clickStock':
      return handler.clickStock();
    case 'moveWasteToTableau':
      return handler.moveWasteToTableau(...call.args);
    case 'moveWasteToFoundation':
      return handler.moveWasteToFoundation(...call.args);
    case 'moveTableauToFoundation':
      return handler.moveTableauToFoundation(...call.args);
    case 'moveTableauToTableau':
      return handler.moveTableauToTableau(...call.args);
    case 'moveFoundationToTableau':
      return handler.moveFoundationToTableau(...call.args);
    case 'undo':
      return handler.undo();
  }
}
