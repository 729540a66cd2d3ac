/** Reads cards and numbers from the words of a text. */
import type { Card } from '../card.js';
import { parseCard } from '../card.js';
import { TextError } from './text-error.js';
import type { Entry, Word } from './words.js';
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

/** @throws TextError unless the word is a card */
export function readCard(word: Word): Card {
  const card = parseCard(word.text);
  if (card === undefined) throw new TextError(word, word.text, 'a card such as Ah, Td or 10d');
  return card;
}
