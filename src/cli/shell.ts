/** The surroundings of a command: streams, the environment, signals. */
import type { NewThread } from './jobs/pool.js';
import type { Outputs } from './output.js';
import type { Signals, Terminal } from './play/fill-screen.js';
import type { ColorStream, Environment } from './play/locale.js';
import { languageFrom, spelledFor } from './play/locale.js';
import type { ScreenInput, ScreenOutput } from './play/screen.js';
import { commandTexts } from './strings/catalogue.js';
import type { CommandTexts } from './strings/english.js';

/** The process that the command runs in, or a substitute. */
export interface CommandProcess extends Signals {
  readonly stdin: ScreenInput & { readonly isTTY?: boolean; readonly destroy: () => unknown };
  /** The terminal that shows standard output, if one does. Frames are written to `Outputs`. */
  readonly stdout: ScreenOutput & ColorStream & { readonly isTTY?: boolean };
  /** The terminal that shows standard error, if one does. */
  readonly stderr: ScreenOutput & { readonly isTTY?: boolean };
  readonly env: Environment;
  readonly platform: string;
}

export interface Shell extends Outputs {
  readonly process: CommandProcess;
  /** Makes the threads of commands that have much to do; one of Node's by default. */
  readonly newThread?: NewThread;
}

/** The columns of the terminal that shows standard error; undefined if none does, or if it does not say. */
export const errorWidth = ({ stderr }: Pick<CommandProcess, 'stderr'>): number | undefined =>
  columnsOf(stderr);

/** The same for standard output. */
export const outputWidth = ({ stdout }: Pick<CommandProcess, 'stdout'>): number | undefined =>
  columnsOf(stdout);

const columnsOf = ({ isTTY, columns = 0 }: CommandProcess['stderr']): number | undefined =>
  isTTY === true && columns > 0 ? columns : undefined;

export const terminalOf = (process: CommandProcess): Terminal => ({
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  signals: process,
});

/** The command's texts in the language of the environment. */
export const textsFor = ({ process }: Pick<Shell, 'process'>): Promise<CommandTexts> =>
  commandTexts(languageFrom(process.env));

/** Prints a message on standard error, in signs that the terminal can show. */
export const tell = ({ errors, process }: Shell, text: string): void =>
  errors.print(spelledFor(process, text));
