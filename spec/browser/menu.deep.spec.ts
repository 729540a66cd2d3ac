/** The settings of the menu. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { click } from './montecarlo/support/grid.js';
import { button, draw, onThePage, openSettings, reload } from './support/built-page.js';

const stage = onThePage();

test('the player can hide the time', async () => {
  const page = await stage.open('#deal=java:11');
  await draw(page);
  const timer = page.getByRole('timer');
  await timer.waitFor();
  await openSettings(page);
  await page.getByRole('switch', { name: 'Timer' }).uncheck();
  await page.keyboard.press('Escape');
  await timer.waitFor({ state: 'hidden' });
  await reload(page);
  await draw(page);
  expect(await timer.isVisible()).toBe(false);
});

test.each([
  [1920, 1080, 16],
  [3840, 2160, 23],
])("in a window of %i by %i, the menu's text is %i pixels high", async (width, height, least) => {
  const page = await stage.open('#deal=java:11', { viewport: { width, height } });
  await openSettings(page);
  const entry = page.getByRole('dialog').getByRole('button', { name: 'Keys' });
  const bar = page.getByRole('toolbar').getByRole('button', { name: 'Settings' });
  const sizes = await Promise.all(
    [entry, bar].map((one) => one.evaluate((element) => parseInt(getComputedStyle(element).fontSize))),
  );
  expect(sizes).toEqual([least, least]);
});

test.each<[address: string, play: (page: Page) => Promise<void>]>([
  ['#deal=java:11', draw],
  ['#game=montecarlo&deal=java:12345', (page) => click(page, 'c1', 'b2')],
])('Redo looks disabled until there is something to redo, at %s', async (address, play) => {
  const page = await stage.open(address);
  const redo = (): Promise<string | null> => button(page, 'Redo').getAttribute('aria-disabled');
  const told = [await redo()];
  await play(page);
  told.push(await redo());
  await page.keyboard.press('u');
  told.push(await redo());
  expect(told).toEqual(['true', 'true', 'false']);
});
