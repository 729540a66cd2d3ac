/** Checks the `Game` tag, which names the game of a script. */
import { TextError } from '../../core/text/text-error.js';
import type { TagItem } from './items.js';

/** What reads the scripts of each game, by the game's name. */
export type Readers = Readonly<Record<string, string>>;

/** @param readers for all known games @throws TextError if a `Game` tag names another game than `game` */
export function checkGameTag({ key, text }: TagItem, game: string, readers: Readers): void {
  if (key !== 'Game' || text === game) return;
  const reader = Object.hasOwn(readers, text) ? readers[text] : undefined;
  const expected =
    reader === undefined
      ? `the name of a game: ${Object.keys(readers).join(', ')}`
      : `${game}: scripts of ${text} are read by ${reader}`;
  throw new TextError({ line: 1, column: 1 }, text, expected);
}
