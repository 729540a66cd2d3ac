/** `klondike autoplay --blind`. */
import { describe, expect, test } from '@jest/globals';
import { klondike } from '../../support/command.js';

const FEW = ['--samples', '1'];

describe('games played blind', () => {
  test('a line for each on standard output, and how many were won on standard error', async () => {
    const { status, out, err } = await klondike(['autoplay', '--blind', 'java:3..java:4', ...FEW]);
    const lines = out.trim().split('\n');
    expect([status, lines.map((line) => line.replace(/\d+ moves/, 'N moves'))]).toEqual([
      0,
      [
        expect.stringMatching(/^java:3: (not )?won, N moves$/),
        expect.stringMatching(/^java:4: (not )?won, N moves$/),
      ],
    ]);
    expect(err).toMatch(/^2 games, ulg: [012] won, [\d.]+ % \(95 %: [\d.]+ to [\d.]+\); [\d.]+ s, /);
  });

  test('the same as JSON, under other rules', async () => {
    const given = ['autoplay', '--blind', 'java:5..5', '--rules', 'ksu', '--draw', '1', '--json', ...FEW];
    const { out, err } = await klondike(given);
    expect(JSON.parse(out)).toEqual({ deal: 'java:5', won: expect.any(Boolean), moves: expect.any(Number) });
    expect(err).toMatch(/^1 game, ksu, draw 1: /);
  });
});

test.each<[words: string, message: string]>([
  ['', 'autoplay needs --blind DEALS, such as --blind java:1..java:100'],
  ['--blind java:9..java:8', 'a range that goes up, such as java:1..java:100'],
  ['--blind java:1..dotnet:8', 'a range of one kind of number'],
  ['--blind nonsense', '--blind: '],
  ['--blind java:1 --draw 25', "--draw takes a whole number from 1 to 24, not '25'"],
  ['--blind java:1 --rules mine', '--rules'],
])('refused: %s', async (words, message) => {
  const { status, out, err } = await klondike(['autoplay', ...words.split(' ').filter(Boolean)]);
  expect({ status, out, err }).toEqual({ status: 2, out: '', err: expect.stringContaining(message) });
});
