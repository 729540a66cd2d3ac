/**
 * Tests the command lines of the sandbox, and the parts that a machine may lack. The files of the machine are
 * simulated.
 */
import { env } from 'node:process';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Launch } from '../../../src/grading/remote/launch.js';
import { LIMITS } from '../../../src/grading/remote/launch.js';

/** The target of a link, or `folder`, by the path. */
const FILES: Readonly<Record<string, string>> = {
  '/bin': 'usr/bin',
  '/lib': 'folder',
  '/lib64': 'usr/lib64',
};

jest.unstable_mockModule('node:fs', () => ({
  existsSync: (path: string) => path in FILES,
  lstatSync: (path: string) => ({ isSymbolicLink: () => FILES[path]?.startsWith('usr') }),
  readlinkSync: (path: string) => FILES[path],
  realpathSync: (path: string) => `/real${path}`,
}));

interface SpawnResult {
  readonly error?: Error;
  readonly status: number | null;
  readonly stderr: string;
}

let spawned: SpawnResult = { status: 0, stderr: '' };
const RUN: unknown[][] = [];

jest.unstable_mockModule('node:child_process', () => ({
  spawnSync: (...args: unknown[]) => {
    RUN.push(args);
    return spawned;
  },
}));

type Bubblewrap = typeof import('../../../src/grading/sandbox/bubblewrap.js');

let bubblewrap: Bubblewrap['bubblewrap'];
let missingForSandbox: Bubblewrap['missingForSandbox'];

beforeEach(async () => {
  RUN.length = 0;
  spawned = { status: 0, stderr: '' };
  jest.resetModules();
  ({ bubblewrap, missingForSandbox } = await import('../../../src/grading/sandbox/bubblewrap.js'));
});

/** The arguments before the command, with these folders readable. */
const words = (folder: string, ...own: readonly string[]): string[] => [
  ...['--unshare-all', '--unshare-user', '--disable-userns', '--die-with-parent', '--hostname', 'sandbox'],
  ...['--cap-drop', 'ALL', '--ro-bind', '/usr', '/usr', '--proc', '/proc', '--dev', '/dev'],
  ...['--ro-bind', '/proc/sys', '/proc/sys', '--size', '16777216', '--perms', '1777', '--tmpfs', '/tmp'],
  ...['--size', '16777216', '--perms', '1777', '--tmpfs', '/dev/shm', '--remount-ro', '/dev'],
  ...['--symlink', 'usr/bin', '/bin', '--ro-bind', '/lib', '/lib', '--symlink', 'usr/lib64', '/lib64'],
  ...['--ro-bind-try', '/etc/ld.so.cache', '/etc/ld.so.cache'],
  ...['--ro-bind-try', '/etc/alternatives', '/etc/alternatives'],
  ...['--ro-bind-try', '/etc/localtime', '/etc/localtime', '--ro-bind-try', '/etc/java', '/etc/java'],
  ...['--ro-bind-try', '/etc/ssl/certs', '/etc/ssl/certs'],
  ...['--dir', folder, ...own, '--remount-ro', '/', '--chdir', folder, '--'],
];

const LAUNCH: Launch = {
  command: ['node', 'ada.js'],
  channel: 'fd 3',
  folder: '/class',
  reads: ['/class/ada.js', '/opt'],
};

test('a submission sees the system and the files that it may read', () => {
  const { command, environment } = bubblewrap.confine(LAUNCH, LIMITS);
  const own = ['--ro-bind', '/real/class/ada.js', '/class/ada.js', '--ro-bind', '/real/opt', '/opt'];
  const before = ['bwrap', ...words('/class', ...own), '/bin/sh', '-c'];
  expect([command.slice(0, before.length), command.slice(-3)]).toEqual([before, ['sh', 'node', 'ada.js']]);
  expect(command[before.length]).toContain('{ ulimit -u 256 || ulimit -p 256; }');
  expect(environment).toEqual({ PATH: env['PATH'], HOME: '/tmp', LANG: 'C.UTF-8', KLONDIKE_FD: '3' });
});

test('the report says that the submission ran in a sandbox', () => {
  expect(bubblewrap).toMatchObject({ isolated: true, reason: '' });
});

const NOT_INSTALLED: SpawnResult = { error: new Error('ENOENT'), status: null, stderr: '' };
const REFUSED: SpawnResult = { status: 1, stderr: ' no user namespaces\n' };

describe('the part that the machine lacks', () => {
  test.each<[what: string, result: SpawnResult, missing: string]>([
    ['nothing', { status: 0, stderr: 'a warning' }, ''],
    ['the program', NOT_INSTALLED, 'bubblewrap (the program bwrap) is not installed'],
    ['a permission', REFUSED, 'bubblewrap is not allowed to create a sandbox here: no user namespaces'],
  ])('is %s', (_, result, missing) => {
    spawned = result;
    expect(missingForSandbox()).toBe(missing);
  });

  test('is found in a single trial', () => {
    const missing = [missingForSandbox()];
    spawned = NOT_INSTALLED;
    missing.push(missingForSandbox());
    expect(missing).toEqual(['', '']);
    expect(RUN).toEqual([['bwrap', [...words('/tmp'), '/bin/true'], { encoding: 'utf8' }]]);
  });
});
