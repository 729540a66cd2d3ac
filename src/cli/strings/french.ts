/** The French texts of line mode. */
import type { LineStrings } from './english.js';

export const LINES_FRENCH: LineStrings = {
  greeting: (title, dealing) =>
    `${title}, ligne par ligne\u202f: ${dealing === undefined ? '' : `«\u202f${dealing}\u202f» donne une partie, `}«\u202fhelp\u202f» dit les mots, «\u202fquit\u202f» termine.`,
  refused: (word, why) => `${word} est refusé\u202f: ${why}`,
  notAsExpected: (word) => `${word}\u202f: pas comme attendu`,
  columns: { expected: 'attendu', seen: 'vu' },
  about: (title, author) => `${title}, joué par ${author}`,
};
