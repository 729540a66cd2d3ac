/**
 * The part of the address of this page that names a game. It stands there until the page has gone to that game, or by the menu,
 * a link or a list to another: what is wrong with it can be corrected.
 */
import { isLink } from './game/link-words.js';

/** The link in the address; undefined if there is none. */
export const linkHere = (): string | undefined => (isLink(location.hash) ? location.hash : undefined);

/** Takes the link out of the address, if one is there: a reload then continues the game in play. */
export function takeLink(): void {
  const { pathname, search } = location;
  if (linkHere() !== undefined) history.replaceState(history.state, '', pathname + search);
}
