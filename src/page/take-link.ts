/** The part of the address of this page that names a game. */
import { hasWords, wordsOfHash } from './game/link-words.js';

/** Takes the part that names a game out of the address: a reload then continues the game in play. */
export function takeLink(): string | undefined {
  const { hash, pathname, search } = location;
  if (!hasWords(wordsOfHash(hash))) return undefined;
  history.replaceState(history.state, '', pathname + search);
  return hash;
}
