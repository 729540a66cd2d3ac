/** Opens the page, and has it kept for use without a network. */
import { languageOf } from '../core/strings/language.js';
import { LISTED_GAMES } from '../listed-games.js';
import { openPage } from './open-page.js';
import type { Page } from './page.js';

/** The language that the address names, or else the browser's. */
const language = languageOf([...new URLSearchParams(location.search).getAll('lang'), ...navigator.languages]);

void open();

/** Not awaited where the module is evaluated: parts that it loads import it. */
async function open(): Promise<void> {
  const page = await openPage(LISTED_GAMES, language);
  if ('serviceWorker' in navigator && isSecureContext) await keepPage(page, navigator.serviceWorker);
}

async function keepPage({ notices, strings }: Page, workers: ServiceWorkerContainer): Promise<void> {
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
