/** Runs the `klondike` command in this process, with its own streams. */
import { EventEmitter } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import type { Write } from '../../src/cli/output.js';
import { Output } from '../../src/cli/output.js';
import type { Emitter } from '../../src/cli/play/screen.js';
import { run } from '../../src/cli/run.js';
import type { CommandProcess, Shell } from '../../src/cli/shell.js';
import type { Games } from '../../src/kit/games.js';
import { LocalThread } from './local-thread.js';

export interface CommandResult {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Options that differ from a process with pipes for all streams and a UTF-8 locale. */
export interface CommandOptions extends Partial<CommandProcess> {
  /** Called with each text before it counts as printed; may throw. */
  readonly onPrint?: Write;
  /** Emits the signals sent to the command. */
  readonly signals?: EventEmitter;
  /** The package's own version by default. */
  readonly games?: Games;
}

/** The command's exit status and output. `input` is its whole standard input, unless it is a stream. */
export const klondike = (
  args: readonly string[],
  input: string | Uint8Array | Readable = '',
  { games, ...given }: CommandOptions = {},
): Promise<CommandResult> => inShell((shell) => run(args, shell, games), input, given);

/** Runs a part of the command that needs a shell. */
export async function inShell(
  work: (shell: Shell) => Promise<number>,
  input: string | Uint8Array | Readable = '',
  { onPrint, signals = new EventEmitter(), games: _games, ...given }: CommandOptions = {},
): Promise<CommandResult> {
  const stdin = input instanceof Readable ? input : new PassThrough().end(input);
  let [out, err] = ['', ''];
  const output = new Output((text) => {
    onPrint?.(text);
    out += text;
  });
  const errors = new Output((text) => (err += text), 0);
  const process = Object.assign(signals, processWith(stdin), given);
  const status = await work({ output, errors, process, newThread: (file) => new LocalThread(file) });
  if (stdin.readableFlowing !== null && !stdin.readableEnded && !stdin.destroyed)
    throw new Error('the command still waits for input, so its process would not end');
  return { status, out, err };
}

/** Finds the complaints in the output of line mode, which are refusals, unknown words and unmet expectations. */
export const complaintsIn = (err: string): string[] =>
  err.split('\n').filter((line) => /refused|expected|not as/.test(line));

/** A standard input that holds this text and does not end. */
export function openInput(text = ''): Readable {
  const input = new PassThrough();
  input.write(text);
  return input;
}

/** A standard input where a person types this and then Ctrl-D. */
export const typed = (text: string): Readable =>
  Object.assign(Readable.from([Buffer.from(text)]), { isTTY: true });

/** A reader that accepts this many chunks and then closes. */
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
