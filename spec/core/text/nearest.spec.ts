/** Guesses at misspelled words. */
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
  ['redeal', 'redeals', 'the nearest of two near names'],
  ['redealing', undefined, 'three wrong letters are too many'],
  ['dx', undefined, 'one letter is half of such a short word'],
  ['da', undefined, 'two wrong letters of two are too many'],
  ['dea', 'deal', 'it is both near and a beginning'],
  ['mon', 'montecarlo', 'only one name has this beginning'],
  ['mo', 'montecarlo', 'even with two letters'],
  ['m', undefined, 'one letter is not enough'],
  ['bray', undefined, 'half of its letters are wrong'],
  ['', undefined, 'nothing is there'],
  ['onte', undefined, 'it is in the middle of a name'],
])('%j: %s, for %s', (word, meant) => {
  expect(didYouMean(word, NAMES)).toBe(meant === undefined ? '' : `; did you mean ${meant}?`);
});

test('a word of three letters with two swapped is recognized', () => {
  expect([didYouMean('ugl', ['ksu', 'ulg']), didYouMean('gul', ['ksu', 'ulg'])]).toEqual([
    '; did you mean ulg?',
    '',
  ]);
});

test('a beginning of two names means neither', () => {
  expect(didYouMean('gra', ['grade-class', 'grade-report'])).toBe('');
});

test('names are formatted by the caller', () => {
  expect(didYouMean('drw', NAMES, (name) => `--${name}`)).toBe('; did you mean --draw?');
});

test('without names there is no guess', () => {
  expect(didYouMean('draw', [])).toBe('');
});
