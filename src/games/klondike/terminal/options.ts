/** The options of a terminal view of Klondike. */
import type { WindowSettings } from '../../../terminal/window/window.js';
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { FoundationSuits } from '../words/piles.js';
import type { ShownMove } from './line-cover.js';
import type { KlondikeTerminalStrings } from './strings/english.js';

/** The options of a `TerminalView`. */
export interface TerminalOptions extends WindowSettings {
  /** The texts; English by default. */
  readonly strings?: KlondikeTerminalStrings | undefined;
  readonly house?: House | undefined;
  /** What the player is playing, for the header: `Draw 3 · Winnable · Easy`. The deal's name by default. */
  readonly gameTitle?: (() => string | undefined) | undefined;
  /**
   * Provides what the handler's interface can't. A table without an assistant can't redo, but it works with any
   * handler.
   */
  readonly assistant?: KlondikeAssistant | undefined;
  /**
   * The current table, then the table after each of these events, for watching solutions. If it is absent, the table
   * has no command for that.
   */
  readonly shownAlong?:
    | ((calls: readonly KlondikeCall[]) => readonly [ShownMove, ...ShownMove[]])
    | undefined;
  /**
   * Called when the player picks the next deal by name, just before `newGame` is reported. A restart passes the name
   * from `deal()`. If it throws, the view shows the message, lets the player correct the name and reports nothing.
   */
  readonly onDeal?: ((name: string) => void) | undefined;
  /** The stock and waste that the player sees in a game whose stock is in play. Called at each refresh. */
  readonly stockInPlay?: (() => Pick<Frame, 'stock' | 'waste'>) | undefined;
  /** The number of cards in a face-down stock, which the stock shows. */
  readonly stockLeft?: (() => number | undefined) | undefined;
  /**
   * Used if the rules reserve foundations for suits. An empty foundation then shows its suit. `any suit` by default.
   */
  readonly foundations?: FoundationSuits | undefined;
  /** The current time in milliseconds, to recognize a double click. */
  readonly now?: (() => number) | undefined;
}

/** The rule set of the game. */
export interface House {
  /** Its name, which precedes the deal in the title; absent for the usual house. */
  readonly name?: string | undefined;
  /** The rules in sentences, for the help. */
  readonly rules?: readonly string[] | undefined;
  /** The rules that may surprise a player. The table shows them before the first move. */
  readonly differences?: readonly string[] | undefined;
}
