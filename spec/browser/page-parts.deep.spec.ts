/** Tests the page when some of its parts don't load. The service worker is off, because it would have cached them. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button, choose, notices, onThePage, ready } from './support/built-page.js';

const stage = onThePage();

const NAME = 'Monte Carlo';

const KIT = '**/montecarlo-*.js';

/** Blocks requests for Monte Carlo. The returned function unblocks them. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route(KIT, (route) => route.abort());
  return () => page.unroute(KIT);
}

test("reports a game that doesn't load, keeps the table, and lets the player try again", async () => {
  stage.allow(/not loaded: .*montecarlo-|Failed to load resource/);
  const page = await stage.open('#deal=java:11');
  const connect = await cutOff(page);
  await choose(page, NAME);
  const told = notices(page).filter({ hasText: "Monte Carlo didn't load." });
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
