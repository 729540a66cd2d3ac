/**
 * The link in this page's address. It stays in the address until the page shows its game or another one, so that the player can
 * correct it.
 */
import { isLink, linkIn, searchWithoutLink } from './game/link-words.js';

/** The link in the address, if any. */
export const linkHere = (): string | undefined => linkIn(location);

/** Removes the link from the address, so that a reload continues the game in play. */
export function removeLink(): void {
  const { pathname, search, hash } = location;
  if (linkHere() === undefined) return;
  const place = isLink(hash) ? '' : hash;
  history.replaceState(history.state, '', pathname + searchWithoutLink(search) + place);
}
