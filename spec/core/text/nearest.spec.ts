/** What a misspelt word is taken for. */
import { expect, test } from '@jest/globals';
import { didYouMean } from '../../../src/core/text/nearest.js';

const NAMES = ['draw', 'deal', 'rules', 'redeals', 'record', 'montecarlo'];

test.each<[word: string, meant: string | undefined, because: string]>([
  ['drew', 'draw', 'a letter is changed'],
  ['rdaw', 'draw', 'two letters are swapped'],
  ['dra', 'draw', 'a letter is missing'],
  ['draws', 'draw', 'there is one too many'],
  ['aeal', 'deal', 'its first letter is changed'],
  ['rule', 'rules', 'its last letter is missing'],
  ['redeal', 'redeals', 'of two that are near, the nearest'],
  ['redealing', undefined, 'three letters are too many'],
  ['dx', undefined, 'half of so short a word is one letter'],
  ['da', undefined, 'two of two letters say nothing'],
  ['dea', 'deal', 'it is near, and a beginning'],
  ['mon', 'montecarlo', 'only one name begins so'],
  ['mo', 'montecarlo', 'of two letters, too'],
  ['m', undefined, 'one letter is no beginning'],
  ['bray', undefined, 'half of its letters are others'],
  ['', undefined, 'nothing is there'],
  ['onte', undefined, 'it stands in the middle of a name'],
])('%j: %s, for %s', (word, meant) => {
  expect(didYouMean(word, NAMES)).toBe(meant === undefined ? '' : `; did you mean ${meant}?`);
});

test('of a word of three letters, two that are swapped tell which is meant', () => {
  expect([didYouMean('ugl', ['ksu', 'ulg']), didYouMean('gul', ['ksu', 'ulg'])]).toEqual([
    '; did you mean ulg?',
    '',
  ]);
});

test('a beginning that two names have tells neither', () => {
  expect(didYouMean('gra', ['grade-class', 'grade-report'])).toBe('');
});

test('names are shown as they are given', () => {
  expect(didYouMean('drw', NAMES, (name) => `--${name}`)).toBe('; did you mean --draw?');
});

test('no names, no guess', () => {
  expect(didYouMean('draw', [])).toBe('');
});
