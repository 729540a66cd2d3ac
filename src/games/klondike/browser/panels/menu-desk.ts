/** What the menu, and what opens from it, needs of a view. */
import type { LookSetter } from '../../../../browser/look.js';
import type { Root } from '../../../../browser/parts/root.js';
import type { CommandDesk, ViewCommand } from '../input/keys.js';
import type { BrowserOptions } from '../options.js';
import type { KlondikeBrowserStrings } from '../strings/english.js';

export interface MenuDesk extends CommandDesk {
  readonly root: Root;
  /** Gives the focus to the table; after a win, to its announcement. */
  readonly takeFocus: () => void;
  readonly options: BrowserOptions;
  readonly strings: KlondikeBrowserStrings;
  readonly look: LookSetter;
  /** Is told that the player has chosen another look. */
  readonly onLook: () => void;
  /** The name that the About box credits. */
  readonly credit: () => string;
  /** Shows a sentence and has it read out. */
  readonly say: (sentence: string) => void;
  /** Has a sentence read out. */
  readonly tell: (sentence: string) => void;
  /** Is told that the player has chosen the deal of the next new game. */
  readonly onDealChosen: () => void;
  /** Is told that the player has set something. */
  readonly onSet: () => void;
}

/** The commands that open a dialog. */
export type DialogName = Extract<ViewCommand, 'menu' | 'deal' | 'help' | 'about'>;
