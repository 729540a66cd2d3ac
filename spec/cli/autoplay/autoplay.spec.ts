/** `klondike autoplay --blind`. */
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
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
    expect(err).toMatch(
      /^ulg: 2 games in .*: [012] won, [012] not won\nwon: [\d.]+ %; 95 % interval [\d.]+ to [\d.]+ %\nms a game: /,
    );
  });

  test('the same as JSON, under other rules', async () => {
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

  test('a word that is no deal is named, status 2; the others are played', async () => {
    const { status, out, err } = await klondike(['autoplay', '--blind', 'java:3', 'java:x', '4', ...FEW]);
    expect([status, out.match(/java:\d/g), err]).toEqual([
      2,
      ['java:3', 'java:4'],
      expect.stringContaining('klondike: "java:x"; expected a whole number'),
    ]);
  });

  test('Ctrl-C ends them, and tells the share so far', async () => {
    const signals = new EventEmitter();
    const onPrint = (): boolean => signals.emit('SIGINT');
    const given = ['autoplay', '--blind', '3..1000', '--jobs', '1', ...FEW];
    const { status, err } = await klondike(given, '', { signals, onPrint: () => void onPrint() });
    expect([status, err.split('\n')]).toEqual([
      130,
      [
        expect.stringMatching(/^ulg: stopped after 1 of 998 games in .*, 1 job: [01] won, [01] not won$/),
        expect.stringMatching(/^won: [\d.]+ %; 95 % interval /),
        expect.stringMatching(/^ms a game: /),
        '',
      ],
    ]);
  });

  test('a terminal shows how far they are', async () => {
    const stderr = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
    const { err } = await klondike(['autoplay', '--blind', '3', ...FEW], '', { stderr });
    expect(err).toContain('] 0/1 games, 0 won');
  });
});

test.each<[words: string, message: string]>([
  ['', 'autoplay needs --blind DEALS, such as --blind java:1..java:100'],
  [
    '--blind java:9..java:8',
    'klondike: "java:9..java:8"; expected a range that goes up, such as java:1..java:100\n',
  ],
  ['--blind java:1..dotnet:8', 'klondike: "java:1..dotnet:8"; expected a range of one kind of number'],
  ['--blind nonsense', 'klondike: "nonsense"; expected a deal'],
  ['--blind java:1 --draw 25', "--draw takes a whole number from 1 to 24, not '25'"],
  ['--blind java:1 --rules mine', '--rules'],
])('refused: %s', async (words, message) => {
  const { status, out, err } = await klondike(['autoplay', ...words.split(' ').filter(Boolean)]);
  expect({ status, out, err }).toEqual({ status: 2, out: '', err: expect.stringContaining(message) });
});
