import { describe, expect, test } from '@jest/globals';
import { printCard } from '../../../src/core/card.js';
import { newDeck } from '../../../src/core/deck.js';
import { readDeck, readSeed } from '../../../src/core/text/deck-text.js';
import { wordsOf } from '../../../src/core/text/words.js';

describe('a deck in words', () => {
  const TEXT = newDeck().map(printCard).join(' ');

  test('is read in its order', () => expect(readDeck(wordsOf(TEXT))).toEqual(newDeck()));

  test.each([
    [TEXT.replace('2c', 'Ac'), 'column 4: "Ac"; expected each card once (it is card 1 already)'],
    [TEXT.replace('3c', 'no'), 'column 7: "no"; expected a card such as Ah, Td or 10d'],
    [`${TEXT} As`, 'column 157: "As"; expected each card once (it is card 40 already)'],
    [TEXT.slice(0, -6), 'column 150: nothing is there; expected all 52 cards of a deck (missing: Qs Ks)'],
    ['', 'column 1: nothing is there; expected all 52 cards of a deck'],
  ])('%s is refused where it is wrong', (text, message) => {
    expect(() => readDeck(wordsOf(text))).toThrow(`line 1, ${message}`);
  });
});

describe('the seed of a deal', () => {
  const read = (text: string): bigint[] =>
    wordsOf(text).map((word) => readSeed(word, { min: -5n, max: 40n }));

  test.each([
    ['java:12', 12n],
    ['java:-5', -5n],
    ['java:40', 40n],
    ['java:+7', 7n],
    ['7', 7n],
    [`java:${'7'.padStart(40, '0')}`, 7n],
  ])('%s is read', (text, seed) => expect(read(text)).toEqual([seed]));

  test.each([
    ['java:41', 'a whole number from -5 to 40 after the colon'],
    ['java:-6', 'a whole number from -5 to 40 after the colon'],
    ['java:', 'a whole number from -5 to 40 after the colon'],
    [':41', 'a whole number from -5 to 40 after the colon'],
    ['java:x7', 'a whole number from -5 to 40 after the colon'],
    ['java:7x', 'a whole number from -5 to 40 after the colon'],
    [`java:${'7'.padStart(41, '0')}`, 'a whole number from -5 to 40 after the colon'],
    ['41', 'a whole number from -5 to 40'],
  ])('%s is refused', (text, expected) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({ name: 'TextError', line: 1, column: 1, word: text, expected }),
    );
  });
});
