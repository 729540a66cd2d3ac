/** The place where a submission's process runs, so that it can't do harm. */
import { env } from 'node:process';
import type { Launch, Limits } from '../remote/launch.js';

export interface Sandbox {
  /** Is a submission isolated from the network, the files and other processes? */
  readonly isolated: boolean;
  /** Why submissions are not isolated; empty if they are. */
  readonly reason: string;
  /** The command line that starts the program there, and its environment variables. */
  confine(
    launch: Launch,
    limits: Limits,
  ): { readonly command: readonly string[]; readonly environment: Readonly<Record<string, string>> };
  /** Ends the background processes of a submission. Absent if the sandbox ends them itself, or cannot find them. */
  endLeftovers?(): void;
}

/** Submissions can't be isolated or run as another user, although the caller requires it. */
export class NoSandbox extends Error {
  override readonly name = 'NoSandbox';
}

/** No isolation: only a separate process, a nearly empty environment, and limits. */
export const noSandbox = (reason: string): Sandbox => ({
  isolated: false,
  reason,
  confine: (launch, limits) => ({
    command: limitedCommand(launch, limits, false),
    environment: environmentOf(launch),
  }),
});

/**
 * Variables that a program needs to find other programs and to write text. These variables say nothing about the
 * grader.
 */
export const environmentOf = ({ channel, environment }: Launch): Readonly<Record<string, string>> => ({
  PATH: env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin',
  HOME: '/tmp',
  LANG: 'C.UTF-8',
  ...(channel === 'fd 3' && { KLONDIKE_FD: '3' }),
  ...environment,
});

/** The block in which shells count the size of files, in bytes. */
const BLOCK = 512;

/**
 * The command, with limits on its processor time, memory and output. Ignores limits that the system does not have.
 * @param counts true to limit the number of processes as well, which is useful only if the user's other processes don't
 * count
 */
export function limitedCommand(
  { command, reserved = 0 }: Pick<Launch, 'command' | 'reserved'>,
  limits: Limits,
  counts: boolean,
): readonly string[] {
  const { processorSeconds, memoryMebibytes, outputBytes, processes } = limits;
  const settings = [
    'ulimit -c 0',
    `ulimit -t ${processorSeconds}`,
    `ulimit -d ${(memoryMebibytes + reserved) * 1024}`,
    `ulimit -f ${Math.ceil(outputBytes / BLOCK)}`,
    // Shells use different letters for this limit.
    ...(counts ? [`ulimit -u ${processes} || ulimit -p ${processes}`] : []),
  ].map((line) => `{ ${line}; } 2>/dev/null`);
  return ['/bin/sh', '-c', [...settings, 'exec "$@"'].join('\n'), 'sh', ...command];
}
