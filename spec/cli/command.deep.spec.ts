/**
 * Runs the command as a process, with pipes and terminals, and checks how it ends. The other specs run the command in
 * their own process.
 */
import { once } from 'node:events';
import { accessSync, constants, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { describeUnless } from '../support/missing.js';
import { ownFolder } from '../support/own-folder.js';
import { MAIN, MISSING_FOR_TERMINAL, onTerminal, shell } from '../support/process.js';
import { ENTER, LEAVE } from './play/fake-terminal.js';

const folder = ownFolder();

test('the built file is executable, as npx needs it', () => {
  expect(() => {
    accessSync(MAIN, constants.X_OK);
  }).not.toThrow();
});

describe('pipes', () => {
  test('plays the example in the README', () => {
    const { status, out, err } = shell(String.raw`printf 'new\nstock\n' | klondike play --deal java:11`);
    expect([status, out.split('\n\n').map((frame) => frame.split('\n').at(-1)), err]).toEqual([
      0,
      ['moves: 0', 'moves: 1', ''],
      expect.stringMatching(
        /^New game;.*\nSeven of clubs, nine of spades, four of diamonds on the waste[.]\n$/,
      ),
    ]);
    expect(out).toMatch(/^# deal: java:11\nstock: full\nt1: 2d\n[^]*\nstock: full\nwaste: 7c 9s 4d\n/);
  });

  test('reads a script', () => {
    expect(shell("echo 'new stock*3' | klondike replay - --frames none")).toEqual({
      status: 0,
      out: '',
      err: 'standard input: as expected, 4 events\n',
    });
  });

  test('a pipe may stay open when the program ends', () => {
    const input = String.raw`<(printf 'new\nquit\n'; exec sleep 60 >/dev/null 2>&1)`;
    const { status, out } = shell(`klondike play --deal java:11 < ${input}`);
    expect([status, out.split('\n')[0]]).toEqual([0, '# deal: java:11']);
  });

  test('shows a prompt before it reads the answer', () => {
    const prompt = 'read -rd "?" seen <&"${COPROC[0]}"; echo "$seen" | tail -n 1';
    const answer = (word: string): string => `echo ${word} >&"\${COPROC[1]}"`;
    const line = [
      'coproc klondike console --deal java:1',
      prompt,
      answer('m'),
      prompt,
      answer('1'),
      prompt,
    ].join('; ');
    expect(shell(line)).toEqual({
      status: 0,
      out: '(M)ove a card or (D)raw next card from main deck\nTake from which pile (0 for main deck)\nWhich card (0 for bottom)\n',
      err: 'Press Ctrl-C or Ctrl-D to quit.\n',
    });
  });

  test('the command ends silently when the program that reads its output ends', () => {
    const file = join(folder, 'big.klon');
    writeFileSync(file, `new\n${'stock '.repeat(20_000)}`);
    expect(shell(`klondike replay '${file}' | head -2; echo "\${PIPESTATUS[0]}"`)).toEqual({
      status: 0,
      out: expect.stringMatching(/^# .*big\.klon 1: new\n# deal: java:\d+\n0\n$/),
      err: '',
    });
  });
});

test('the process ends with status 2 after a wrong argument', () => {
  const { status, out, err } = shell('klondike play --fast');
  expect([status, out, err.split('\n')[0]]).toEqual([2, '', "klondike: unknown option '--fast'"]);
});

describeUnless(MISSING_FOR_TERMINAL, 'a terminal', () => {
  test('the game fills the terminal, and restores it when the player quits', async () => {
    const child = onTerminal(['play', '--deal', 'java:11'], {
      ...process.env,
      TERM: 'xterm',
      LC_ALL: 'C.UTF-8',
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    });
    let seen = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (!seen.includes('#11') && (seen + text).includes('#11')) child.stdin.write('q');
      seen += text;
    });
    const [status] = (await once(child, 'close')) as [number];
    expect([status, seen.startsWith(ENTER), seen.endsWith(LEAVE)]).toEqual([0, true, true]);
  });
});
