/** Runs `klondike montecarlo --analyse` with threads, a terminal and Ctrl-C. */
import { spawn, spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { testUnless } from '../../support/missing.js';
import { MAIN, MISSING_FOR_TERMINAL, shell } from '../../support/process.js';

const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);

test('prints the same games in order with any number of jobs', () => {
  const [one, three] = ['1', '3'].map((jobs) =>
    shell(`klondike montecarlo --analyse -50..49 --jobs ${jobs}`),
  );
  expect(linesOf(one?.out ?? '').map((line) => line.split(':')[0])).toEqual(
    Array.from({ length: 100 }, (_, index) => String(index - 50)),
  );
  expect(three?.out).toBe(one?.out);
  expect(three?.err).toMatch(/^100 games: \d+ won, \d+ lost, 0 open; .* 3 jobs\n$/);
});

testUnless(MISSING_FOR_TERMINAL, 'shows progress in a terminal, and erases it at the end', () => {
  const command = `exec '${process.execPath}' '${MAIN}' montecarlo --analyse 0..999 --jobs 1 > /dev/null`;
  const { status, stdout } = spawnSync('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    encoding: 'utf8',
  });
  const shown = stdout.split('\r');
  expect([status, shown.slice(0, 2)]).toEqual([0, ['', `[${'-'.repeat(19)}] 0/1,000 games, 0 won\u001b[K`]]);
  expect(
    shown.some((text) =>
      /^\[#+-*\] \d+\/1,000 games, \d+ won, \d+ games\/s, 0:\d\d left\u001b\[K$/.test(text),
    ),
  ).toBe(true);
  expect(shown.at(-2)).toMatch(/^\u001b\[K1,000 games: 880 won, 120 lost, 0 open; /);
});

test('Ctrl-C ends the analysis at once with status 130 and prints the results so far', async () => {
  const child = spawn(process.execPath, [MAIN, 'montecarlo', '--analyse', '0..9999999']);
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stdout.once('data', () => child.kill('SIGINT'));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const status = await new Promise((resolve) => child.on('close', resolve));
  const games = linesOf(out).map((line) => line.split(':')[0]);
  expect([status, games]).toEqual([130, games.map((_, index) => String(index))]);
  expect(err).toMatch(new RegExp(`^stopped after ${games.length} of 10,000,000 games: .*\n$`));
});
