/** Waits until the page has nothing else to do. Not every browser tells that: some are given a moment instead. */
export function onIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LONGEST });
  else setTimeout(run, MOMENT);
}

/** In milliseconds. */
const LONGEST = 2000;
const MOMENT = 200;
