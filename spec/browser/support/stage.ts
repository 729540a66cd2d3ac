/** A browser for the specs of one file, and a page to each test. */
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { SettingValues } from '../../../src/core/settings.js';
import type { Engine } from './engine.js';
import { launchEngine } from './engine.js';
import { Room } from './room.js';
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
  /** A page of a player of its own, loaded; `path` is the end of its address. It is closed after the test. */
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
  let browser: Engine;
  let site: Site;
  /** In use by the test, and left by earlier ones. */
  const rooms: Room[] = [];
  const left: Room[] = [];
  const allowed: RegExp[] = [];

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchEngine(), serve()]);
  });

  afterEach(async () => {
    const fine = allowed.splice(0);
    const used = rooms.splice(0);
    left.push(...(await Promise.all(used.map((room) => room.leave(site.address)))).flat());
    const complaints = used.flatMap(({ faults }) => faults.splice(0));
    expect(complaints.filter((complaint) => !fine.some((one) => one.test(complaint)))).toEqual([]);
  });

  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  const roomWith = async (options: BrowserContextOptions): Promise<Room> => {
    const at = left.findIndex((room) => room.isFor(options));
    const [room = await Room.with(browser, options)] = at < 0 ? [] : left.splice(at, 1);
    rooms.push(room);
    return room;
  };

  return {
    open: async (path, { stored, set = {}, before, viewport, ...options } = {}) => {
      const room = await roomWith(options);
      if (stored !== undefined) await room.store(site.address, stored);
      const page = await room.newPage(options);
      if (viewport) await page.setViewportSize(viewport);
      if (Object.keys(set).length > 0) await page.addInitScript(keep, set);
      if (before !== undefined) await page.addInitScript(before);
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
