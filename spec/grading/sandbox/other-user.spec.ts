/** Runs submissions as another user: the command lines, and the users that are refused. The machine is simulated. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Launch } from '../../../src/grading/remote/launch.js';
import { LIMITS } from '../../../src/grading/remote/limits.js';
import { limited } from '../../../src/grading/sandbox/limited.js';

interface Result {
  readonly error?: Error;
  readonly status: number | null;
  readonly stdout?: string;
  readonly stderr?: string;
}

/** Results of commands, by their first two words. */
const ANSWERS: Readonly<Record<string, Result>> = {
  'id -u': { status: 0, stdout: '998\n' },
  'id -g': { status: 0, stdout: '997\n' },
};

let setpriv: Result = { status: 0 };
const run: string[][] = [];

jest.unstable_mockModule('node:child_process', () => ({
  spawnSync: (program: string, words: readonly string[]) => {
    run.push([program, ...words]);
    if (words.at(-1) === 'nobody-there') return { status: 1 };
    return ANSWERS[`${program} ${words[0]}`] ?? setpriv;
  },
}));

/** Command lines of the processes, by their ids. */
let processes: Readonly<Record<string, string>> = {};

jest.unstable_mockModule('node:fs', () => ({
  chmodSync: (path: string, mode: number) => void opened.push(`${path} ${mode.toString(8)}`),
  chownSync: (path: string, uid: number, gid: number) => void opened.push(`${path} ${uid}:${gid}`),
  readdirSync: () => ['self', ...Object.keys(processes)],
  statSync: () => ({ uid: 998, mode: 0o40700 }),
  readFileSync: (path: string) => processes[path.split('/')[2] ?? ''] ?? '',
}));

const opened: string[] = [];

let otherUser: typeof import('../../../src/grading/sandbox/other-user.js').otherUser;

beforeEach(async () => {
  run.length = 0;
  opened.length = 0;
  setpriv = { status: 0 };
  processes = {};
  jest.restoreAllMocks();
  jest.spyOn(process, 'getuid').mockReturnValue(0);
  jest.resetModules();
  ({ otherUser } = await import('../../../src/grading/sandbox/other-user.js'));
});

const LAUNCH: Launch = { command: ['node', 'ada.js'], channel: 'fd 3', folder: '/class', reads: [] };

const AS = [
  ...['setpriv', '--reuid=998', '--regid=997', '--clear-groups'],
  ...['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--'],
];

test('a submission has the rights of the user, and its processes are counted', () => {
  const sandbox = otherUser('ada', 'why');
  expect(sandbox).toMatchObject({ isolated: false, reason: 'why' });
  expect(sandbox.confined(LAUNCH, LIMITS).command).toEqual([...AS, ...limited(LAUNCH, LIMITS, true)]);
});

test('it can read the temporary folders of the grader, and no other permission changes', () => {
  const reads = [join(tmpdir(), 'klondike-1/sources.json'), '/class/ada.js', '/usr/bin/node'];
  otherUser('ada', '').confined({ ...LAUNCH, reads }, LIMITS);
  const folder = join(tmpdir(), 'klondike-1');
  expect(opened).toEqual([`${folder} 0:997`, `${folder} 40750`]);
});

test('all processes of the user are ended', () => {
  otherUser('ada', '').endLeftovers?.();
  expect(run.at(-1)).toEqual([...AS, '/bin/sh', '-c', 'kill -9 -1']);
});

test('a user may be a number', () => {
  const { command } = otherUser('4000', '').confined(LAUNCH, LIMITS);
  expect(command.slice(0, 3)).toEqual(['setpriv', '--reuid=4000', '--regid=4000']);
});

test('a user is checked once: later it has the processes of submissions', () => {
  otherUser('ada', '');
  processes = { 12: 'node' };
  expect(() => otherUser('ada', '')).not.toThrow();
});

test('a process that has ended does not count', () => {
  processes = { 12: '' };
  expect(() => otherUser('ada', '')).not.toThrow();
});

test.each<[user: string, why: string, before: () => void]>([
  [
    'ada',
    'only root can start processes as another user',
    () => jest.spyOn(process, 'getuid').mockReturnValue(1),
  ],
  ['nobody-there', 'this machine has no such user', () => undefined],
  ['0', 'root can open every file; use a user without rights', () => undefined],
  [
    'ada',
    'this user has running processes, which the grader would end; use a user for submissions only',
    () => (processes = { 12: 'bash' }),
  ],
  [
    'ada',
    'the program setpriv (from util-linux) is not installed',
    () => (setpriv = { error: new Error('ENOENT'), status: null }),
  ],
  ['ada', 'setpriv: no rights', () => (setpriv = { status: 127, stderr: 'setpriv: no rights\n' })],
])('%s is refused: %s', (user, why, before) => {
  before();
  expect(() => otherUser(user, '')).toThrow(
    expect.objectContaining({
      name: 'NoSandbox',
      message: `Submissions cannot run as the user ${user}: ${why}.`,
    }),
  );
});
