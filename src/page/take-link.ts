/**
 * The part of the address of this page that names a game. It stands there until the page has gone to that game, or by the menu,
 * a link or a list to another: what is wrong with it can be corrected.
 */
import { isLink, linkIn, searchWithoutLink } from './game/link-words.js';

/** The link in the address; undefined if there is none. */
export const linkHere = (): string | undefined => linkIn(location);

/** Takes the link out of the address, if one is there: a reload then continues the game in play. */
export function takeLink(): void {
  const { pathname, search, hash } = location;
  if (linkHere() === undefined) return;
  const place = isLink(hash) ? '' : hash;
  history.replaceState(history.state, '', pathname + searchWithoutLink(search) + place);
}
