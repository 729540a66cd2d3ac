/** Loads what the game needs that the address names, or that the player goes on with, while the rest of the page is loaded. */
import { wordsOfHash } from '../game/link-words.js';
import { linkHere } from '../take-link.js';
import type { Front } from './front.js';

/** Whoever needs it asks for it again, and tells the player if it cannot be loaded. */
export function foresee({ others, first, store }: Pick<Front, 'others' | 'first' | 'store'>): void {
  const link = linkHere();
  const { game: linked, rules } = wordsOfHash(link ?? '');
  // A link that names no game is one to the first.
  const game = link === undefined ? store.read('table') : linked;
  const other = others.find(({ name }) => name === game);
  const loading = other
    ? other.load()
    : first(({ kit }) => kit.loadHouses?.([rules ?? store.read(`house/${kit.name}`) ?? kit.houses[0]]));
  loading?.catch(() => undefined);
}
