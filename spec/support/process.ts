/** Runs the built `klondike` command as a user would, in its own process. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Ran } from './command.js';
import { missingPrograms } from './missing.js';

export const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

const checkBuilt = (): void => {
  if (!existsSync(MAIN)) throw new Error('the command is not built: npm run build');
};

/** Runs the command with this text on its standard input. */
export function runBuilt(args: readonly string[], input = ''): Ran {
  checkBuilt();
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

/**
 * A shell's command line in which `klondike` and `npx klondike` are the command.
 * The status is null where it hangs.
 */
export function shell(line: string): Ran {
  checkBuilt();
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', `klondike() { '${process.execPath}' '${MAIN}' "$@"; }; npx() { "$@"; }; ${line}`],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      timeout: 300_000,
    },
  );
  return { status, out: stdout, err: stderr };
}

/** What this machine lacks to give the command a terminal: the `script` of Linux. */
export const MISSING_FOR_TERMINAL = process.platform === 'linux' ? missingPrograms('script') : ['Linux'];

/** The command on a terminal of its own. Keys go to the child's standard input. */
export function onTerminal(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcessWithoutNullStreams {
  const line = [process.execPath, MAIN, ...args].map((word) => `'${word}'`).join(' ');
  return shellOnTerminal(`exec ${line}`, env);
}

/** Runs a shell's command line on a new terminal. */
export const shellOnTerminal = (line: string, env: NodeJS.ProcessEnv): ChildProcessWithoutNullStreams =>
  spawn('script', ['--quiet', '--return', '--command', line, '/dev/null'], { env });
