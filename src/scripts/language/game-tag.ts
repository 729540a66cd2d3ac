/** The game of a script, which the `Game` tag before the first event names. */
import { TextError } from '../../core/text/text-error.js';
import type { TagItem } from './items.js';
import { tokensOf } from './tokens.js';

/** The game that a script names; undefined if it names none before its first event. */
export function gameOf(text: string): string | undefined {
  try {
    for (const { kind, key, text: name } of tokensOf(text)) {
      if (kind === 'word') break;
      if (kind === 'tag' && key === 'Game') return name;
    }
  } catch (error) {
    if (!(error instanceof TextError)) throw error; // The parser reports what is wrong.
  }
  return undefined;
}

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
