/** Tests commands whose program is missing, and commands that only a shell understands. */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { commandLaunch } from '../../../src/grading/candidate/command-submission.js';
import { klondike } from '../../support/command.js';
import { folderOf } from '../../support/grading/submissions.js';

const FOLDER = folderOf({ 'plain.txt': '', run: '' });
chmodSync(join(FOLDER, 'run'), 0o755);

test.each([
  ['spec/nosuch --quiet', `${process.cwd()} has no program spec/nosuch`],
  ['KLONDIKE_FD=3 spec/nosuch', `${process.cwd()} has no program spec/nosuch`],
  ['no-such-program --quiet', "the program no-such-program is not on this machine's path"],
  [join(FOLDER, 'plain.txt'), `${join(FOLDER, 'plain.txt')} is not executable (run chmod +x on it)`],
  [`${FOLDER} --quiet`, `${FOLDER} is a folder, not a program`],
])('refuses %s and gives the reason', (command, why) => {
  expect(() => commandLaunch(command)).toThrow(
    expect.objectContaining({
      name: 'NoSubmission',
      message: `The command ${command} can't be started: ${why}.`,
    }),
  );
});

test.each([
  join(FOLDER, 'run'),
  'KLONDIKE_FD=3 node handler.js',
  'cd spec && ./handler',
  'exec ./handler',
  '"./a handler"',
  '$HANDLER',
  'ls|cat',
])('leaves %s to the shell', (command) => {
  expect(commandLaunch(command).command).toEqual(['/bin/sh', '-c', command]);
});

test('klondike grade exits with status 2 and the reason if the program of a command is missing', async () => {
  const { status, out, err } = await klondike(['grade', '--cmd', './nosuch']);
  expect([status, out, err]).toEqual([
    2,
    '',
    `klondike: The command ./nosuch can't be started: ${process.cwd()} has no program ./nosuch.\n`,
  ]);
});
