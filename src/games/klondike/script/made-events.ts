/** Calls that were made, as the events of a script of Klondike. */
import type { MadeCallOf } from '../../../scripts/language/items.js';
import { eventsOf as eventsOfCalls } from '../../../scripts/language/items.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { EventItem } from './script.js';

type MadeCall = MadeCallOf<KlondikeCall>;

/** Equal stock clicks and undos in a row are one item. */
export const eventsOf = (made: readonly MadeCall[]): EventItem[] =>
  eventsOfCalls<EventItem['call']>(
    made,
    ({ event }, other) => (event === 'clickStock' || event === 'undo') && other.event === event,
  );
