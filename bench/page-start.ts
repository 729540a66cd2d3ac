/** Measures how soon a player can start on the page that a build's `klondike serve` serves. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, Page } from 'playwright-core';

export interface Served {
  readonly address: string;
  stop(): void;
}

const HERE = join(import.meta.dirname, '..');

/** @param folder the folder of the build; this one by default */
export async function serve(folder = HERE): Promise<Served> {
  const main = join(folder, 'dist', 'cli', 'main.js');
  const server = spawn(process.execPath, [main, 'serve', '--port', '0', '--no-open'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  const [address] = /http:\S+/.exec(line) ?? [];
  if (address === undefined) throw new Error(`the server printed ${line}`);
  return { address, stop: () => server.kill() };
}

/** tsx names functions with a helper that pages don't have. */
const NAMING = { content: 'globalThis.__name = (named) => named;' };

/** A page with an empty cache and empty storage. */
export async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await page.addInitScript(NAMING);
  return page;
}

/** Waits until cards can be dragged. */
export const alive = (page: Page): Promise<void> => page.locator('.table[data-drags]').waitFor();

/** A network that the browser simulates. */
export interface Network {
  /** Bytes per second. */
  readonly rate: number;
  /** In milliseconds. */
  readonly latency: number;
}

/** Milliseconds from the navigation until the cards are on the table, with an empty cache. Monte Carlo deals 25 cards. */
export async function startOf(browser: Browser, address: string, network?: Network): Promise<number> {
  const page = await newPage(browser);
  if (network !== undefined) await slowDown(page, network);
  await page.addInitScript(() => {
    const look = (): void => {
      const places = [...document.querySelectorAll('main *')];
      const isSet = places.some(
        ({ shadowRoot }) => (shadowRoot?.querySelectorAll('.card').length ?? 0) >= 25,
      );
      if (isSet) performance.mark('playable');
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('playable').length > 0);
  const time = await page.evaluate(() => performance.getEntriesByName('playable')[0]?.startTime ?? NaN);
  await page.context().close();
  return time;
}

async function slowDown(page: Page, { rate, latency }: Network): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
}
