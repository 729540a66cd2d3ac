/** `klondike autoplay --blind`. */
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { klondike } from '../../support/command.js';

const FEW = ['--samples', '1'];

describe('klondike autoplay --blind', () => {
  test('prints the share so far when Ctrl-C ends it', async () => {
    const signals = new EventEmitter();
    const onPrint = (): boolean => signals.emit('SIGINT');
    const given = ['autoplay', '--blind', '3..1000', '--jobs', '1', ...FEW];
    const { status, err } = await klondike(given, '', { signals, onPrint: () => void onPrint() });
    expect([status, err.split('\n')]).toEqual([
      130,
      [
        expect.stringMatching(/^ulg: stopped after 1 of 998 games in .*, 1 job: [01] won, [01] not won$/),
        expect.stringMatching(/^won: [\d.]+%; 95% interval /),
        expect.stringMatching(/^ms per game: /),
        '',
      ],
    ]);
  });

  test('shows its progress in a terminal', async () => {
    const stderr = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
    const { err } = await klondike(['autoplay', '--blind', '3', ...FEW], '', { stderr });
    expect(err).toContain('] 0/1 games, 0 won');
  });
});

test.each<[words: string, message: string]>([
  ['', 'autoplay needs a DEAL, such as java:1 or java:1..java:100'],
  ['--blind --json', 'autoplay needs a DEAL, such as java:1 or java:1..java:100'],
  ['java:9..java:8 --blind', 'klondike: "java:9..java:8"; expected a range that goes up'],
  ['--blind=java:9..java:8', 'klondike: "java:9..java:8"; expected a range that goes up'],
  ['java:9..java:8', 'klondike: "java:9..java:8"; expected a range that goes up'],
  [
    '--blind java:9..java:8',
    'klondike: "java:9..java:8"; expected a range that goes up, such as java:1..java:100\n',
  ],
  ['--blind java:1..dotnet:8', 'klondike: "java:1..dotnet:8"; expected a range of one kind of number'],
  ['--blind nonsense', 'klondike: "nonsense"; expected a deal'],
  ['--blind java:1 --draw 25', "--draw takes a whole number from 1 to 24, not '25'"],
  ['--blind java:1 --rules mine', '--rules'],
])('refuses %s', async (words, message) => {
  const { status, out, err } = await klondike(['autoplay', ...words.split(' ').filter(Boolean)]);
  expect({ status, out, err }).toEqual({ status: 2, out: '', err: expect.stringContaining(message) });
});
