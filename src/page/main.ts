/** Opens the page and makes it available offline. */
import { languageOf } from '../core/strings/language.js';
import { LISTED_GAMES } from '../listed-games.js';
import { installPrompt } from './install/prompt.js';
import { openPage } from './open-page.js';
import type { Page } from './page.js';

/** The language in the address, or else the browser's language. */
const language = languageOf([...new URLSearchParams(location.search).getAll('lang'), ...navigator.languages]);

/** Registers the service worker. Notices tell the player about a new version, or that the page won't work offline. */
async function keepOffline({ notices, strings }: Page): Promise<void> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  const { serviceWorker: workers } = navigator;
  const tellRenewed = (): void =>
    notices.show({
      text: strings.newVersion,
      action: { label: strings.reload, run: () => location.reload() },
    });
  if (workers.controller !== null) workers.addEventListener('controllerchange', tellRenewed);
  try {
    await workers.register('service-worker.js');
  } catch {
    notices.show({ text: strings.notOffline });
  }
}

const prompt = installPrompt();

/** Not awaited, because the parts that load later import this module. */
void openPage(LISTED_GAMES, language).then((page) => {
  void keepOffline(page);
  page.offerInstall(prompt);
});
