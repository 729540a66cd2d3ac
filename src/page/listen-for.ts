/** What the page hears: another address, another tab, buttons that were pressed. */
import { isByPointer } from '../browser/parts/pointer.js';
import { linkHere } from './take-link.js';

interface Listening {
  /** Gives the focus to the table or to a replay's bar. */
  readonly focus: () => void;
  /** Goes to the game of a link. */
  readonly follow: (hash: string | undefined) => void;
  /** Another tab of this browser has saved something. */
  readonly heedOtherTab: () => void;
}

export function listenFor({ focus, follow, heedOtherTab }: Listening): void {
  window.addEventListener('hashchange', () => follow(linkHere()));
  window.addEventListener('storage', heedOtherTab);
  // The focus does not stay on a button that the pointer has pressed.
  document.body.addEventListener('click', (event) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (isOnButton && isByPointer(event) && document.querySelector('dialog[open]') === null) focus();
  });
}
