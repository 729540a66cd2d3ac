/** Reads cards from the words of a text. */
import type { Card } from '../card.js';
import { parseCard } from '../card.js';
import { TextError } from './text-error.js';
import type { Word } from './words.js';

/** @throws TextError unless the word is a card */
export function readCard(word: Word): Card {
  const card = parseCard(word.text);
  if (card === undefined) throw new TextError(word, word.text, 'a card such as Ah, Td or 10d');
  return card;
}
