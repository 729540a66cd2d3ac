/** The options of Klondike's browser view. */
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { Frame } from '../contract/frame.js';
import type { FoundationSuits } from '../words/piles.js';
import type { CardSelector } from '../views/play-session.js';
import type { BrowserSettings } from '../../../browser/settings.js';
import type { KlondikeBrowserStrings } from './strings/english.js';

/** What a `BrowserView` is given besides its handler. */
export interface BrowserOptions extends BrowserSettings {
  /** What the handler's interface cannot offer. Without it there is no redo, and any handler will do. */
  readonly assistant?: KlondikeAssistant | undefined;
  /**
   * The player wants the next game to be this deal. `newGame` is reported right after. If this throws an
   * error, its message is shown beside the name, and nothing is reported.
   */
  readonly onDeal?: ((name: string) => void) | undefined;
  /** Called with a line that wins from here, when the player asks for it. Without it the player cannot. */
  readonly onSolution?: ((calls: readonly KlondikeCall[]) => void) | undefined;
  /** For a game that is told which cards are chosen before they are moved. */
  readonly choosing?: CardSelector | undefined;
  /**
   * Does one click choose cards and the next move them, and does the pointer do nothing else? A box is then
   * drawn round the chosen cards, and after a win the table does nothing until the next game. False by
   * default.
   */
  readonly byClicks?: boolean | undefined;
  /** For a game played from its stock: the stock and waste that the player sees. Called at each refresh. */
  readonly stockInPlay?: (() => Pick<Frame, 'stock' | 'waste'>) | undefined;
  /** How many cards a face-down stock has: a player could count them. It is told to who has the stock read. */
  readonly stockLeft?: (() => number | undefined) | undefined;
  /** For rules that bind each foundation to a suit: an empty one shows it. `any suit` by default. */
  readonly foundations?: FoundationSuits | undefined;
  /** False if no move can be undone. True by default. */
  readonly undo?: boolean | undefined;
  /** For a game whose deals are not chosen by our names. Used in place of `onDeal`. */
  readonly ownDeals?: OwnDeals | undefined;
  /** The sentence that announces a win. By default it tells the number of moves. */
  readonly wonText?: string | undefined;
  /** The texts of another language than English, such as `FRENCH` of `klondike-kit/french`. */
  readonly strings?: KlondikeBrowserStrings | undefined;
}

/** How the deals of a game are chosen: a button over the table opens a dialog. */
interface OwnDeals {
  /** The title of the dialog. */
  readonly name: string;
  /** What the button says. */
  readonly label: () => string;
  /** The content of the dialog. The dialog closes when something has been chosen. */
  readonly form: (onChosen: () => void) => HTMLElement;
}

/** What the player sees. A handler tells only the top card of a stock in play; the rest is added here. */
export const seenBy = ({ stockInPlay }: BrowserOptions, frame: Frame): Frame =>
  stockInPlay ? { ...frame, ...stockInPlay() } : frame;
