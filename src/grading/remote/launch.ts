/** How to start a submission's process, and its limits. */
import { versions } from 'node:process';
import type { LackingFault } from '../candidate/candidate.js';

export interface Launch {
  /** The program and its arguments. */
  readonly command: readonly string[];
  /**
   * The channel to which the process writes the protocol. The process always reads from standard input. Messages quote
   * its other output.
   */
  readonly channel: 'fd 3' | 'stdout';
  readonly folder: string;
  /** Files and folders that the process must be able to read in a sandbox, in addition to the system's. */
  readonly reads: readonly string[];
  /** Mebibytes that the process reserves but never fills, although the system counts them. None by default. */
  readonly reserved?: number;
  /** The environment variables of the process, apart from `PATH`, `HOME` and `LANG`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Sentences for the report about how the program was built. */
  readonly notes?: readonly string[];
  /** Says what this machine lacks if that may be why the program can't be loaded, with this error. */
  readonly lackForLoading?: (error: string) => LackingFault | undefined;
}

/**
 * The launch for constants with these values; by default, the package's values. A compiler writes them into the
 * program.
 */
export type LaunchFor = (constants?: Readonly<Record<string, number>>) => Launch;

/** The limits for a submission in its own process. */
export interface Limits {
  /** The time to answer one event. */
  readonly eventMilliseconds: number;
  /** The time until the process is ready for the first event. */
  readonly startMilliseconds: number;
  /** The most calls to the view in one event. */
  readonly viewCalls: number;
  /** The longest line of the protocol. */
  readonly lineBytes: number;
  /** The most bytes printed in one event. */
  readonly outputBytes: number;
  /** Excludes memory that the program only reserves (`Launch.reserved`). */
  readonly memoryMebibytes: number;
  /** Processes and threads together. Linux does not limit root. */
  readonly processes: number;
  readonly processorSeconds: number;
}

export const LIMITS: Limits = {
  eventMilliseconds: 1000,
  startMilliseconds: 15_000,
  viewCalls: 500,
  lineBytes: 64 * 1024,
  outputBytes: 1024 * 1024,
  memoryMebibytes: 512,
  processes: 256,
  processorSeconds: 60,
};

/** For each thread, in mebibytes: V8's code range on x64 (`kMaximalCodeRangeSize` in its `src/common/globals.h`). */
const CODE = 512;

/** A program has its own thread and one for the loader's hooks. */
const THREADS = 2;

/** Mebibytes that Node reserves but never fills. */
export const reservedByNode = (version = versions.node): number =>
  Number(version.split('.')[0]) >= 23 ? CODE * THREADS : 0;
