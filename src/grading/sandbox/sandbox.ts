/** Where a submission's process runs, so that it can harm nothing. */
import type { Launch } from '../remote/launch.js';
import type { Limits } from '../remote/limits.js';

/** A command line and its whole environment. */
interface Confined {
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

export interface Sandbox {
  /** Is a submission kept from the network, from the files and from other processes? */
  readonly isolated: boolean;
  /** Why submissions are not isolated; empty if they are. */
  readonly reason: string;
  confined(launch: Launch, limits: Limits): Confined;
  /** Ends the background processes of a submission. Absent if the sandbox ends them itself, or cannot find them. */
  endLeftovers?(): void;
}

/** Submissions cannot run in isolation, or as the other user, as the caller demands. */
export class NoSandbox extends Error {
  override readonly name = 'NoSandbox';
}
