/** When cards may go up by themselves. */
import type { OrRedo } from '../../../core/redo.js';
import type { KlondikeCall } from '../contract/handler.js';

const NOT_AFTER: ReadonlySet<OrRedo<KlondikeCall>['event']> = new Set([
  'newGame',
  'undo',
  'redo',
  'moveFoundationToTableau',
]);

/** May cards go up by themselves after this event of the player? Not after what they would undo. */
export const mayRiseAfter = (event: OrRedo<KlondikeCall>['event']): boolean => !NOT_AFTER.has(event);
