/** Which game a script is of: the `Game` tag before its first event says so. */
import { TextError } from '../../core/text/text-error.js';
import type { TagItem } from './items.js';
import { tokensOf } from './tokens.js';

/** The game that a text says its script is of; undefined where it names none before its first event. */
export function gameOf(text: string): string | undefined {
  try {
    for (const { kind, key, text: name } of tokensOf(text)) {
      if (kind === 'word') break;
      if (kind === 'tag' && key === 'Game') return name;
    }
  } catch (error) {
    if (!(error instanceof TextError)) throw error; // Whoever reads the script tells what is wrong with it.
  }
  return undefined;
}

/** By the names of games: what reads their scripts. */
export type Readers = Readonly<Record<string, string>>;

/** @param readers of the games that are known @throws TextError at a `Game` tag that names another game */
export function checkGameTag({ key, text }: TagItem, game: string, readers: Readers): void {
  if (key !== 'Game' || text === game) return;
  const reader = Object.hasOwn(readers, text) ? readers[text] : undefined;
  const expected =
    reader === undefined
      ? `the name of a game: ${Object.keys(readers).join(', ')}`
      : `${game}: scripts of ${text} are read by ${reader}`;
  throw new TextError({ line: 1, column: 1 }, text, expected);
}
