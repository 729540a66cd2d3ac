/** Listens to the keyboard for a view. */

export interface KeyTarget {
  readonly view: HTMLElement;
  /** If given, the view also gets keys while nothing on the page has the focus. Abort the controller to stop this. */
  readonly pageKeys: AbortController | undefined;
}

/** Calls `react` for each key that is meant for the table. The table gets no keys while a dialog of the view is open or loading. */
export function listenToKeys({ view, pageKeys }: KeyTarget, react: (event: KeyboardEvent) => void): void {
  const hear = (event: KeyboardEvent): void => {
    const isCovered = 'opening' in view.dataset || view.querySelector('dialog[open]') !== null;
    if (!isCovered && !isOwnKey(event)) react(event);
  };
  view.addEventListener('keydown', hear);
  if (pageKeys === undefined) return;
  document.addEventListener('keydown', (event) => event.target === document.body && hear(event), pageKeys);
}

/** Keys that buttons outside the table need themselves. */
export const OWN_KEYS = /^(Enter| |Arrow|Home|End)/;

const isOwnKey = ({ key, target }: KeyboardEvent): boolean =>
  OWN_KEYS.test(key) && target instanceof Element && target.matches('button:not(.table *)');
