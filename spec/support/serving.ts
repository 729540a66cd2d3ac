/** Runs `klondike serve` in this process or in its own. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { klondike } from './command.js';
import { MAIN, onTerminal } from './process.js';

/** The address where a server listens. */
interface ServerAddress {
  /** The output of the server up to the end of the first line. */
  readonly line: string;
  /** The address in that line. */
  readonly url: string;
  readonly port: number;
}

/** A server in this process, with its own streams and signals. */
export interface LocalServer extends ServerAddress {
  /** The exit status of the server. */
  readonly stop: (signal: string) => Promise<number | null>;
}

export interface RunningServer extends ServerAddress {
  readonly child: ChildProcess;
  /** The exit status of the server, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Resolves when the server has printed its address. */
export async function serveHere(args: readonly string[]): Promise<LocalServer> {
  const signals = new EventEmitter();
  let ended: ReturnType<typeof klondike>;
  const printed = await new Promise<string>((resolve, reject) => {
    ended = klondike(['serve', ...args], '', { onPrint: resolve, signals });
    void ended.then(({ err }) => reject(new Error(`it ended: ${err}`)));
  });
  return {
    ...placeIn(printed),
    stop: async (signal) => {
      signals.emit(signal);
      return (await ended).status;
    },
  };
}

/** Starts a server in its own process. */
export async function serve(args: readonly string[]): Promise<RunningServer> {
  return started(spawn(process.execPath, [MAIN, 'serve', ...args]));
}

/** Starts a server on its own terminal, with its own environment. Write to the child's standard input to press keys. */
export async function serveOnTerminal(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<RunningServer> {
  return started(onTerminal(['serve', ...args], env));
}

async function started(child: ChildProcess): Promise<RunningServer> {
  const ended = once(child, 'close').then(([status, signal]) => (status ?? signal) as number | string);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  }
  while (!text.includes('\n')) {
    await Promise.race([once(child.stdout ?? child, 'data'), ended]);
    if (child.exitCode !== null && !text.includes('\n')) throw new Error(`it ended: ${text}`);
  }
  return { ...placeIn(text), child, ended };
}

function placeIn(text: string): ServerAddress {
  const line = text.trimEnd();
  const url = /http:\S+\//.exec(line)?.[0] ?? '';
  return { line, url, port: Number(/:(\d+)\/$/.exec(url)?.[1]) };
}
