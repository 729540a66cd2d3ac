/** Has the page kept for use without a network. */
import type { Notices } from './parts/notices.js';
import type { PageStrings } from './strings/english.js';

interface Keeping {
  readonly notices: Pick<Notices, 'show'>;
  readonly strings: PageStrings;
}

/** Tells the player of a new version of the page; and if this browser cannot keep it. */
export async function keepOffline({ notices, strings }: Keeping): Promise<void> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  const { serviceWorker: workers } = navigator;
  const tellRenewed = (): void =>
    notices.show({
      text: strings.isRenewed,
      action: { label: strings.load, run: () => location.reload() },
    });
  if (workers.controller !== null) workers.addEventListener('controllerchange', tellRenewed);
  try {
    await workers.register('service-worker.js');
  } catch {
    notices.show({ text: strings.isNotKeptOffline });
  }
}
