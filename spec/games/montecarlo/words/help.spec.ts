/** The help for a player is complete and short enough for a pop-up. */
import { describe, expect, test } from '@jest/globals';
import { MONTECARLO_HELP_FRENCH } from '../../../../src/games/montecarlo/words/strings/french.js';
import { HELP } from '../../../../src/games/montecarlo/controller/options.js';

describe.each([
  ['English', HELP],
  ['French', MONTECARLO_HELP_FRENCH.help],
])('%s', (_, help) => {
  const lines = help.split('\n');

  test('the help has at most twelve lines, each with fewer than 80 characters', () => {
    expect([lines.length <= 12, lines.filter((line) => line.length >= 80 || line !== line.trim())]).toEqual([
      true,
      [],
    ]);
  });

  test('single empty lines separate the paragraphs', () => {
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
])('it mentions: %s', (words) => {
  expect(HELP.replaceAll('\n', ' ')).toContain(words);
});
