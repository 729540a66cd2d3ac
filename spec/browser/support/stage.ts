/** A browser for the specs of one file, with a page for each test. */
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { SettingValues } from '../../../src/core/settings.js';
import type { Engine } from './engine.js';
import { launchEngine } from './engine.js';
import { ReusableContext } from './reusable-context.js';
import type { Site } from './site.js';
import { serveTestPages } from './test-pages.js';

export interface Opening extends BrowserContextOptions {
  /** The contents of the page's storage at the first visit. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The player's settings. */
  readonly set?: Partial<SettingValues>;
  /** Runs in the page at every load, before its own script. */
  readonly before?: () => void;
}

export interface Stage {
  /** Opens a page for a separate player, and closes it after the test. `path` is the end of its address. */
  readonly open: (path: string, opening?: Opening) => Promise<Page>;
  /** Allows faults that match this pattern in this test. */
  readonly allow: (complaint: RegExp) => void;
}

/**
 * Call it once per file. After every test, it expects that no page reported a fault. By default, the path of a page is a file of the
 * package, such as `examples/custom-element.html?deal=java:11`.
 */
export function inChromium(serve: () => Promise<Site> = serveTestPages): Stage {
  let browser: Engine;
  let site: Site;
  /** The contexts that the current test uses. */
  const inUse: ReusableContext[] = [];
  /** Empty contexts for later tests. */
  const free: ReusableContext[] = [];
  const allowed: RegExp[] = [];

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchEngine(), serve()]);
  });

  afterEach(async () => {
    const fine = allowed.splice(0);
    const used = inUse.splice(0);
    const isFree = await Promise.all(used.map((context) => context.empty(site.address)));
    free.push(...used.filter((_, at) => isFree[at]));
    const complaints = used.flatMap(({ faults }) => faults.splice(0));
    expect(complaints.filter((complaint) => !fine.some((one) => one.test(complaint)))).toEqual([]);
  });

  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  const takeContext = async (options: BrowserContextOptions): Promise<ReusableContext> => {
    const at = free.findIndex((context) => context.isFor(options));
    const [context = await ReusableContext.with(browser, options)] = at < 0 ? [] : free.splice(at, 1);
    inUse.push(context);
    return context;
  };

  return {
    open: async (path, { stored, set = {}, before, viewport, ...options } = {}) => {
      const context = await takeContext(options);
      if (stored !== undefined) await context.store(site.address, stored);
      const page = await context.newPage(options);
      if (viewport) await page.setViewportSize(viewport);
      if (Object.keys(set).length > 0) await page.addInitScript(keep, set);
      if (before !== undefined) await page.addInitScript(before);
      await page.goto(`${site.address}/${path}`);
      return page;
    },
    allow: (complaint) => allowed.push(complaint),
  };
}

/** Runs in the page and stores the items, unless they are already stored. A frame without an origin has no storage. */
function keep(set: Partial<SettingValues>): void {
  if (origin === 'null') return;
  for (const [name, value] of Object.entries(set)) localStorage[`klondike-kit:${name}`] ??= value;
}
