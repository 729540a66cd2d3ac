/** How a submission's process is started. */
import type { LackingFault } from '../candidate/candidate.js';

export interface Launch {
  /** The program and its arguments. */
  readonly command: readonly string[];
  /** Where it writes the protocol. It reads it from standard input. What else it prints is kept for messages. */
  readonly channel: 'fd 3' | 'stdout';
  /** The folder it runs in. */
  readonly folder: string;
  /** Files and folders that it must be able to read in a sandbox, besides those of the system. */
  readonly reads: readonly string[];
  /** Mebibytes that it reserves and never fills, but that the system counts as its memory. None by default. */
  readonly reserved?: number;
  /** Variables of its environment, which is empty otherwise but for `PATH`, `HOME` and `LANG`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Sentences for the report about how it was built. */
  readonly notes?: readonly string[];
  /** Says what this machine lacks if that may be why the program can't be loaded, with this error. */
  readonly lackForLoading?: (error: string) => LackingFault | undefined;
}

/**
 * What is started where the constants have these numbers; without any, the package's. A compiler writes them into the
 * program.
 */
export type LaunchFor = (constants?: Readonly<Record<string, number>>) => Launch;
