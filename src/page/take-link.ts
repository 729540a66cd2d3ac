/** The part of the address of this page that names a game. */
import { hasWords, wordsOfHash } from './game/link-words.js';

/** Does the address name a game? */
export const hasLink = (): boolean => hasWords(wordsOfHash(location.hash));

/** Takes the part that names a game out of the address: a reload then continues the game in play. */
export function takeLink(): string | undefined {
  const { hash, pathname, search } = location;
  if (!hasLink()) return undefined;
  history.replaceState(history.state, '', pathname + search);
  return hash;
}
