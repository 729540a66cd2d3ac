/** What playing needs of a view. */
import type { OrRedo } from '../../../../core/redo.js';
import type { KlondikeAssistant } from '../../contract/assistant.js';
import type { Frame } from '../../contract/frame.js';
import type { KlondikeCall } from '../../contract/handler.js';
import type { Hand } from '../../views/hand.js';
import type { KlondikeBrowserStrings } from '../strings/catalogue.js';
import type { Choosing } from './choosing.js';

export interface Board {
  readonly frame: () => Frame;
  /** A table to be looked at: nothing is picked up, nothing reported. */
  readonly isOnlyShown: boolean;
  readonly choosing: Choosing;
  /** Does one click choose cards and the next move them, and nothing else? */
  readonly isByClicks: boolean;
  readonly canUndo: boolean;
  readonly assistant: KlondikeAssistant;
  readonly strings: Pick<KlondikeBrowserStrings, 'browser' | 'klondikeBrowser'>;
  /** Reports the event. True if the handler has refreshed the view before it returned. */
  readonly report: (call: OrRedo<KlondikeCall>) => boolean;
  /**
   * An event was refused, or there is none to report; by default the sentence said during it stands.
   * @param cards those that were not moved
   */
  readonly refuse: (sentence?: string, cards?: Hand) => void;
  /** Tells the player what they hold. */
  readonly tell: (sentence: string) => void;
  /** The hand, the cursor or what is marked has changed. */
  readonly changed: () => void;
}
