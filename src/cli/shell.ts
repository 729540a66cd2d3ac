/** The environment of a command: streams, variables and signals. */
import type { NewThread } from './jobs/pool.js';
import type { Outputs } from './output.js';
import type { Signals, Terminal } from './play/fill-screen.js';
import type { ColorStream, Environment } from './play/locale.js';
import { languageFrom, spelledFor } from './play/locale.js';
import type { ScreenInput, ScreenOutput } from './play/screen.js';
import { commandTexts } from './strings/command-texts.js';
import type { CommandTexts } from './strings/english.js';

/** The process that the command runs in, or a substitute. */
export interface CommandProcess extends Signals {
  readonly stdin: ScreenInput & { readonly isTTY?: boolean; readonly destroy: () => unknown };
  /** For the terminal that shows standard output, if any. Frames go to `Outputs`. */
  readonly stdout: ScreenOutput & ColorStream & { readonly isTTY?: boolean };
  /** For the terminal that shows standard error, if any. */
  readonly stderr: ScreenOutput & { readonly isTTY?: boolean };
  readonly env: Environment;
  readonly platform: string;
}

export interface Shell extends Outputs {
  readonly process: CommandProcess;
  /** Makes the threads for long work; Node's worker threads by default. */
  readonly newThread?: NewThread;
}

/** The width of the terminal that shows standard error, in columns. Undefined without a terminal, or if the width is unknown. */
export const errorWidth = ({ stderr }: Pick<CommandProcess, 'stderr'>): number | undefined =>
  columnsOf(stderr);

/** The width of the terminal that shows standard output, in columns. */
export const outputWidth = ({ stdout }: Pick<CommandProcess, 'stdout'>): number | undefined =>
  columnsOf(stdout);

/** The width of help, in columns: 80 in a pipe, and at most 80 in a terminal. */
export const helpWidth = (columns = 80): number => Math.min(80, columns);

const columnsOf = ({ isTTY, columns = 0 }: CommandProcess['stderr']): number | undefined =>
  isTTY === true && columns > 0 ? columns : undefined;

export const terminalOf = (process: CommandProcess): Terminal => ({
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  signals: process,
});

export const textsFor = ({ process }: Pick<Shell, 'process'>): Promise<CommandTexts> =>
  commandTexts(languageFrom(process.env));

/** Prints a message on standard error, in characters that the terminal can show. */
export const tell = ({ errors, process }: Shell, text: string): void =>
  errors.print(spelledFor(process, text));
