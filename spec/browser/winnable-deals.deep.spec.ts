/** New games on the page are winnable by default. The solver's worker keeps a few deals in stock. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { onThePage, stored } from './support/built-page.js';

const stage = onThePage();

interface Stocked {
  readonly house: string;
  readonly deal: string;
  readonly difficulty: string;
}

const stockOf = async (page: Page): Promise<readonly Stocked[]> =>
  JSON.parse((await stored(page, 'deal-stock')) ?? '[]') as readonly Stocked[];

/** Waits until the stock has this many deals. */
const waitForStock = (page: Page, deals: number): Promise<unknown> =>
  page.waitForFunction(
    (most) => (JSON.parse(localStorage['klondike-kit:deal-stock'] ?? '[]') as unknown[]).length >= most,
    deals,
  );

const dealOf = async (page: Page): Promise<string | undefined> =>
  /\[Deal "(.*)"\]/.exec((await stored(page, 'game')) ?? '')?.[1];

test('the stock is filled in the background, and New deals from it and adds another deal', async () => {
  const page = await stage.open('#deal=java:11');
  const linked = await dealOf(page);
  await waitForStock(page, 4);
  const [first, ...others] = await stockOf(page);
  await page.keyboard.press('n');
  const dealt = await dealOf(page);
  await waitForStock(page, 4);
  const now = await stockOf(page);
  expect([linked, dealt, now.slice(0, 3)]).toEqual(['java:11', first?.deal, others]);
});

test('a player can ask for hard deals, or for any deal', async () => {
  const page = await stage.open('', { stored: { 'klondike-kit:dealing': 'hard' } });
  await waitForStock(page, 4);
  const difficulties = (await stockOf(page)).map(({ difficulty }) => difficulty);
  await page.evaluate(() => (localStorage['klondike-kit:dealing'] = 'any'));
  await page.keyboard.press('n');
  expect([difficulties, (await stockOf(page)).length]).toEqual([['hard', 'hard', 'hard', 'hard'], 4]);
});

test('without the solver, a new game has a known deal', async () => {
  const page = await stage.open('#deal=java:11', { before: () => Reflect.deleteProperty(window, 'Worker') });
  await page.keyboard.press('n');
  expect(Number((await dealOf(page))?.replace('java:', ''))).toBeLessThan(1000);
});
