/** Which events of the player change what goes up by itself. */
import type { OrRedo } from '../../../core/redo.js';
import type { KlondikeCall } from '../contract/handler.js';

type Event = OrRedo<KlondikeCall>['event'];

/** Does this event go back or forth in what was played? */
export const isBack = (event: Event): boolean => event === 'undo' || event === 'redo';

/** May cards go up by themselves after this event of the player? Not after what they would undo. */
export const mayRiseAfter = (event: Event): boolean =>
  !isBack(event) && event !== 'newGame' && event !== 'moveFoundationToTableau';
