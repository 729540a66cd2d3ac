/** The parts of a view that its menu and dialogs use. */
import type { LookSetter } from '../../../../browser/look.js';
import type { Root } from '../../../../browser/parts/root.js';
import type { CommandDesk, ViewCommand } from '../input/keys.js';
import type { BrowserOptions } from '../options.js';
import type { KlondikeBrowserStrings } from '../strings/english.js';

export interface MenuDesk extends CommandDesk {
  readonly root: Root;
  /** Focuses the table or, after a win, the announcement. */
  readonly takeFocus: () => void;
  readonly options: BrowserOptions;
  readonly strings: KlondikeBrowserStrings;
  readonly look: LookSetter;
  /** Called after the player chooses a different look. */
  readonly onLook: () => void;
  /** The name in the About box. */
  readonly credit: () => string;
  /** Shows a sentence and announces it. */
  readonly say: (sentence: string) => void;
  /** Announces a sentence without showing it. */
  readonly tell: (sentence: string) => void;
  /** Called after the player chooses the deal of the next game. */
  readonly onDealChosen: () => void;
  /** Called after the player changes a setting. */
  readonly onSet: () => void;
}

export type DialogName = Extract<ViewCommand, 'menu' | 'deal' | 'help' | 'about'>;
