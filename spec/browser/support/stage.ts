/** A browser for the specs of one file, and a page to each test. */
import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { SettingValues } from '../../../src/core/settings.js';
import type { Engine } from './engine.js';
import { PATIENCE, launchEngine } from './engine.js';
import { faultsOf } from './faults.js';
import type { Site } from './site.js';
import { serveTestPages } from './test-pages.js';

export interface Opening extends BrowserContextOptions {
  /** What the page's storage holds when it is first opened. */
  readonly stored?: Readonly<Record<string, string>>;
  /** What its player has set about play. */
  readonly set?: Partial<SettingValues>;
  /** Runs in the page before its own script, at every load. */
  readonly before?: () => void;
}

export interface Stage {
  /** A page in a context of its own, loaded; `path` is the end of its address. It is closed after the test. */
  readonly open: (path: string, opening?: Opening) => Promise<Page>;
  /** In this test such a complaint is none. */
  readonly allow: (complaint: RegExp) => void;
}

/**
 * To be called once in a file. No page may complain of anything: that is expected after every test.
 * By default the path of a page is that of a program from the root of the package, such as
 * `examples/custom-element.html?deal=java:11`.
 */
export function inChromium(serve: () => Promise<Site> = serveTestPages): Stage {
  jest.setTimeout(PATIENCE);
  let browser: Engine;
  let site: Site;
  const contexts: BrowserContext[] = [];
  const faults: (readonly string[])[] = [];
  const allowed: RegExp[] = [];

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchEngine(), serve()]);
  });

  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    const fine = allowed.splice(0);
    const complaints = faults.splice(0).flat();
    expect(complaints.filter((complaint) => !fine.some((one) => one.test(complaint)))).toEqual([]);
  });

  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  return {
    open: async (path, { stored, set = {}, before, ...options } = {}) => {
      const context = await browser.newContext({ ...storing(site.address, stored), ...options });
      contexts.push(context);
      faults.push(await faultsOf(context));
      if (Object.keys(set).length > 0) await context.addInitScript(keep, set);
      if (before !== undefined) await context.addInitScript(before);
      const page = await context.newPage();
      await page.goto(`${site.address}/${path}`);
      return page;
    },
    allow: (complaint) => allowed.push(complaint),
  };
}

/** Runs in the page: keeps what is set, unless it is kept already. A frame without an origin keeps nothing. */
function keep(set: Partial<SettingValues>): void {
  if (origin === 'null') return;
  for (const [name, value] of Object.entries(set)) localStorage[`klondike-kit:${name}`] ??= value;
}

/** A page of its own is opened to fill the storage, so only where there is something to store. */
function storing(origin: string, stored: Opening['stored']): Pick<BrowserContextOptions, 'storageState'> {
  if (stored === undefined) return {};
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}
