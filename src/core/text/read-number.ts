/** Reads numbers from the entries of a text. */
import { TextError } from './text-error.js';
import type { Entry } from './words.js';
import { missingWord } from './words.js';

/** The number that an entry holds. @throws TextError unless it is one whole number of at most 15 digits */
export function readNumber(entry: Entry): number {
  const { key, words } = entry;
  const [word = missingWord(entry), extra] = words;
  if (!/^\d{1,15}$/.test(word.text)) {
    throw new TextError(word, word.text, `a whole number for ${key.text}, of 15 digits at most`);
  }
  if (extra !== undefined) throw new TextError(extra, extra.text, `one number for ${key.text}`);
  return Number(word.text);
}
