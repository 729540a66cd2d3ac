/** How a submission's process is started, and how much it may take. */
import { versions } from 'node:process';
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

/** How much a submission in a process of its own may take. */
export interface Limits {
  /** Until it has answered one event. */
  readonly eventMilliseconds: number;
  /** Until it stands ready for the first event. */
  readonly startMilliseconds: number;
  /** Calls of the view in one event. */
  readonly viewCalls: number;
  /** The longest line of the protocol. */
  readonly lineBytes: number;
  /** What it prints in one event. */
  readonly outputBytes: number;
  /** Excludes memory that the program only reserves (`Launch.reserved`). */
  readonly memoryMebibytes: number;
  /** Processes and threads together. Linux sets the superuser no such limit. */
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

/** Of each thread, in mebibytes: V8's code range on x64 (`kMaximalCodeRangeSize` in its `src/common/globals.h`). */
const CODE = 512;

/** A program has its own thread and that of the loader's hooks. */
const THREADS = 2;

/** What Node reserves and never fills, in mebibytes. */
export const reservedByNode = (version = versions.node): number =>
  Number(version.split('.')[0]) >= 23 ? CODE * THREADS : 0;
