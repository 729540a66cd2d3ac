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
