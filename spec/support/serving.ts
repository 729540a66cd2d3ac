/** A running `klondike serve`. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

export interface Serving {
  readonly child: ChildProcess;
  /** What it printed up to its first line's end. */
  readonly line: string;
  /** In that line. */
  readonly url: string;
  readonly port: number;
  /** Its exit status, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Resolves when it has printed where it is. */
export async function serve(args: readonly string[]): Promise<Serving> {
  return started(spawn(process.execPath, [MAIN, 'serve', ...args]));
}

/** The same on a terminal of its own, in an environment of its own. Keys go to the child's standard input. */
export async function serveOnTerminal(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Serving> {
  const line = [process.execPath, MAIN, 'serve', ...args].map((word) => `'${word}'`).join(' ');
  return started(spawn('script', ['--quiet', '--return', '--command', `exec ${line}`, '/dev/null'], { env }));
}

async function started(child: ChildProcess): Promise<Serving> {
  const ended = once(child, 'close').then(([status, signal]) => (status ?? signal) as number | string);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  }
  while (!text.includes('\n')) {
    await Promise.race([once(child.stdout ?? child, 'data'), ended]);
    if (child.exitCode !== null && !text.includes('\n')) throw new Error(`it ended: ${text}`);
  }
  const line = text.trimEnd();
  const url = /http:\S+\//.exec(line)?.[0] ?? '';
  return { child, line, url, port: Number(/:(\d+)\/$/.exec(url)?.[1]), ended };
}
