/** Tests which commands fail to start, and which files a command may read. */
import { chmodSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { folderOf } from '../../support/grading/submissions.js';

const FOLDER = realpathSync(
  folderOf({
    ...{ 'work/ada.js': '', 'work/run': '', 'work/sub/bob.js': '', 'work/sub/run': '' },
    ...{ 'other/x/tool': '', 'opt/bin/own': '' },
  }),
);
const at = (path: string): string => join(FOLDER, path);
const WORK = at('work');
chmodSync(at('work/run'), 0o755);
chmodSync(at('work/sub/run'), 0o755);

jest.unstable_mockModule('node:process', () => ({
  cwd: () => WORK,
  env: { PATH: at('opt/bin') },
  versions: { ...process.versions, node: '24.0.0' },
}));

/** The calls to the shell, which returns an exit status. */
const ASKED: unknown[][] = [];
let status = 0;

jest.unstable_mockModule('node:child_process', () => ({
  spawnSync: (...args: unknown[]) => {
    ASKED.push(args);
    return { status };
  },
}));

const { commandLaunch } = await import('../../../src/grading/candidate/command-submission.js');

beforeEach(() => {
  ASKED.length = 0;
  status = 0;
});

describe('a command', () => {
  test('runs in the shell, in the working folder', () => {
    expect(commandLaunch('own ada.js')).toEqual({
      ...{ command: ['/bin/sh', '-c', 'own ada.js'], channel: 'stdout', folder: WORK, reserved: 1024 },
      reads: [at('opt'), at('work/ada.js')],
    });
  });

  test.each<[channel: string, command: string]>([
    ['fd 3', 'KLONDIKE_FD=3 node ada.js'],
    ['fd 3', '  KLONDIKE_FD=3\tnode ada.js'],
    ['stdout', 'KLONDIKE_FD=3'],
    ['stdout', 'KLONDIKE_FD=31 node ada.js'],
    ['stdout', 'A=1 KLONDIKE_FD=3 node ada.js'],
  ])('uses %s for the protocol: %s', (channel, command) => {
    expect(commandLaunch(command).channel).toBe(channel);
  });
});

describe('a command that names files', () => {
  test.each<[what: string, command: string, reads: string[]]>([
    ['only the named file in the working folder', 'node ada.js', ['work/ada.js']],
    ['the folder that a file is in', 'node sub/bob.js', ['work/sub']],
    ['a folder', 'node sub', ['work/sub']],
    ['each path once', 'node sub/bob.js sub/run ada.js ada.js', ['work/sub', 'work/ada.js']],
    ['the folder of a file outside the working folder', 'node ../other/x/tool', ['other/x']],
    ['not the working folder or its parents', 'node . .. / ../..', []],
    ['no missing file', 'node eve.js', []],
    [
      'files named in quotes, in variables and after operators',
      `node "ada.js" A=sub ';run'>./sub/run`,
      ['work/ada.js', 'work/sub', 'work/run'],
    ],
    [
      'files named in lists and in parentheses',
      'node ada.js:run|(cat<sub&)',
      ['work/ada.js', 'work/run', 'work/sub'],
    ],
    ['the folders of a program on the path', 'own', ['opt']],
    ['the folders of a program after KLONDIKE_FD', 'KLONDIKE_FD=3 own', ['opt']],
    ['only the folder of a program that has a path', './sub/run', ['work/sub']],
    ['nothing for an empty command', ' ', []],
  ])('reads %s: %s', (_, command, reads) => {
    expect(commandLaunch(command).reads).toEqual(reads.map(at));
  });
});

describe('the grader', () => {
  test.each([
    ['node ada.js', 'node'],
    ['  node', 'node'],
    ['A=1 node', 'node'],
    ['  A=/x:y.z-1 LONG=  node ada.js', 'node'],
    ['node;ls', 'node'],
    ['node|ls', 'node'],
    ['node&', 'node'],
    ['node<in', 'node'],
    ['node>out', 'node'],
    ['a+b@c%d:e,f-g_1.2 x', 'a+b@c%d:e,f-g_1.2'],
  ])('asks the shell for the program of %s', (command, program) => {
    commandLaunch(command);
    expect(ASKED).toEqual([['/bin/sh', ['-c', 'command -v "$1"', 'sh', program]]]);
  });

  test.each(['"node" ada.js', '$NODE ada.js', 'no"de"', 'A=$B node', '(node)', 'node*', '', '!node', 'A=1'])(
    'does not ask for the program of %s, which only a shell understands',
    (command) => {
      commandLaunch(command);
      expect(ASKED).toEqual([]);
    },
  );
});

describe('a command without a usable program', () => {
  const refusal = (command: string, why: string): unknown =>
    expect.objectContaining({
      name: 'NoSubmission',
      message: `The command ${command} can't be started: ${why}.`,
    });

  test.each<[command: string, why: string]>([
    ['./eve --quiet', `${WORK} has no program ./eve`],
    ['KLONDIKE_FD=3 ./eve', `${WORK} has no program ./eve`],
    ['./ada.js', './ada.js is not executable (run chmod +x on it)'],
    [`${WORK}/sub`, `${WORK}/sub is a folder, not a program`],
  ])('%s', (command, why) => {
    expect(() => commandLaunch(command)).toThrow(refusal(command, why));
    expect(ASKED).toEqual([]);
  });

  test('is refused if the shell does not find the program', () => {
    status = 127;
    expect(() => commandLaunch('eve x')).toThrow(
      refusal('eve x', "the program eve is not on this machine's path"),
    );
  });

  test('is accepted if its path is executable', () => {
    expect([commandLaunch('./run').command, ASKED]).toEqual([['/bin/sh', '-c', './run'], []]);
  });
});
