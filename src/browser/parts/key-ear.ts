/** Hears the keys over a view. */

export interface Ear {
  readonly view: HTMLElement;
  /** Until it is aborted, keys are heard that are for nothing else on the page. */
  readonly pageKeys: AbortController | undefined;
}

/** While a dialog of the view is open, no key is one of the table. */
export function hearKeys({ view, pageKeys }: Ear, react: (event: KeyboardEvent) => void): void {
  const hear = (event: KeyboardEvent): void => {
    if (view.querySelector('dialog[open]') === null && !isOwnKey(event)) react(event);
  };
  view.addEventListener('keydown', hear);
  if (pageKeys === undefined) return;
  document.addEventListener('keydown', (event) => event.target === document.body && hear(event), pageKeys);
}

/** Keys that buttons elsewhere in the view have for themselves. */
export const OWN_KEYS = /^(Enter| |Arrow|Home|End)/;

const isOwnKey = ({ key, target }: KeyboardEvent): boolean =>
  OWN_KEYS.test(key) && target instanceof Element && target.matches('button:not(.table *)');
