/** Limits of the operating system: a shell sets them and becomes the program. */
import type { Launch } from '../remote/launch.js';
import type { Limits } from '../remote/limits.js';

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
