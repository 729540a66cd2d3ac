/** Pictures of pages, to be looked at: `spec/output/browser/NAME.png`, which are not kept. */
import type { Page } from 'playwright-core';
import { inPackage } from './bundle.js';

export async function pictureOf(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: inPackage(`spec/output/browser/${name}.png`) });
}
