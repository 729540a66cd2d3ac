/** Where a player wants to go in a game. */
import type { LinkWords } from './link-words.js';

export interface Wanted {
  readonly link?: LinkWords | undefined;
  readonly house?: string | undefined;
  readonly script?: string | undefined;
}

/** The names of houses in the tags of a script. */
export const housesIn = (script = ''): string[] =>
  [...script.matchAll(/\[Rules "([^"]*)"\]/g)].map(([, name = '']) => name);
