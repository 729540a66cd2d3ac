/** Parts of the page that cannot be loaded. The service worker would have them, so there is none. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button, choose, notices, onThePage, ready } from './support/built-page.js';

const stage = onThePage();

const NAME = 'Monte Carlo (UMBC)';

const KIT = '**/montecarlo-*.js';

/** From now on Monte Carlo cannot be fetched; what is returned lets it be fetched again. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route(KIT, (route) => route.abort());
  return () => page.unroute(KIT);
}

test('a game that cannot be loaded is told of, the table stays, and it can be tried again', async () => {
  stage.allow(/not loaded: .*montecarlo-|Failed to load resource/);
  const page = await stage.open('#deal=java:11');
  const connect = await cutOff(page);
  await choose(page, NAME);
  const told = notices(page).filter({ hasText: 'Monte Carlo (UMBC) could not be loaded.' });
  await told.waitFor();
  expect(await page.locator('main').getAttribute('data-game')).toBe('klondike');
  await button(page, 'Try again').click();
  await button(page, 'Reload the page').waitFor();
  await connect();
  await button(page, 'Reload the page').click();
  await told.waitFor({ state: 'detached' });
  await ready(page);
  await choose(page, NAME);
  await page.getByRole('gridcell').first().waitFor();
  expect(await notices(page).count()).toBe(0);
});
