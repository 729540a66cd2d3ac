/** Opens the page, and has it kept for when there is no network. */
import type { Notice } from './game/keeper.js';
import { GAMES } from '../games.js';
import { loadGames } from './games.js';
import { Page } from './page.js';

const RENEWED: Notice = {
  text: 'There is a new version of this page.',
  action: { label: 'Load it', run: () => location.reload() },
};

const page = new Page(await loadGames(GAMES));
page.open();

if ('serviceWorker' in navigator && isSecureContext) void keepPage(navigator.serviceWorker);

async function keepPage(workers: ServiceWorkerContainer): Promise<void> {
  const { show } = page.notices;
  if (workers.controller !== null) workers.addEventListener('controllerchange', () => show(RENEWED));
  try {
    await workers.register('service-worker.js');
  } catch {
    show({ text: 'This browser does not keep the page for when there is no network.' });
  }
}
