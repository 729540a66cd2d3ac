/** Reads the parts of a deal's name: a whole deck, or the seed of a random generator. */
import type { Card } from '../card.js';
import { faultInDeck } from '../deck.js';
import { TextError } from './text-error.js';
import { readCard } from './values.js';
import type { Word } from './words.js';
import { endOf } from './words.js';

/** @throws TextError unless the words are the 52 cards, each once */
export function readDeck(words: readonly Word[]): Card[] {
  const cards = words.map(readCard);
  const fault = faultInDeck(cards);
  if (fault === undefined) return cards;
  const word = words[fault.at] ?? endOf(words);
  throw new TextError(word, word.text, fault.expected);
}

/**
 * The seed in a word such as `java:12345`, or `12345` alone.
 * @throws TextError unless it is a whole number from `min` to `max`
 */
export function readSeed(word: Word, { min, max }: { readonly min: bigint; readonly max: bigint }): bigint {
  const colon = word.text.indexOf(':');
  const digits = word.text.slice(colon + 1);
  const seed = /^[+-]?\d{1,40}$/.test(digits) ? BigInt(digits) : undefined;
  if (seed === undefined || seed < min || seed > max) {
    const place = colon < 0 ? '' : ' after the colon';
    throw new TextError(word, word.text, `a whole number from ${min} to ${max}${place}`);
  }
  return seed;
}
