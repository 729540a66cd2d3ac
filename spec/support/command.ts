/** Runs the `klondike` command in this process, on streams of its own. */
import { EventEmitter } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import type { Write } from '../../src/cli/output.js';
import { Output } from '../../src/cli/output.js';
import type { Emitter } from '../../src/cli/play/screen.js';
import { run } from '../../src/cli/run.js';
import type { CommandProcess, Shell } from '../../src/cli/shell.js';
import type { Games } from '../../src/kit/games.js';
import { NearThread } from './near-thread.js';

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** What differs from a process whose streams are all pipes, in a locale of UTF-8. */
export interface Given extends Partial<CommandProcess> {
  /** Hears of what is printed before it counts as printed, and may throw. */
  readonly onPrint?: Write;
  /** By which signals are sent to it. */
  readonly signals?: EventEmitter;
  /** Those of the package by default. */
  readonly games?: Games;
}

/** The command's exit status and what it printed. `input` is its standard input, to its end unless it is a stream. */
export const klondike = (
  args: readonly string[],
  input: string | Uint8Array | Readable = '',
  { games, ...given }: Given = {},
): Promise<Ran> => inShell((shell) => run(args, shell, games), input, given);

/** Runs a part of the command that takes a shell. */
export async function inShell(
  work: (shell: Shell) => Promise<number>,
  input: string | Uint8Array | Readable = '',
  { onPrint, signals = new EventEmitter(), games: _games, ...given }: Given = {},
): Promise<Ran> {
  const stdin = input instanceof Readable ? input : new PassThrough().end(input);
  let [out, err] = ['', ''];
  const output = new Output((text) => {
    onPrint?.(text);
    out += text;
  });
  const errors = new Output((text) => (err += text), 0);
  const process = Object.assign(signals, processWith(stdin), given);
  const status = await work({ output, errors, process, newThread: (file) => new NearThread(file) });
  if (stdin.readableFlowing !== null && !stdin.readableEnded && !stdin.destroyed)
    throw new Error('the command still waits for input: its process would not end');
  return { status, out, err };
}

/** Those lines of what line mode told that complain: of a refusal, of a word, of what is not as expected. */
export const complaintsIn = (err: string): string[] =>
  err.split('\n').filter((line) => /refused|expected|not as/.test(line));

/** A standard input that holds this text and does not end. */
export function openInput(text = ''): Readable {
  const input = new PassThrough();
  input.write(text);
  return input;
}

/** A standard input at which somebody types this and then Ctrl-D. */
export const typed = (text: string): Readable =>
  Object.assign(Readable.from([Buffer.from(text)]), { isTTY: true });

/** A reader that takes so many pieces and goes away. */
export function readerOf(pieces: number): Write {
  let left = pieces;
  return () => {
    if (left-- <= 0) throw Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  };
}

const processWith = (stdin: Readable): Omit<CommandProcess, keyof Emitter> => ({
  stdin,
  stdout: new PassThrough(),
  stderr: new PassThrough(),
  env: { LANG: 'C.UTF-8' },
  platform: 'linux',
  pid: 4711,
  kill: () => undefined,
});
