/** New games on the page are winnable by default. The solver's worker finds a few spare deals. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { onThePage, stored } from './support/built-page.js';

const stage = onThePage();

interface SpareDeal {
  readonly house: string;
  readonly deal: string;
  readonly difficulty: string;
}

const spareDealsOf = async (page: Page): Promise<readonly SpareDeal[]> =>
  JSON.parse((await stored(page, 'spare-deals')) ?? '[]') as readonly SpareDeal[];

/** Waits until the page has this many spare deals. */
const waitForSpareDeals = (page: Page, deals: number): Promise<unknown> =>
  page.waitForFunction(
    (most) => (JSON.parse(localStorage['klondike-kit:spare-deals'] ?? '[]') as unknown[]).length >= most,
    deals,
  );

const dealOf = async (page: Page): Promise<string | undefined> =>
  /\[Deal "(.*)"\]/.exec((await stored(page, 'game')) ?? '')?.[1];

test('the page finds spare deals in the background, and New takes the oldest one', async () => {
  const page = await stage.open('#deal=java:11');
  const linked = await dealOf(page);
  await waitForSpareDeals(page, 4);
  const [first, ...others] = await spareDealsOf(page);
  await page.keyboard.press('n');
  const dealt = await dealOf(page);
  await waitForSpareDeals(page, 4);
  const now = await spareDealsOf(page);
  expect([linked, dealt, now.slice(0, 3)]).toEqual(['java:11', first?.deal, others]);
});

test('a player can ask for hard deals, or for any deal', async () => {
  const page = await stage.open('', { stored: { 'klondike-kit:dealing': 'hard' } });
  await waitForSpareDeals(page, 4);
  const difficulties = (await spareDealsOf(page)).map(({ difficulty }) => difficulty);
  await page.evaluate(() => (localStorage['klondike-kit:dealing'] = 'any'));
  await page.keyboard.press('n');
  expect([difficulties, (await spareDealsOf(page)).length]).toEqual([['hard', 'hard', 'hard', 'hard'], 4]);
});

test('without the solver, a new game has a known deal', async () => {
  const page = await stage.open('#deal=java:11', { before: () => Reflect.deleteProperty(window, 'Worker') });
  await page.keyboard.press('n');
  expect(Number((await dealOf(page))?.replace('java:', ''))).toBeLessThan(1000);
});
