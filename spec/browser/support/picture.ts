/** Pictures of pages, to be looked at: `spec/output/browser/NAME.png`, which are not kept. Taken where `KLONDIKE_PICTURES` is set. */
import type { Page } from 'playwright-core';
import { inPackage } from './bundle.js';

const ASKED_FOR = process.env['KLONDIKE_PICTURES'] !== undefined;

export async function pictureOf(page: Page, name: string): Promise<void> {
  if (ASKED_FOR) await page.screenshot({ path: inPackage(`spec/output/browser/${name}.png`) });
}
