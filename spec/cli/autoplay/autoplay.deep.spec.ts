/** `klondike autoplay --blind`. */
import { describe, expect, test } from '@jest/globals';
import { klondike } from '../../support/command.js';

const FEW = ['--samples', '1'];

describe('klondike autoplay --blind', () => {
  test('prints a line for each game on standard output, and the wins on standard error', async () => {
    const { status, out, err } = await klondike(['autoplay', '--blind', 'java:3..java:4', ...FEW]);
    const lines = out.trim().split('\n');
    expect([status, lines.map((line) => line.replace(/\d+ moves/, 'N moves'))]).toEqual([
      0,
      [
        expect.stringMatching(/^java:3: (not )?won, N moves$/),
        expect.stringMatching(/^java:4: (not )?won, N moves$/),
      ],
    ]);
    expect(err).toMatch(
      /^ulg: 2 games in .*: [012] won, [012] not won\nwon: [\d.]+%; 95% interval [\d.]+ to [\d.]+%\nms per game: /,
    );
  });

  test('prints JSON and plays by different rules', async () => {
    const given = ['autoplay', '--blind', 'java:5..5', '--rules', 'ksu', '--draw', '1', '--json', ...FEW];
    const { out, err } = await klondike(given);
    expect(JSON.parse(out)).toEqual({
      deal: 'java:5',
      rules: 'ksu, draw 1',
      won: expect.any(Boolean),
      moves: expect.any(Number),
    });
    expect(err).toMatch(/^ksu, draw 1: 1 game in /);
  });

  test('names a word that is not a deal, with status 2, and plays the others', async () => {
    const { status, out, err } = await klondike(['autoplay', '--blind', 'java:3', 'java:x', '4', ...FEW]);
    expect([status, out.match(/java:\d/g), err]).toEqual([
      2,
      ['java:3', 'java:4'],
      expect.stringContaining('klondike: "java:x"; expected a whole number'),
    ]);
  });
});
