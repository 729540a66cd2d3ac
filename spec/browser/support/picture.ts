/**
 * If `KLONDIKE_PICTURES` is set, takes pictures of pages for a person to look at: `spec/output/browser/NAME.png`. Git
 * ignores them.
 */
import type { Page } from 'playwright-core';
import { inPackage } from './bundle.js';

const ASKED_FOR = process.env['KLONDIKE_PICTURES'] !== undefined;

export async function pictureOf(page: Page, name: string): Promise<void> {
  if (ASKED_FOR) await page.screenshot({ path: inPackage(`spec/output/browser/${name}.png`) });
}
