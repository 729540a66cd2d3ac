/** Opens the page, and has it kept for use without a network. */
import { languageOf } from '../core/strings/language.js';
import { LISTED_GAMES } from '../listed-games.js';
import { openPage } from './open-page.js';
import type { Page } from './page.js';

/** The language that the address names, or else the browser's. */
const language = languageOf([...new URLSearchParams(location.search).getAll('lang'), ...navigator.languages]);

/** Tells the player of a new version of the page; and if this browser cannot keep it. */
async function keepOffline({ notices, strings }: Page): Promise<void> {
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

/** Not awaited where the module is evaluated: parts that it loads import it. */
void openPage(LISTED_GAMES, language).then(keepOffline);
