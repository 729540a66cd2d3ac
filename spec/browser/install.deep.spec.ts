/** The page offers at the third visit, once, to install it. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button, notices, onThePage, reload } from './support/built-page.js';

const stage = onThePage();

const LONG_AGO = 1_000_000;

const visits = (count: number): Record<string, string> => ({
  'klondike-kit:2:visits': `${count} ${LONG_AGO}`,
});

/** Runs in the page: makes the offer of a browser that can install pages. */
function offer(): void {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => (document.title = 'asked'),
  });
  addEventListener('load', () => setTimeout(() => dispatchEvent(event)));
}

/** Runs in the page: makes it look like an iPhone. */
function beIphone(): void {
  Object.defineProperties(navigator, { standalone: { value: false }, maxTouchPoints: { value: 5 } });
}

const texts = async (page: Page): Promise<string[]> => {
  // The offer comes after the last part has loaded.
  await page.waitForFunction(() => localStorage.getItem('klondike-kit:2:visits') !== '2 1000000');
  await page.waitForTimeout(300);
  return notices(page).locator('p').allInnerTexts();
};

const OFFER = 'Add Klondike to your device? It opens from its own icon, even offline.';

test.each([
  [0, []],
  [1, []],
  [2, [OFFER]],
])('after %d visits: %j', async (count, told) => {
  const page = await stage.open('', { before: offer, ...(count > 0 && { stored: visits(count) }) });
  expect(await texts(page)).toEqual(told);
});

test('asks the browser at a press, and never offers again', async () => {
  const page = await stage.open('', { before: offer, stored: visits(2) });
  await button(page, 'Install').click();
  const seen: unknown[] = [await page.title()];
  await reload(page);
  seen.push(await texts(page));
  expect(seen).toEqual(['asked', []]);
});

test('offers nothing if the browser cannot install the page', async () => {
  const page = await stage.open('', { stored: visits(2) });
  expect(await texts(page)).toEqual([]);
});

test('says on an iPhone how to add the page to the home screen', async () => {
  const page = await stage.open('', { before: beIphone, stored: visits(2) });
  const seen = await texts(page);
  await reload(page);
  expect([seen, await texts(page)]).toEqual([
    ['To keep Klondike at hand, tap Share, then “Add to Home Screen”.'],
    [],
  ]);
});
