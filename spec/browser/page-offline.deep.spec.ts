/** Uses the page as an app: installs it, goes offline, closes it and opens it again. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button, draw, onThePage, waitForServiceWorker } from './support/built-page.js';
import { movesOf } from './support/table.js';

const stage = onThePage();

interface Manifest {
  readonly name: string;
  readonly display: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

test('the page can be installed, and its manifest names icons of the right sizes', async () => {
  const page = await stage.open();
  const { manifest, sizes } = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const read = (await (await fetch(link?.href ?? '')).json()) as Manifest;
    const drawn = read.icons.map(async ({ src }) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return src.endsWith('.svg') ? 'any' : `${image.naturalWidth}x${image.naturalHeight}`;
    });
    return { manifest: read, sizes: await Promise.all(drawn) };
  });
  expect([manifest.name, manifest.display, manifest.start_url]).toEqual(['Klondike', 'standalone', './']);
  expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
});

test('the browser can read the manifest under the content policy', async () => {
  const page = await stage.open();
  const session = await page.context().newCDPSession(page);
  const { data = '', errors } = await session.send('Page.getAppManifest');
  expect([(JSON.parse(data) as Manifest).name, errors]).toEqual(['Klondike', []]);
});

test('a court of the classic deck stays available offline once it was shown', async () => {
  const stored = { 'klondike-kit:look': '{"deck":"classic"}' };
  const page = await stage.open('#deal=java:33', { serviceWorkers: 'allow', stored });
  await waitForServiceWorker(page);
  await page.reload();
  const keptCourts = (): Promise<string[]> =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().flatMap(({ url }) => /court-.*/.exec(url) ?? []);
    });
  await page.waitForFunction(async () => (await caches.match('court-kh.svg')) !== undefined);
  expect((await keptCourts()).sort()).toEqual(
    expect.arrayContaining(['court-kh.svg', 'court-ks.svg', 'court-qd.svg']),
  );
});

test('a notice reports a new build, and the next load shows it', async () => {
  const page = await stage.open('#deal=java:11', { serviceWorkers: 'allow' });
  await draw(page);
  await waitForServiceWorker(page);
  stage.replace('index.html', '<title>Klondike', '<title>Klondike, built again');
  stage.replace('service-worker.js', /(?<=`)\$\{\w+\}/, '$&again-');
  await page.reload();
  expect(await page.title()).toBe('Klondike');
  await button(page, 'Reload the page').click();
  await page.waitForFunction(() => document.title === 'Klondike, built again');
  expect([await movesOf(page), await page.evaluate(() => caches.keys())]).toEqual([
    '1 move',
    [expect.stringMatching(/^klondike-kit:again-/)],
  ]);
});

test('parts of an earlier build stay while another page is open', async () => {
  const page = await stage.open('#deal=java:11', { serviceWorkers: 'allow' });
  await waitForServiceWorker(page);
  await page.evaluate(async () => {
    const cache = await caches.open('klondike-kit:earlier');
    await cache.put('part-of-earlier.js', new Response('earlier'));
  });
  const askedIn = (one: Page): Promise<string> =>
    one.evaluate(async () => (await fetch('part-of-earlier.js')).text());
  const other = await page.context().newPage();
  await other.goto(page.url());
  expect([await movesOf(other), await askedIn(page)]).toEqual(['0 moves', 'earlier']);
  await other.close();
  await page.reload();
  await page.waitForFunction(async () => !(await caches.has('klondike-kit:earlier')));
  expect(await movesOf(page)).toBe('0 moves');
});

test('if another program answers at the address, the browser shows it, and the service worker unregisters', async () => {
  const page = await stage.open('#deal=java:11', { serviceWorkers: 'allow' });
  await waitForServiceWorker(page);
  const other = '<!doctype html><title>Another program</title><link rel="icon" href="data:,">';
  stage.replace('index.html', /^[^]*$/, other);
  await page.reload();
  const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect([await page.title(), workers.length]).toEqual(['Another program', 0]);
});
