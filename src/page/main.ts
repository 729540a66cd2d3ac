/** Opens the page, and has it kept for use without a network. */
import { languageOf } from '../core/strings/language.js';
import { GAMES } from '../games.js';
import { loadGames } from './games.js';
import { Page } from './page.js';

/** The language that the address names, or else the browser's. */
const language = languageOf([...new URLSearchParams(location.search).getAll('lang'), ...navigator.languages]);

const page = new Page(await loadGames(GAMES, language), language);
page.open();

if ('serviceWorker' in navigator && isSecureContext) void keepPage(navigator.serviceWorker);

async function keepPage(workers: ServiceWorkerContainer): Promise<void> {
  const { notices, strings } = page;
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
