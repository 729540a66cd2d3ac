/**
 * Tests the command lines of submissions that run as another user, and the users that are refused. The machine is
 * simulated.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Launch } from '../../../src/grading/remote/launch.js';
import { LIMITS } from '../../../src/grading/remote/launch.js';
import { limitedCommand } from '../../../src/grading/sandbox/sandbox.js';

interface Result {
  readonly error?: Error;
  readonly status: number | null;
  readonly stdout?: string;
  readonly stderr?: string;
}

/** Results of commands, found by their first two words. */
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

/** Command lines of the processes, by process id. */
let processes: Readonly<Record<string, string>> = {};

/** The entries in the temporary folders, by path. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  [join(tmpdir(), 'klondike-1aB2cD')]: ['classes/', 'link@', 'sources.json'],
  [join(tmpdir(), 'klondike-1aB2cD/classes')]: ['Deck.class'],
};

const entryOf = (name: string): object => ({
  name: name.replace(/\W$/, ''),
  isDirectory: () => name.endsWith('/'),
  isFile: () => /\w$/.test(name),
});

let hasProc = true;

jest.unstable_mockModule('node:fs', () => ({
  existsSync: (path: string) => path === '/proc/self' && hasProc,
  chmodSync: (path: string, mode: number) => void opened.push(`${path} ${mode.toString(8)}`),
  chownSync: (path: string, uid: number, gid: number) => void opened.push(`${path} ${uid}:${gid}`),
  readdirSync: (path: string) =>
    path === '/proc' ? ['self', ...Object.keys(processes)] : ENTRIES[path]?.map(entryOf),
  statSync: () => ({ uid: 998 }),
  readFileSync: (path: string) => processes[path.split('/')[2] ?? ''] ?? '',
}));

const opened: string[] = [];

let otherUser: typeof import('../../../src/grading/sandbox/other-user.js').otherUser;

beforeEach(async () => {
  run.length = 0;
  opened.length = 0;
  setpriv = { status: 0 };
  processes = {};
  hasProc = true;
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

test('a submission has the rights of the user, and the number of its processes is limited', () => {
  const sandbox = otherUser('ada', 'why');
  expect(sandbox).toMatchObject({ isolated: false, reason: 'why' });
  expect(sandbox.confine(LAUNCH, LIMITS).command).toEqual([...AS, ...limitedCommand(LAUNCH, LIMITS, true)]);
});

const TEMPORARY = join(tmpdir(), 'klondike-1aB2cD');

const reads = [
  join(TEMPORARY, 'sources.json'),
  TEMPORARY,
  '/class/ada.js',
  join(tmpdir(), 'klondike-class/ada.js'),
];

test('a submission can read everything in the temporary folders of the grader, and no other permission changes', () => {
  otherUser('ada', '').confine({ ...LAUNCH, reads }, LIMITS);
  expect(opened).toEqual([
    `${TEMPORARY}/classes/Deck.class 644`,
    `${TEMPORARY}/classes 755`,
    `${TEMPORARY}/sources.json 644`,
    `${TEMPORARY} 0:997`,
    `${TEMPORARY} 750`,
  ]);
});

test('the temporary folders are opened only once for all processes', () => {
  const sandbox = otherUser('ada', '');
  sandbox.confine({ ...LAUNCH, reads }, LIMITS);
  opened.length = 0;
  sandbox.confine({ ...LAUNCH, reads }, LIMITS);
  expect(opened).toEqual([]);
});

test('the grader ends all processes of the user', () => {
  otherUser('ada', '').endLeftovers?.();
  expect(run.at(-1)).toEqual([...AS, '/bin/sh', '-c', 'kill -9 -1']);
});

test('a user may be given as a number', () => {
  const { command } = otherUser('4000', '').confine(LAUNCH, LIMITS);
  expect(command.slice(0, 3)).toEqual(['setpriv', '--reuid=4000', '--regid=4000']);
});

test('a user is checked only once, because later it has the processes of submissions', () => {
  otherUser('ada', '');
  processes = { 12: 'node' };
  expect(() => otherUser('ada', '')).not.toThrow();
});

test('a process that has ended does not count as running', () => {
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
  ['0', 'root can open every file; use a user without special rights', () => undefined],
  [
    'ada',
    'this user has running processes, which the grader would end; use a user for submissions only',
    () => (processes = { 12: 'bash' }),
  ],
  ['ada', 'the grader cannot list its processes, because this machine has no /proc', () => (hasProc = false)],
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
