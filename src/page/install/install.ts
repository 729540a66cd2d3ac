/** Offers once, from the third visit on, to install the page. On iOS, where a page can't do that, it says how. */
import type { Notice } from '../game/notice.js';
import type { Store } from '../game/store.js';
import type { PageStrings } from '../strings/english.js';
import type { InstallPrompt } from './prompt.js';

/** The visit with the offer. */
const OFFERED_AT = 3;

/** A page that opens sooner after the start of a visit belongs to it. In milliseconds. */
const VISIT = 60 * 60 * 1000;

interface Visits {
  readonly count: number;
  /** The start of the last visit, in milliseconds since 1970. */
  readonly last: number;
}

/** The visits including this one. `text` is the stored text; undefined at the first visit. */
export function visitsAt(now: number, text = ''): Visits {
  const [count = 0, last = 0] = /^\d+ \d+$/.test(text) ? text.split(' ').map(Number) : [];
  return count > 0 && now >= last && now < last + VISIT ? { count, last } : { count: count + 1, last: now };
}

export const printVisits = ({ count, last }: Visits): string => `${count} ${last}`;

interface InstallOptions {
  readonly store: Pick<Store, 'read' | 'write'>;
  readonly strings: PageStrings;
  readonly notify: (notice: Notice) => void;
  /** Resolves if the browser can install the page. */
  readonly prompt: Promise<InstallPrompt>;
  /** In milliseconds since 1970. */
  readonly now: number;
}

export async function offerInstall({ store, strings, notify, prompt, now }: InstallOptions): Promise<void> {
  const visits = visitsAt(now, store.read('visits'));
  store.write('visits', printVisits(visits));
  if (visits.count < OFFERED_AT || store.read('install') !== undefined || isInstalled()) return;
  const offer = (notice: Pick<Notice, 'text' | 'action'>): void => {
    store.write('install', 'offered');
    notify({ ...notice, stays: true, topic: 'install' });
  };
  if (isOnIos()) {
    offer({ text: strings.installOnIos });
    return;
  }
  const event = await prompt;
  offer({
    text: strings.installOffer,
    action: { label: strings.install, run: () => void event.prompt() },
  });
}

/** Does the page run as an installed app? */
const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true;

/** Only browsers on iOS tell whether the page was opened from the home screen. Macs have no touch screen. */
const isOnIos = (): boolean => 'standalone' in navigator && navigator.maxTouchPoints > 1;
