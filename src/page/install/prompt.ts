/** Catches the browser's offer to install the page. The browser makes it once, early, so the page listens from the start. */

/** TypeScript's library doesn't have this event. */
export interface InstallPrompt extends Event {
  /** Asks the player. Works once, after a press. */
  prompt(): Promise<unknown>;
}

/** Resolves if the page can be installed and isn't yet. The browser then leaves the question to the page. */
export const installPrompt = (): Promise<InstallPrompt> =>
  new Promise((resolve) => {
    const take = (event: Event): void => {
      event.preventDefault();
      resolve(event as InstallPrompt);
    };
    addEventListener('beforeinstallprompt', take, { once: true });
  });
