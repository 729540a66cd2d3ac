/** What the page hears: another address, another tab, files that are dropped, buttons that were pressed. */
import { make } from '../browser/dom.js';
import { isByPointer } from '../browser/parts/pointer.js';
import { byId } from './parts/dom.js';
import { takeDrops } from './parts/drop.js';
import type { ReplayDesk } from './replay/desk.js';
import type { PageStrings } from './strings/english.js';
import { takeLink } from './take-link.js';

interface Listening {
  readonly desk: ReplayDesk;
  readonly strings: PageStrings;
  /** Gives the focus to the table or to a replay's bar. */
  readonly focus: () => void;
  /** Goes to the game of a link. */
  readonly follow: (hash: string | undefined) => void;
  /** Another tab of this browser has saved something. */
  readonly heedOtherTab: () => void;
}

export function listenFor({ desk, strings, focus, follow, heedOtherTab }: Listening): void {
  window.addEventListener('hashchange', () => follow(takeLink()));
  window.addEventListener('storage', heedOtherTab);
  // The focus does not stay on a button that the pointer has pressed.
  document.body.addEventListener('click', (event) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (isOnButton && isByPointer(event) && document.querySelector('dialog[open]') === null) focus();
  });
  const hint = byId('drop-hint');
  hint.replaceChildren(make('p', {}, strings.dropHint));
  takeDrops(window, {
    ...{ hint, strings },
    onFile: (file) => desk.openFile(file),
    onFault: (why) => desk.refuse(why),
  });
}
