/** A browser for the specs of one file, and a page to each test. */
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from './chromium.js';
import { faultsOf } from './faults.js';
import type { Site } from './site.js';
import { serve } from './site.js';

export interface Stage {
  /**
   * A page in a context of its own, loaded; it is closed after the test. The path is that of a program
   * from the root of the package, such as `examples/custom-element.html?deal=java:11`.
   */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** Room to start a browser, on a machine that does other things too. In milliseconds. */
export const PATIENCE = 60_000;

/** To be called once in a file. No page may complain of anything: that is expected after every test. */
export function inChromium(): Stage {
  let browser: Browser;
  let site: Site;
  const contexts: BrowserContext[] = [];
  const faults: (readonly string[])[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
    site = await serve();
  }, PATIENCE);

  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(faults.splice(0).flat()).toEqual([]);
  }, PATIENCE);

  afterAll(async () => {
    await browser.close();
    await site.close();
  }, PATIENCE);

  return {
    open: async (path, options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      faults.push(await faultsOf(context));
      const page = await context.newPage();
      await page.goto(`${site.address}/${path}`);
      return page;
    },
  };
}
