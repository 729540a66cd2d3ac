/** What playing needs of a view. */
import type { OrRedo } from '../../../../core/redo.js';
import type { Turn } from '../../../../browser/parts/saying.js';
import type { SettingValues } from '../../../../core/settings.js';
import type { KlondikeAssistant } from '../../contract/assistant.js';
import type { Frame } from '../../contract/frame.js';
import type { KlondikeCall } from '../../contract/handler.js';
import type { HintMarks } from '../../views/counsel.js';
import type { Hand } from '../../views/hand.js';
import type { KlondikeBrowserStrings } from '../strings/catalogue.js';
import type { Reporting } from '../reporting.js';
import type { Choosing } from './choosing.js';

export interface Board {
  readonly frame: () => Frame;
  /** Is the table only to be looked at? Then nothing is picked up and nothing is reported. */
  readonly isOnlyShown: boolean;
  readonly choosing: Choosing;
  /** Does one click choose cards and the next move them, and nothing else? */
  readonly isByClicks: boolean;
  readonly canUndo: boolean;
  /** Where may one click send cards? */
  readonly click: () => SettingValues['click'];
  /** The hint on show: a click does what it says. */
  readonly marks: () => HintMarks | undefined;
  /** How many events does an undo take back, or a redo make? */
  readonly together: (event: 'undo' | 'redo') => number;
  readonly assistant: KlondikeAssistant;
  readonly strings: Pick<KlondikeBrowserStrings, 'browser' | 'klondikeBrowser' | 'klondikeChanges'>;
  /** Reports the event. True if the handler refreshed the view before it returned. */
  readonly report: (call: OrRedo<KlondikeCall>, reporting?: Reporting) => boolean;
  /**
   * An event was refused, or there is none to report. Without `sentence` the player is told what the handler
   * said, or that it is refused.
   * @param cards the cards that were not moved
   */
  readonly refuse: (sentence?: string, cards?: Hand) => void;
  /** Tells the player what they hold, or hold no longer. */
  readonly tell: (sentence: string, turn?: Turn) => void;
  /** Is told that the hand, the cursor or the marks have changed. */
  readonly changed: () => void;
}
