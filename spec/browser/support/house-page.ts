/** Opens the built page with a game in a house, and reads its table. */
import type { PileId } from 'klondike-kit';
import type { Page } from 'playwright-core';
import type { PageStage } from './built-page.js';
import { onThePage } from './built-page.js';
import { bundle } from './bundle.js';
import { topOf } from './table.js';

const TABLE_READER = 'spec/browser/pages/built-table-reader.ts';

/** Call it once per file. */
export function atTheHouses(): PageStage {
  const stage = onThePage();
  let program: Promise<string> | undefined;
  return {
    ...stage,
    open: async (at, opening) => {
      program ??= bundle(TABLE_READER);
      const page = await stage.open(at, opening);
      await page.addInitScript({ content: await program });
      await page.evaluate(await program);
      return page;
    },
  };
}

/** The end of the page's address, for a game in a house. */
export const gameOf = (rules: string, deal: string): string =>
  `#rules=${rules}&deal=${deal.replaceAll(' ', '+')}`;

/** The last announcement. Uses `textContent`, which specs can wait for, because `innerText` may drop spaces. */
export const saidOn = async (page: Page): Promise<string> =>
  (await page.locator('.status').textContent()) ?? '';

export async function clickOn(page: Page, pile: PileId): Promise<void> {
  const { x, y } = await topOf(page, pile);
  await page.mouse.click(x, y);
}
