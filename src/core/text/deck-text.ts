/** Reads the parts of a deal's name: a whole deck, or the seed of a random generator. */
import type { Card } from '../card.js';
import { DECK_SIZE, printCard } from '../card.js';
import { TextError } from './text-error.js';
import { readCard } from './values.js';
import type { Word } from './words.js';

/** @throws TextError unless the words are the 52 cards, each once */
export function readDeck(words: readonly Word[]): Card[] {
  const seen = new Map<Card, number>();
  words.forEach((word, index) => {
    const card = readCard(word);
    const before = seen.get(card);
    if (before !== undefined) {
      throw new TextError(word, word.text, `each card once (it is card ${before + 1} already)`);
    }
    seen.set(card, index);
  });
  if (seen.size < DECK_SIZE)
    throw missing(
      seen,
      words.reduce((_, word) => word),
    );
  return [...seen.keys()];
}

function missing(seen: ReadonlyMap<Card, number>, last: Word): TextError {
  const left = Array.from({ length: DECK_SIZE }, (_, card) => card as Card).filter((card) => !seen.has(card));
  const end = { line: last.line, column: last.column + last.text.length };
  return new TextError(end, '', `all 52 cards of a deck (missing: ${left.map(printCard).join(' ')})`);
}

interface Seeds {
  readonly min: bigint;
  readonly max: bigint;
}

/**
 * The seed in a word such as `java:12345`, or `12345` alone.
 * @throws TextError unless it is a whole number from `min` to `max`
 */
export function readSeed(word: Word, { min, max }: Seeds): bigint {
  const colon = word.text.indexOf(':');
  const digits = word.text.slice(colon + 1);
  const seed = /^[+-]?\d{1,40}$/.test(digits) ? BigInt(digits) : undefined;
  if (seed === undefined || seed < min || seed > max) {
    const place = colon < 0 ? '' : ' after the colon';
    throw new TextError(word, word.text, `a whole number from ${min} to ${max}${place}`);
  }
  return seed;
}
