/** The built page on the server of `klondike serve`, in a browser; a page to each test. */
import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { siteServer } from '../../src/cli/serve/site-server.js';
import type { Site } from '../../src/cli/serve/site.js';
import { readSite, siteFile } from '../../src/cli/serve/site.js';
import { inPackage } from './support/bundle.js';
import { launchChromium } from './support/chromium.js';
import { faultsOf } from './support/faults.js';
import { PATIENCE } from './support/stage.js';

export interface Opening extends BrowserContextOptions {
  /** What the page's storage holds when it is first opened. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Runs in the page before its own script, at every load. */
  readonly before?: () => void;
}

export interface PageStage {
  /** The page in a context of its own, loaded; `at` is the end of its address. */
  readonly open: (at?: string, opening?: Opening) => Promise<Page>;
  /** In this test such a complaint is none. */
  readonly allow: (complaint: RegExp) => void;
  /** From now on, and until the end of the test, the server has a file in which this text is replaced. */
  readonly replace: (file: string, text: string | RegExp, by: string) => void;
}

/** To be called once in a file. No page may complain of anything: that is expected after every test. */
export function onThePage(): PageStage {
  jest.setTimeout(PATIENCE);
  let browser: Browser;
  let server: Server;
  const built = readBuilt();
  const site = new Map(built);
  const contexts: BrowserContext[] = [];
  const faults: (readonly string[])[] = [];
  const allowed: RegExp[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
    server = await listening(site);
  }, PATIENCE);

  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    for (const [path, file] of built) site.set(path, file);
    const fine = allowed.splice(0);
    const complaints = faults.splice(0).flat();
    expect(complaints.filter((complaint) => !fine.some((one) => one.test(complaint)))).toEqual([]);
  }, PATIENCE);

  afterAll(async () => {
    await browser.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }, PATIENCE);

  return {
    open: async (at = '', { stored = {}, before, ...options } = {}) => {
      const { port } = server.address() as AddressInfo;
      const origin = `http://127.0.0.1:${port}`;
      const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        storageState: { cookies: [], origins: [{ origin, localStorage }] },
        ...options,
      });
      contexts.push(context);
      faults.push(await faultsOf(context));
      if (before !== undefined) await context.addInitScript(before);
      const page = await context.newPage();
      await page.goto(`${origin}/${at}`);
      return page;
    },
    allow: (complaint) => allowed.push(complaint),
    replace: (file, text, by) => {
      const old = String(built.get(`/${file}`)?.plain.bytes);
      const changed = siteFile(file, Buffer.from(old.replace(text, by)));
      site.set(`/${file}`, changed);
      if (file === 'index.html') site.set('/', changed);
    },
  };
}

function readBuilt(): Site {
  const site = readSite(inPackage('dist/page'));
  if (site === undefined) throw new Error('the page is not built: npm run build');
  return site;
}

async function listening(site: Site): Promise<Server> {
  const server = siteServer(site);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

export const HEAD = '[Game "klondike"]\n[Rules "ulg"]\n';

/** What is stored under the package's name. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(`klondike-kit:${name}`), key);

/** As the toolbar counts them. */
export const movesOf = (page: Page): Promise<string> => page.locator('.moves').innerText();

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

export const draw = (page: Page): Promise<void> => page.getByRole('button', { name: /^Stock/ }).click();

export async function choose(page: Page, entry: string): Promise<void> {
  await button(page, 'Menu').click();
  await page.getByRole('dialog').getByRole('button', { name: entry, exact: true }).click();
}

export const notices = (page: Page): Locator => page.locator('.notice');

/** Drops files on the page: each a name and a text. */
export async function drop(
  page: Page,
  ...files: readonly (readonly [name: string, text: string])[]
): Promise<void> {
  const dataTransfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const [name, text] of all) data.items.add(new File([text], name));
    return data;
  }, files);
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent('body', type, { dataTransfer });
}
