/** How long grading a submission may take. */

/** By default, in seconds. */
export const USUAL_SECONDS = 60;

/**
 * Says whether this many seconds have passed.
 * @param free the milliseconds so far that do not count
 */
export function lateAfter(seconds: number, free = (): number => 0): () => boolean {
  const start = performance.now() - free();
  return () => performance.now() - start - free() > 1000 * seconds;
}
