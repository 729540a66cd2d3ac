/** Runs the built `klondike` command as a user would, in its own process. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CommandResult } from './command.js';
import { missingPrograms } from './missing.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const MAIN = join(ROOT, 'dist/cli/main.js');

const checkBuilt = (): void => {
  if (!existsSync(MAIN)) throw new Error('the command is not built; run npm run build');
};

/** Runs the command with this text as its standard input. */
export function runBuilt(args: readonly string[], input = ''): CommandResult {
  checkBuilt();
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

const TSX = import.meta.resolve('tsx');

/** Runs a module in its own process and in a folder. The module may import from `src/`. */
export function runModule(module: string, cwd = ROOT): CommandResult {
  const program = module.replaceAll(/(?<=from ')(?=src\/)/g, pathToFileURL(ROOT).href);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', TSX, '--input-type=module', '--eval', program],
    { cwd, encoding: 'utf8' },
  );
  return { status, out: stdout, err: stderr };
}

/**
 * Runs a shell command line in which `klondike` and `npx klondike` are the command. The status is null if the command
 * hangs.
 */
export function shell(line: string): CommandResult {
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

/** Names what this machine lacks to run the command on a terminal, which is the `script` program from Linux. */
export const MISSING_FOR_TERMINAL = process.platform === 'linux' ? missingPrograms('script') : ['Linux'];

/** Runs the command on its own terminal. Write to the child's standard input to press keys. */
export function onTerminal(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcessWithoutNullStreams {
  const line = [process.execPath, MAIN, ...args].map((word) => `'${word}'`).join(' ');
  return shellOnTerminal(`exec ${line}`, env);
}

/** Runs a shell command line on a new terminal. */
export const shellOnTerminal = (line: string, env: NodeJS.ProcessEnv): ChildProcessWithoutNullStreams =>
  spawn('script', ['--quiet', '--return', '--command', line, '/dev/null'], { env });
