/**
 * The place of the review next to the table. On wide screens it is docked: it stays open beside the game in play. On
 * other screens it opens as a sheet, at the side or, on a portrait phone, below, and the table only shows moves.
 */
import type { Store } from '../game/store.js';

export type ReviewPlacement = 'dock' | 'side' | 'below';

const WIDE = '(min-width: 1600px) and (min-height: 600px)';
const LANDSCAPE = '(min-aspect-ratio: 1/1)';

export function placement(): ReviewPlacement {
  if (matchMedia(WIDE).matches) return 'dock';
  return matchMedia(LANDSCAPE).matches ? 'side' : 'below';
}

/** Calls `changed` when the placement may have changed, until the signal aborts. */
export function onPlacement(changed: () => void, signal: AbortSignal): void {
  for (const query of [WIDE, LANDSCAPE]) matchMedia(query).addEventListener('change', changed, { signal });
}

/** The review opens by itself on wide screens, unless the player has closed it there or still has to choose a first game. */
export const isDocked = (store: Pick<Store, 'read'>): boolean =>
  placement() === 'dock' && store.read('review') !== 'closed' && store.read('welcome') !== 'new';

/** Makes room for the review beside the table, or takes the room back. The style sheet of the page has the sizes. */
export function makeRoom(place: ReviewPlacement | undefined): void {
  if (place === undefined) delete document.body.dataset['review'];
  else document.body.dataset['review'] = place;
}
