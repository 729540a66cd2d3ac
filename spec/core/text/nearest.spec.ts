/** Guesses for misspelled words. */
import { expect, test } from '@jest/globals';
import { didYouMean } from '../../../src/core/text/nearest.js';

const NAMES = ['draw', 'deal', 'rules', 'redeals', 'record', 'montecarlo'];

test.each<[word: string, meant: string | undefined, because: string]>([
  ['drew', 'draw', 'a letter is changed'],
  ['rdaw', 'draw', 'two letters are swapped'],
  ['dra', 'draw', 'a letter is missing'],
  ['draws', 'draw', 'there is an extra letter'],
  ['aeal', 'deal', 'its first letter is changed'],
  ['rule', 'rules', 'its last letter is missing'],
  ['redeal', 'redeals', 'the nearer of two similar names'],
  ['redealing', undefined, 'three wrong letters are too many'],
  ['dx', undefined, 'one letter is half of this short word'],
  ['da', undefined, 'both letters are wrong'],
  ['dea', 'deal', 'the word is the beginning of the name and similar to it'],
  ['mon', 'montecarlo', 'only one name has this beginning'],
  ['mo', 'montecarlo', 'two letters are enough'],
  ['m', undefined, 'one letter is not enough'],
  ['bray', undefined, 'half of its letters are wrong'],
  ['', undefined, 'nothing is there'],
  ['onte', undefined, 'the letters are in the middle of a name'],
])('%j: %s, for %s', (word, meant) => {
  expect(didYouMean(word, NAMES)).toBe(meant === undefined ? '' : `; did you mean ${meant}?`);
});

test('a word of three letters is recognized if two of them are swapped', () => {
  expect([didYouMean('ugl', ['ksu', 'ulg']), didYouMean('gul', ['ksu', 'ulg'])]).toEqual([
    '; did you mean ulg?',
    '',
  ]);
});

test('the beginning of two names means neither of them', () => {
  expect(didYouMean('gra', ['grade-class', 'grade-report'])).toBe('');
});

test('the caller formats the names', () => {
  expect(didYouMean('drw', NAMES, (name) => `--${name}`)).toBe('; did you mean --draw?');
});

test('without names, no guess is made', () => {
  expect(didYouMean('draw', [])).toBe('');
});
