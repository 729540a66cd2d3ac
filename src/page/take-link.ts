/**
 * The part of the address of this page that names a game. It stands there until the page has gone to that game, or the player to
 * another: what is wrong with it can be corrected.
 */
import { isLink } from './game/link-words.js';

/** The link in the address; undefined if there is none. */
export const linkHere = (): string | undefined => (isLink(location.hash) ? location.hash : undefined);

/** Takes a link that has served out of the address, if it is there: a reload then continues the game in play. */
export function takeLink(served: string): void {
  const { hash, pathname, search } = location;
  if (hash === served) history.replaceState(history.state, '', pathname + search);
}
