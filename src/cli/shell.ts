/** What whoever runs the command gives it besides words: streams, the environment, signals. */
import type { SearchThread } from './analyse/pool.js';
import type { Outputs } from './output.js';
import type { Signals, Terminal } from './play/fill-screen.js';
import type { ColorStream, Environment } from './play/locale.js';
import type { ScreenInput, ScreenOutput } from './play/screen.js';

/** The process it runs in, or what stands for it. */
export interface CommandProcess extends Signals {
  readonly stdin: ScreenInput & { readonly isTTY?: boolean; readonly destroy: () => unknown };
  /** Frames go to `Outputs`; this is the terminal that shows them, if one does. */
  readonly stdout: ScreenOutput & ColorStream & { readonly isTTY?: boolean };
  /** The same for what goes to standard error. */
  readonly stderr: ScreenOutput & { readonly isTTY?: boolean };
  readonly env: Environment;
  readonly platform: string;
}

export interface Shell extends Outputs {
  readonly process: CommandProcess;
  /** A thread that searches games; one of Node's by default. */
  readonly newThread?: () => SearchThread;
}

export const terminalOf = (process: CommandProcess): Terminal => ({
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  signals: process,
});
