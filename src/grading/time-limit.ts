/** Limits the time for grading a submission. */

/** The default limit, in seconds. */
export const USUAL_SECONDS = 60;

/**
 * Returns a function that says whether this many seconds have passed.
 * @param free returns the milliseconds so far that do not count
 */
export function lateAfter(seconds: number, free = (): number => 0): () => boolean {
  const start = performance.now() - free();
  return () => performance.now() - start - free() > 1000 * seconds;
}
