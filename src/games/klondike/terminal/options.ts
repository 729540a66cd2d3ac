/** The options of a terminal view of Klondike. */
import type { WindowSettings } from '../../../terminal/window/window.js';
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { FoundationSuits } from '../words/piles.js';
import type { ShownMove } from './line-cover.js';
import type { KlondikeTerminalStrings } from './strings/english.js';

/** What a `TerminalView` is given besides its handler. */
export interface TerminalOptions extends WindowSettings {
  /** The texts; English by default. */
  readonly strings?: KlondikeTerminalStrings | undefined;
  readonly house?: House | undefined;
  /** What the handler's interface cannot offer. Without it there is no redo, and any handler will do. */
  readonly assistant?: KlondikeAssistant | undefined;
  /**
   * The table as it stands, and after each of these events, for solutions to be watched. Without it there is no such
   * command.
   */
  readonly shownAlong?:
    | ((calls: readonly KlondikeCall[]) => readonly [ShownMove, ...ShownMove[]])
    | undefined;
  /**
   * The player wants the deal of this name next; for a game that begins again it is the name that `deal()`
   * gives. `newGame` is reported right after. If this throws an error, its message is shown, the name can be
   * corrected, and nothing is reported.
   */
  readonly onDeal?: ((name: string) => void) | undefined;
  /** For a game played from its stock: the stock and waste that the player sees. Called at each refresh. */
  readonly stockInPlay?: (() => Pick<Frame, 'stock' | 'waste'>) | undefined;
  /** How many cards a face-down stock has: a player could count them. It is shown on the stock. */
  readonly stockLeft?: (() => number | undefined) | undefined;
  /** For rules that bind each foundation to a suit: an empty one shows it. `any suit` by default. */
  readonly foundations?: FoundationSuits | undefined;
  /** The time in milliseconds, to recognize a double click. */
  readonly now?: (() => number) | undefined;
}

/** The house by whose rules the game is played. */
export interface House {
  /** Its name for players. It stands before the deal in the title; absent for the usual house. */
  readonly name?: string | undefined;
  /** The rules in sentences, for the help. */
  readonly rules?: readonly string[] | undefined;
  /** The rules that a player may not expect. The table shows them before the first move. */
  readonly differences?: readonly string[] | undefined;
}
