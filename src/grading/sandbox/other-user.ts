/**
 * Runs submissions as another user of this machine. The user can still reach the network, and files that are open to
 * everyone. Only root can start processes as another user.
 */
import type { SpawnSyncReturns } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { getuid } from 'node:process';
import { environmentOf, limitedCommand, NoSandbox } from './sandbox.js';
import type { Sandbox } from './sandbox.js';

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Users by name. The grader checks each user only once, because later the user runs processes of submissions. */
const users = new Map<string, User>();

/**
 * @param name the name or the number of a user
 * @param reason why submissions run without a sandbox
 * @throws NoSandbox if submissions cannot run as this user
 */
export function otherUser(name: string, reason: string): Sandbox {
  const user = users.get(name) ?? userNamed(name);
  users.set(name, user);
  return {
    isolated: false,
    reason,
    confine: (launch, limits) => {
      openTo(user, launch.reads);
      return {
        command: [SETPRIV, ...wordsFor(user), ...limitedCommand(launch, limits, true)],
        environment: environmentOf(launch),
      };
    },
    endLeftovers: () => {
      // The signal goes to all processes of the user at once, so none of them can start another one in the meantime.
      runAs(user, '/bin/sh', '-c', 'kill -9 -1');
    },
  };
}

const runAs = (user: User, ...command: readonly string[]): SpawnSyncReturns<string> =>
  spawnSync(SETPRIV, [...wordsFor(user), ...command], { cwd: '/', encoding: 'utf8' });

const SETPRIV = 'setpriv';

/** Matches names from `temporaryFolder`. */
const TEMPORARY = /^klondike-\w{6}$/;

/** Paths that are already open. Every process of a submission needs the same paths. */
const openPaths = new WeakSet<readonly string[]>();

/** Lets the user read, but not write, the temporary folders where the grader keeps compiled submissions. */
function openTo({ gid }: User, paths: readonly string[]): void {
  if (openPaths.has(paths)) return;
  openPaths.add(paths);
  const names = paths.map((path) => relative(tmpdir(), path).split(sep)[0] ?? '');
  for (const name of new Set(names.filter((each) => TEMPORARY.test(each)))) {
    const folder = join(tmpdir(), name);
    openBelow(folder);
    chownSync(folder, 0, gid);
    chmodSync(folder, 0o750);
  }
}

/** Lets everyone who can enter a folder read all of it, even if the umask forbids it. Skips links. */
function openBelow(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openBelow(path);
    if (entry.isDirectory() || entry.isFile()) chmodSync(path, entry.isFile() ? 0o644 : 0o755);
  }
}

/** With `--no-new-privs`, programs such as `su` can't give the user more rights. */
const wordsFor = ({ uid, gid }: User): readonly string[] => [
  ...[`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
  ...['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--'],
];

function userNamed(name: string): User {
  const refuse = (why: string): never => {
    throw new NoSandbox(`Submissions cannot run as the user ${name}: ${why}.`);
  };
  if (getuid?.() !== 0) return refuse('only root can start processes as another user');
  const user = /^\d+$/.test(name) ? { uid: Number(name), gid: Number(name) } : idsOf(name);
  if (user === undefined) return refuse('this machine has no such user');
  if (user.uid === 0) return refuse('root can open every file; use a user without special rights');
  if (!existsSync('/proc/self'))
    return refuse('the grader cannot list its processes, because this machine has no /proc');
  if (hasProcesses(user.uid))
    return refuse(
      'this user has running processes, which the grader would end; use a user for submissions only',
    );
  const { error, status, stderr } = runAs(user, '/bin/true');
  if (error !== undefined) return refuse('the program setpriv (from util-linux) is not installed');
  return status === 0 ? user : refuse(stderr.trim());
}

function idsOf(name: string): User | undefined {
  const [uid, gid] = ['-u', '-g'].map((which) => spawnSync('id', [which, '--', name], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** An ended process may still be listed, with an empty command line. */
const hasProcesses = (uid: number): boolean =>
  readdirSync('/proc').some((id) => {
    try {
      const place = `/proc/${id}`;
      return /^\d+$/.test(id) && statSync(place).uid === uid && readFileSync(`${place}/cmdline`).length > 0;
    } catch {
      return false;
    }
  });
