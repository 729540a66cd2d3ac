/** When a page has nothing else to do. */

/** In milliseconds. */
const LONGEST = 2000;
const MOMENT = 200;

/** Resolves after the page is drawn, as soon as it has time. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LONGEST });
    else setTimeout(resolve, MOMENT); // Not every browser tells when it is idle.
  });
