/** A Firefox with touch for the specs in one file, driven by Puppeteer, with a page for each test. */
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Page as SeenPage } from 'playwright-core';
import type { Browser, Page } from 'puppeteer-core';
import { launch } from 'puppeteer-core';
import type { Point } from '../../browser/pages/points.js';
import type { Site } from '../../browser/support/site.js';
import { findFirefox } from '../find-firefox.js';

export interface FingerPage {
  readonly page: Page;
  /** The same page, for functions that read tables. It has only `evaluate`. */
  readonly seen: SeenPage;
}

const PREFERENCES = {
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'ui.prefersReducedMotion': 1,
  'dom.w3c_touch_events.enabled': 1,
};

/** Call it once per file. Opens pages of the site at the size of a phone. `path` is the last part of the address. */
export function withFingers(serve: () => Promise<Site>): (path: string) => Promise<FingerPage> {
  let browser: Browser;
  let site: Site;
  const pages: Page[] = [];

  beforeAll(async () => {
    const firefox = { browser: 'firefox', executablePath: findFirefox(process.env) } as const;
    [browser, site] = await Promise.all([launch({ ...firefox, extraPrefsFirefox: PREFERENCES }), serve()]);
  });

  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.close()));
  });

  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  return async (path) => {
    const page = await browser.newPage();
    pages.push(page);
    await page.setViewport({ width: 390, height: 844 });
    await page.goto(`${site.address}/${path}`);
    const seen: unknown = page;
    return { page, seen: seen as SeenPage };
  };
}

declare global {
  /** Did the page get a click since the last call? */
  var isClicked: boolean;
}

/**
 * Puppeteer needs two commands for a tap, and Firefox ignores one that lasts a quarter of a second. On a busy machine,
 * this function taps again. @throws Error if no tap becomes a click
 */
export async function tap(page: Page, { x, y }: Point): Promise<void> {
  for (let times = 0; times < 5; times++) {
    await page.evaluate(() => {
      globalThis.isClicked = false;
      addEventListener('click', () => (globalThis.isClicked = true), { capture: true, once: true });
    });
    await page.touchscreen.tap(x, y);
    if (await page.evaluate(() => isClicked)) return;
  }
  throw new Error(`no tap at ${x}, ${y} makes a click`);
}
