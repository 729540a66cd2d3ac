/** Loads what the game needs that the player goes on with, while the rest of the page is loaded, too. */
import { wordsOfHash } from '../game/link-words.js';
import type { Front } from './front.js';

/** Whoever needs it asks for it again, and tells the player if it cannot be loaded. */
export function foresee({ others, first, store }: Pick<Front, 'others' | 'first' | 'store'>): void {
  const { game = store.read('table'), rules } = wordsOfHash(location.hash);
  const other = others.find(({ name }) => name === game);
  const loading = other
    ? other.load()
    : first(({ kit }) => kit.loadHouses?.([rules ?? store.read(`house/${kit.name}`) ?? kit.houses[0]]));
  loading?.catch(() => undefined);
}
