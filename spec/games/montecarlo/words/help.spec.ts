/** What a player is told: short enough for a pop-up, and complete. */
import { describe, expect, test } from '@jest/globals';
import { MONTECARLO_HELP_FRENCH } from '../../../../src/games/montecarlo/words/strings/french.js';
import { HELP } from '../../../../src/games/montecarlo/controller/options.js';

describe.each([
  ['English', HELP],
  ['French', MONTECARLO_HELP_FRENCH.help],
])('%s', (_, help) => {
  const lines = help.split('\n');

  test('it is at most twelve lines, each of less than 80 characters', () => {
    expect([lines.length <= 12, lines.filter((line) => line.length >= 80 || line !== line.trim())]).toEqual([
      true,
      [],
    ]);
  });

  test('its paragraphs are separated by single empty lines', () => {
    expect(help).toMatch(/^[^\n]+(\n{1,2}[^\n]+)*$/);
    expect(help.split('\n\n')).toHaveLength(4);
  });
});

test.each([
  'remove all 52 cards',
  'same rank',
  'touch',
  'corner to corner',
  "Suits don't matter",
  'a point',
  'Consolidate',
  'deck',
  'Hint',
  'Restart',
  'New game',
  'Undo',
])('it speaks of: %s', (words) => {
  expect(HELP.replaceAll('\n', ' ')).toContain(words);
});
