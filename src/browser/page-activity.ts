/** The activity of a page: when it is idle, and whether the player can see the game. */

/** In milliseconds. */
const MAX_WAIT = 2000;
const FALLBACK_WAIT = 200;

/** Resolves when the page is idle. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: MAX_WAIT });
    else setTimeout(resolve, FALLBACK_WAIT); // Some browsers have no idle callback.
  });

/** True if the page is in the background, or if a dialog or an element with `data-pauses` covers the table. */
export function isGameHidden(): boolean {
  if (typeof document === 'undefined') return false;
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const isPaused = document.querySelector('[data-pauses]') !== null;
  return document.hidden || isPaused || !!focused?.closest('dialog[open]');
}
