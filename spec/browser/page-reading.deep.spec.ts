/** Tests the page around the table, for screen readers and keyboards. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFaults } from './support/axe.js';
import { button, choose, notices, onThePage } from './support/built-page.js';

const stage = onThePage();

/** The name of the focused element, in a table or outside it. */
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const on = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    return on?.ariaLabel ?? on?.textContent ?? null;
  });

test('one heading names the game in play for screen readers and takes no room', async () => {
  const page = await stage.open('#deal=java:11', { viewport: { width: 390, height: 844 } });
  const headings = page.getByRole('heading');
  const seen: unknown[] = [await headings.allInnerTexts()];
  await choose(page, 'Monte Carlo');
  seen.push(await headings.allInnerTexts(), (await page.locator('main').boundingBox())?.y);
  expect(seen).toEqual([['Klondike'], ['Monte Carlo Solitaire'], 0]);
  expect(await axeFaults(page)).toEqual([]);
});

test('a notice below the cards comes before the table in the Tab order', async () => {
  const page = await stage.open('#deal=java:11', { viewport: { width: 320, height: 568 } });
  await page.keyboard.press('Space');
  await page.keyboard.press('n');
  await notices(page).waitFor();
  await button(page, 'New game').focus();
  const stops: (string | null)[] = [];
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    stops.push(await focused(page));
  }
  const [table, notice] = [await page.locator('main').boundingBox(), await notices(page).boundingBox()];
  expect(stops).toEqual(['Dismiss', 'Back to previous game', 'Dismiss', 'New game']);
  expect((table?.y ?? 0) + (table?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
});
