/** Where a submission's process runs, so that it can harm nothing, and what it needs wherever that is. */
import { env } from 'node:process';
import type { Launch, Limits } from '../remote/launch.js';

export interface Sandbox {
  /** Is a submission kept from the network, from the files and from other processes? */
  readonly isolated: boolean;
  /** Why submissions are not isolated; empty if they are. */
  readonly reason: string;
  /** The command line that starts the program there, and its whole environment. */
  confined(
    launch: Launch,
    limits: Limits,
  ): { readonly command: readonly string[]; readonly environment: Readonly<Record<string, string>> };
  /** Ends the background processes of a submission. Absent if the sandbox ends them itself, or cannot find them. */
  endLeftovers?(): void;
}

/** Submissions cannot run in isolation, or as the other user, as the caller demands. */
export class NoSandbox extends Error {
  override readonly name = 'NoSandbox';
}

/** No sandbox: a process of its own, an almost empty environment, and limits. */
export const noSandbox = (reason: string): Sandbox => ({
  isolated: false,
  reason,
  confined: (launch, limits) => ({
    command: limited(launch, limits, false),
    environment: environmentOf(launch),
  }),
});

/** What a program needs to find others and to write letters; nothing that tells of the grader. */
export const environmentOf = ({ channel, environment }: Launch): Readonly<Record<string, string>> => ({
  PATH: env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin',
  HOME: '/tmp',
  LANG: 'C.UTF-8',
  ...(channel === 'fd 3' && { KLONDIKE_FD: '3' }),
  ...environment,
});

/** Shells count the size of files in these. */
const BLOCK = 512;

/**
 * The command, with limits on its processor time, memory and output. A system that lacks one goes without it.
 * @param counts are its processes counted for themselves, and not with all others of the user?
 */
export function limited(
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
    // Shells differ in the letter.
    ...(counts ? [`ulimit -u ${processes} || ulimit -p ${processes}`] : []),
  ].map((line) => `{ ${line}; } 2>/dev/null`);
  return ['/bin/sh', '-c', [...settings, 'exec "$@"'].join('\n'), 'sh', ...command];
}
