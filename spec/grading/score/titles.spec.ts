/** Adds the titles of checks that a criterion names only by id. */
import { expect, test } from '@jest/globals';
import { withTitles } from '../../../src/grading/score/score.js';
import { COVERS, SMALL } from '../support/reports.js';

const [criterion] = SMALL.criteria;
if (criterion === undefined) throw new Error('The report has criteria.');

test('a criterion has the titles of its untried checks, of the failures that ruled them out, and of the charged checks', () => {
  const named = {
    ...{ ...criterion, untried: ['win.waste', 'script:lab'], hindrances: ['draw.three'] },
    failures: [{ ...COVERS, countedWith: 'count.start' }],
  };
  expect(withTitles(named, 'events').titles).toEqual({
    'win.waste': 'the game is won when the last card comes from the waste',
    'script:lab': 'the script lab runs as written',
    'draw.three': 'a click on the stock moves three cards to the waste',
    'count.start': 'a game begins with 0 moves',
  });
});

test('an id may have a different title at another door, and an unknown id is used as its title', () => {
  const named = { ...criterion, untried: ['draw.three', 'no.such'] };
  expect(withTitles(named, 'clicks').titles).toEqual({
    'draw.three': 'three cards go to the discard pile, one by one',
    'no.such': 'no.such',
  });
});

test('a criterion without such ids stays unchanged', () => {
  expect(withTitles(criterion, 'events')).toBe(criterion);
});
