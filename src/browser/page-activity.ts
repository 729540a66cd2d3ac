/** The activity of a page: when it has time, and whether the player can see the game. */

/** In milliseconds. */
const LONGEST = 2000;
const MOMENT = 200;

/** Resolves after the page is drawn, as soon as it has time. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LONGEST });
    else setTimeout(resolve, MOMENT); // Not every browser tells when it is idle.
  });

/** Can nobody see the game? The page is in the background, or a dialog lies over the table. */
export function isGameHidden(): boolean {
  if (typeof document === 'undefined') return false;
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return document.hidden || !!focused?.closest('dialog[open]');
}
