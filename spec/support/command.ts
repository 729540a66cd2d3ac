/** Runs the built `klondike` command as a user would. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** The command's exit status and what it printed. `input` is its standard input, no terminal. */
export function klondike(args: readonly string[], input: string | Uint8Array = ''): Ran {
  if (!existsSync(MAIN)) throw new Error('the command is not built: npm run build');
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  return { status, out: stdout, err: stderr };
}

/** A shell's command line in which `klondike` is the command. The status is null where it does not end in 20 seconds. */
export function shell(line: string): Ran {
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', `klondike() { '${process.execPath}' '${MAIN}' "$@"; }; ${line}`],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      timeout: 20_000,
    },
  );
  return { status, out: stdout, err: stderr };
}
