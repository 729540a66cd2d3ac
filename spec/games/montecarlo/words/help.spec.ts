/** What a player is told: short enough for a pop-up, and complete. */
import { expect, test } from '@jest/globals';
import { HELP } from '../../../../src/games/montecarlo/words/help.js';

const LINES = HELP.split('\n');

test('it is at most twelve lines, each of less than 80 characters', () => {
  expect([LINES.length <= 12, LINES.filter((line) => line.length >= 80 || line !== line.trim())]).toEqual([
    true,
    [],
  ]);
});

test('its paragraphs are separated by single empty lines', () => {
  expect(HELP).toMatch(/^[^\n]+(\n{1,2}[^\n]+)*$/);
  expect(HELP.split('\n\n')).toHaveLength(4);
});

test.each([
  'remove all 52 cards',
  'equal rank',
  'touch',
  'corner to corner',
  'Suits do not matter',
  'a point',
  'Consolidate',
  'deck',
  'Hint',
  'Replay',
  'New Deal',
  'Undo',
])('it speaks of: %s', (words) => {
  expect(HELP.replaceAll('\n', ' ')).toContain(words);
});
