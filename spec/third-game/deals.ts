/** The deals of Stairs. */
import type { Card } from '../../src/core/card.js';
import { newDeck, shuffle } from '../../src/core/deck.js';
import { JAVA_SEEDS, JavaRandom } from '../../src/core/random.js';
import { readDeck, readSeed, wordsOf } from '../../src/core/text/words.js';
import { TextError } from '../../src/core/text/text-error.js';

export interface Deal {
  readonly name: string;
  readonly deck: readonly Card[];
}

export const javaDeal = (seed: bigint): Deal => ({
  name: `java:${seed}`,
  deck: shuffle(newDeck(), new JavaRandom(seed)),
});

/** `java:NUMBER`, or the 52 cards of a deck, its top card last. @throws TextError */
export function parseDeal(name: string): Deal {
  const [first = { text: '', line: 1, column: 1 }, ...others] = wordsOf(name);
  if (others.length > 0) return { name, deck: readDeck([first, ...others]) };
  if (first.text.startsWith('java:')) return javaDeal(readSeed(first, JAVA_SEEDS));
  throw new TextError(first, first.text, 'java:NUMBER or the 52 cards of a deck');
}
