/** The sandbox on Linux: only the files listed here, no network, no other processes. */
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs';
import type { Launch } from '../remote/launch.js';
import { environmentOf, limitedCommand } from './sandbox.js';
import type { Sandbox } from './sandbox.js';

/** The size of `/tmp` and of `/dev/shm`, in bytes. A submission can't write anywhere else. */
const TEMPORARY = 16 * 1024 * 1024;

/** On most systems, these are links to `/usr`. */
const SYSTEM = ['/bin', '/lib', '/lib64', '/lib32', '/sbin'];

/** Files that the system's programs need. None of these files is secret. */
const SETTINGS = ['/etc/ld.so.cache', '/etc/alternatives', '/etc/localtime', '/etc/java', '/etc/ssl/certs'];

const CONFINED = [
  ...[
    '--unshare-all',
    '--unshare-user',
    '--disable-userns',
    '--die-with-parent',
    '--hostname',
    'sandbox',
    '--cap-drop',
    'ALL',
  ],
  ...['--ro-bind', '/usr', '/usr', '--proc', '/proc', '--dev', '/dev'],
  // Otherwise root could change the settings of the kernel.
  ...['--ro-bind', '/proc/sys', '/proc/sys'],
  ...['/tmp', '/dev/shm'].flatMap((folder) => [
    ...['--size', String(TEMPORARY), '--perms', '1777', '--tmpfs', folder],
  ]),
  ...['--remount-ro', '/dev'],
];

/** The arguments of `bwrap` before the command. */
function wordsFor(launch: Pick<Launch, 'reads' | 'folder'>): readonly string[] {
  const system = SYSTEM.filter((path) => existsSync(path)).flatMap((path) =>
    lstatSync(path).isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path],
  );
  const settings = SETTINGS.flatMap((path) => ['--ro-bind-try', path, path]);
  const own = launch.reads.flatMap((path) => ['--ro-bind', realpathSync(path), path]);
  return [
    ...CONFINED,
    ...system,
    ...settings,
    '--dir',
    launch.folder,
    ...own,
    '--remount-ro',
    '/',
    '--chdir',
    launch.folder,
  ];
}

export const bubblewrap: Sandbox = {
  isolated: true,
  reason: '',
  confine: (launch, limits) => ({
    command: ['bwrap', ...wordsFor(launch), '--', ...limitedCommand(launch, limits, true)],
    environment: environmentOf(launch),
  }),
};

let missing: string | undefined;

/** Says why this machine has no sandbox; empty if it has one. Tries only once. */
export function missingForSandbox(): string {
  return (missing ??= whyNot());
}

function whyNot(): string {
  const words = wordsFor({ reads: [], folder: '/tmp' });
  const { error, status, stderr } = spawnSync('bwrap', [...words, '--', '/bin/true'], { encoding: 'utf8' });
  if (error !== undefined) return 'bubblewrap (the program bwrap) is not installed';
  return status === 0 ? '' : `bubblewrap is not allowed to create a sandbox here: ${stderr.trim()}`;
}
